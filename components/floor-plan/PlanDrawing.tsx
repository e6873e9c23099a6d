import type { ReactNode } from "react";
import {
  type PlanDrawing as Drawing,
  OUTSIDE_WALL,
  type RoomTint,
} from "@/lib/listings/floor-plans/drawing";
import type { RoomLabel } from "@/lib/listings/floor-plans/labels";
import { FLOOR_PLAN } from "./copy";

const TINTS: Record<RoomTint, string> = {
  main: "fill-surface",
  wet: "fill-brand-soft",
  passage: "fill-sunken",
  outside: "fill-leaf-soft",
};

interface PlanDrawingProps {
  drawing: Drawing;
  /** What the drawing is called; it is one picture then, and says nothing else. */
  name: string;
}

/** The plan of one level: walls, doors, windows, names and surfaces of rooms, a scale. */
export function PlanDrawing({ drawing, name }: PlanDrawingProps) {
  const floors = (Object.keys(TINTS) as RoomTint[]).map((tint) => (
    <path
      key={tint}
      className={TINTS[tint]}
      d={drawing.rooms.map((room) => (room.tint === tint ? room.d : "")).join("")}
    />
  ));
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={name}
      className="plan"
      // The text is in the table beside it.
      focusable="false"
    >
      <PlanParts drawing={drawing} floors={floors} />
      <g className="fill-ink">
        {drawing.rooms.map(
          ({ label }) => label && <Label key={`${label.x} ${label.y}`} label={label} />,
        )}
      </g>
    </svg>
  );
}

/** Walls, floors and openings of a level, the scale below. Labels go on top of them. */
export function PlanParts({ drawing, floors }: { drawing: Drawing; floors: ReactNode }) {
  const { walls, outdoors, doorways, windows, lines, scale } = drawing;
  return (
    <>
      <path d={walls} className="plan-walls" strokeWidth={2 * OUTSIDE_WALL} />
      {floors}
      {outdoors && <path d={outdoors} className="plan-lines" />}
      <path d={doorways} className="fill-sunken" />
      <path d={windows} className="plan-windows" />
      <path d={lines} className="plan-lines" />
      <path d={scale.d} className="plan-lines" />
      <text x={scale.x} y={scale.y} fontSize={scale.size} className="fill-ink-soft">
        {FLOOR_PLAN.metres(scale.metres)}
      </text>
    </>
  );
}

/** The name and the surface of a room, or its number. */
export function Label({ label: { x, y, size, lines } }: { label: RoomLabel }) {
  return (
    <text fontSize={size} textAnchor="middle" y={y} fontWeight={600}>
      {lines.map((line, at) => (
        <tspan
          key={line}
          x={x}
          {...(at > 0 && { dy: "1.2em" })}
          {...(at > 0 && at === lines.length - 1 && { fontWeight: 400 })}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
