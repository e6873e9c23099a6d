import { labelOf, type RoomLabel } from "./labels.ts";
import { behind, extentOf, extentOfLevel, inwards } from "./rules.ts";
import type { DrawnLevel, Opening, PlanRoom, Point, RoomKind } from "./schemas.ts";

/** Centimetres that outside walls are thick, and the margin around the drawing. */
export const OUTSIDE_WALL = 20;
const MARGIN = OUTSIDE_WALL + 5;
/** Room below the drawing for the scale, as a share of the drawing's width. */
const SCALE_SHARE = 0.075;
/** Size of the scale's text, as a share of the drawing's width. */
const SCALE_TEXT = 1 / 40;
const STAIR_TREAD = 25;

/** What the floor of a room is tinted by. */
export type RoomTint = "main" | "wet" | "passage" | "outside";

const TINTS: Record<RoomKind, RoomTint> = {
  living: "main",
  bedroom: "main",
  kitchen: "wet",
  bathroom: "wet",
  toilet: "wet",
  hall: "passage",
  storage: "passage",
  stairs: "passage",
  annex: "outside",
  outdoor: "outside",
};

export interface RoomDrawing {
  /** Its floor, as the `d` of a path. */
  d: string;
  tint: RoomTint;
  label: RoomLabel | null;
}

/** A level as paths, in centimetres. */
export interface PlanDrawing {
  viewBox: string;
  rooms: readonly RoomDrawing[];
  /** The rooms that walls stand around: stroked, twice as wide as an outside wall. */
  walls: string;
  /** Balconies and terraces. */
  outdoors: string;
  /** Where doors and passages cut the walls, and where windows do. */
  doorways: string;
  windows: string;
  /** Leaves of doors with the arcs they describe, panes of windows, treads of stairs. */
  lines: string;
  scale: { d: string; x: number; y: number; size: number; metres: number };
}

const whole = Math.round;
const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join("L")}Z`;
const shifted = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/**
 * Draws a level. `surfaceText` writes a surface in m²; `width` is the width that all levels of a home are
 * drawn at, so that they are to one scale.
 */
export function drawLevel(
  { rooms, height }: DrawnLevel,
  width: number,
  surfaceText: (surface: number) => string,
): PlanDrawing {
  const extent = extentOfLevel(rooms);
  const left = whole((extent.x[0] + extent.x[1] - width) / 2) - MARGIN;
  const frame = width + 2 * MARGIN;
  const below = whole(frame * SCALE_SHARE);
  const openings = rooms.flatMap((room) => room.openings.map((opening) => ({ opening, room })));
  const gaps = (isWindow: boolean) =>
    openings
      .filter(({ opening }) => isGlass(opening) === isWindow)
      .map(({ opening, room }) => gapOf(opening, room, rooms))
      .join("");
  return {
    viewBox: `${left} ${-MARGIN} ${frame} ${height + 2 * MARGIN + below}`,
    rooms: rooms.map((room, index) => ({
      d: polygon(room.outline),
      tint: TINTS[room.kind],
      label:
        room.kind === "stairs"
          ? null
          : labelOf(room, {
              number: index + 1,
              surface: surfaceText(room.surface),
              frame,
            }),
    })),
    walls: floorsOf(rooms.filter(({ kind }) => kind !== "outdoor")),
    outdoors: floorsOf(rooms.filter(({ kind }) => kind === "outdoor")),
    doorways: gaps(false),
    windows: gaps(true),
    lines:
      openings.map(({ opening, room }) => leafOf(opening, room, rooms)).join("") +
      rooms
        .filter(({ kind }) => kind === "stairs")
        .map(treadsOf)
        .join(""),
    scale: scaleOf(extent.x[0], height + MARGIN, frame),
  };
}

/** The width that a home's levels are drawn at: that of the widest one. */
export function commonWidth(levels: readonly DrawnLevel[]): number {
  const widths = levels.map(({ rooms }) => {
    const { x } = extentOfLevel(rooms);
    return x[1] - x[0];
  });
  return Math.max(0, ...widths);
}

const floorsOf = (rooms: readonly PlanRoom[]) =>
  rooms.map(({ outline }) => polygon(outline)).join("");
const isGlass = ({ kind }: Opening) => kind === "window" || kind === "glazed";

const wallBehind = (opening: Opening, room: PlanRoom, rooms: readonly PlanRoom[]) =>
  behind(opening, room, rooms).wall || OUTSIDE_WALL;

/** The piece of wall that an opening takes away. */
function gapOf(opening: Opening, room: PlanRoom, rooms: readonly PlanRoom[]): string {
  const { from, to } = opening;
  const inside = inwards(opening, room.outline);
  const wall = wallBehind(opening, room, rooms);
  // A little into the room, so that no seam is left between two floors.
  const [near, far] = isGlass(opening) ? [0, -wall] : [1, -wall - 1];
  return polygon([
    shifted(from, inside, near),
    shifted(to, inside, near),
    shifted(to, inside, far),
    shifted(from, inside, far),
  ]);
}

/** What fills an opening: a leaf and its arc, a pane, or nothing. */
function leafOf(opening: Opening, room: PlanRoom, rooms: readonly PlanRoom[]): string {
  const { kind, from, to } = opening;
  const inside = inwards(opening, room.outline);
  if (kind === "door") return swing(from, to, inside);
  if (kind === "passage") return "";
  const middle = -wallBehind(opening, room, rooms) / 2;
  const [start, end] = [shifted(from, inside, middle), shifted(to, inside, middle)];
  const pane = `M${start.map(whole).join(" ")}L${end.map(whole).join(" ")}`;
  if (kind === "window") return pane;
  const meeting: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return pane + swing(from, meeting, inside) + swing(to, meeting, inside);
}

/** A leaf that stands open at a right angle, and the arc that it describes when it closes. */
function swing(hinge: Point, closed: Point, inside: Point): string {
  const radius = whole(Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]));
  const tip = shifted(hinge, inside, radius);
  const turn =
    (tip[0] - hinge[0]) * (closed[1] - hinge[1]) - (tip[1] - hinge[1]) * (closed[0] - hinge[0]);
  const [h, t, c] = [hinge, tip, closed].map((point) => point.map(whole).join(" "));
  return `M${h}L${t}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${c}`;
}

/** The treads of stairs, across their longer side. */
function treadsOf({ outline }: PlanRoom): string {
  const { x, y } = extentOf(outline);
  const [width, depth] = [x[1] - x[0], y[1] - y[0]];
  const treads: string[] = [];
  for (let at = STAIR_TREAD; at < Math.max(width, depth); at += STAIR_TREAD) {
    treads.push(
      depth >= width ? `M${x[0]} ${y[0] + at}h${width}` : `M${x[0] + at} ${y[0]}v${depth}`,
    );
  }
  return treads.join("");
}

/** A bar of one or more metres below the drawing, about a fifth as wide as it. */
function scaleOf(x: number, top: number, frame: number): PlanDrawing["scale"] {
  const metres = Math.max(1, Math.round(frame / 500));
  const size = whole(frame * SCALE_TEXT);
  const y = whole(top + size * 0.9);
  const tick = whole(size / 3);
  return {
    d: `M${x} ${y - tick}v${2 * tick}m0 -${tick}h${metres * 100}m0 -${tick}v${2 * tick}`,
    x: x + metres * 100 + size / 2,
    y: whole(y + size * 0.35),
    size,
    metres,
  };
}
