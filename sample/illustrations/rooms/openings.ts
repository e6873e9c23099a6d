import { drawRail } from "../building/balconies.ts";
import { darker, lighter, mix } from "../engine/colour.ts";
import { at, type Frame, panel, quad, streak } from "../engine/frame.ts";
import { clipTo, cut, lerp, type P2, type P3, rectangle } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { pixel, pixelsAt, seen, tone } from "../engine/stage.ts";
import { drawView, type ViewKind } from "./outlook.ts";
import type { Room, Side } from "./types.ts";

export interface RoomWindow {
  side: Side;
  /** Along the wall from its left end seen from inside, and from the floor. */
  u: number;
  v: number;
  w: number;
  h: number;
  columns: number;
  rows: number;
  joinery: string;
  /** Iron or glass guard outside a window that opens to the floor. */
  guard?: boolean;
  curtains?: string | undefined;
  view: ViewKind;
  /** A window that is not in an upright wall. */
  frame?: Frame;
}

export function wallFrame(room: Room, side: Side): Frame {
  return side === "back" ? room.back : side === "left" ? room.left : room.right;
}

const THICKNESS = 0.24;

/** A window seen from inside, the view through it, its curtains and the light it lets in. */
export function drawRoomWindow(room: Room, sheet: Sheet, spec: RoomWindow): void {
  const { stage } = room;
  const frame = spec.frame ?? wallFrame(room, spec.side);
  const { u, v, w, h } = spec;
  const outer = seen(stage, quad(frame, u, v, w, h));
  if (outer.length < 3) return;
  const reveal = mix(room.palette.ceiling, "#fff4d6", 0.4);
  sheet.polygon(outer, tone(stage, reveal, [0, 1, 0]));
  const visible = clipTo(seen(stage, quad(frame, u, v, w, h, -THICKNESS)), outer);
  if (visible.length < 3) return;
  const outside = sheet.child({ clip: visible });
  drawView(stage, outside, room.mood, spec.view, boundsOf(visible), room.dice.fork(`view${u}`));
  if (spec.guard) {
    drawRail(stage, outside, frame, u - 0.2, v + 0.02, w + 0.4, -THICKNESS - 0.3, {
      style: room.style === "modern" ? "glass" : "scrolls",
      colour: "#3c4246",
      height: 1,
    });
  }
  bars(room, sheet, frame, spec, outer, visible);
  panel(stage, sheet, frame, u - 0.06, v - 0.05, w + 0.12, 0.05, reveal, 0.05);
  for (const side of [u - 0.07, u + w])
    panel(stage, sheet, frame, side, v, 0.07, h + 0.07, lighter(spec.joinery, 0.01));
  panel(stage, sheet, frame, u - 0.07, v + h, w + 0.14, 0.07, lighter(spec.joinery, 0.01));
  lightPool(room, frame, spec);
  if (spec.curtains) curtains(room, sheet, frame, spec, spec.curtains);
}

interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boundsOf(points: readonly P2[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Panes of a window in its wall's plane. */
function panes({ u, v, w, h, columns, rows }: RoomWindow, frameWidth = 0.07, bar = 0.035): P2[][] {
  const list: P2[][] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const gapX = bar / 2;
      const left = lerp(u + frameWidth, u + w - frameWidth, column / columns) + gapX;
      const low = lerp(v + frameWidth, v + h - frameWidth, row / rows) + gapX;
      list.push(
        rectangle(
          left,
          low,
          (w - frameWidth * 2) / columns - bar,
          (h - frameWidth * 2) / rows - bar,
        ),
      );
    }
  }
  return list;
}

function bars(
  room: Room,
  sheet: Sheet,
  frame: Frame,
  spec: RoomWindow,
  outer: readonly P2[],
  visible: readonly P2[],
): void {
  const { stage } = room;
  const holes = panes(spec).map((pane) =>
    clipTo(
      seen(
        stage,
        pane.map(([x, y]) => at(frame, x, y, -THICKNESS)),
      ),
      outer,
    ),
  );
  const paint = mix(
    tone(stage, spec.joinery, frame.n),
    room.mood.night > 0.5 ? "#3a3440" : "#fff8e6",
    0.12,
  );
  sheet.pierced(
    visible,
    holes.filter((hole) => hole.length > 2),
    paint,
  );
}

/** The panes' light, cast along the sun on the floor and the walls it reaches. */
function lightPool(room: Room, frame: Frame, spec: RoomWindow): void {
  const { stage, width, depth, height, mood } = room;
  const { toSun, sun } = stage.light;
  if (mood.night > 0.5) return;
  const strength = Math.min(0.72, ((sun[0] + sun[1]) / 2) * 2.2);
  const colour = mix("#ffe6a6", mood.sky[2], 0.2);
  const fall = (point: P3, t: number): P3 => [
    point[0] - toSun[0] * t,
    point[1] - toSun[1] * t,
    point[2] - toSun[2] * t,
  ];
  for (const pane of panes(spec)) {
    const corners = pane.map(([x, y]) => at(frame, x, y));
    const floor = corners.map((corner): P2 => {
      const [x, , z] = fall(corner, corner[1] / toSun[1]);
      return [x, z];
    });
    const inside = cut(
      cut(
        cut(floor, ([x]) => x + width / 2),
        ([x]) => width / 2 - x,
      ),
      ([, z]) => depth - z,
    );
    room.glow.polygon(
      seen(
        stage,
        inside.map(([x, z]): P3 => [x, 0.005, z]),
      ),
      colour,
      strength,
    );
    const wallX = toSun[0] < 0 ? width / 2 : -width / 2;
    if (Math.abs(toSun[0]) > 0.15 && frame !== (toSun[0] < 0 ? room.right : room.left)) {
      const onSide = corners.map((corner): P2 => {
        const [, y, z] = fall(corner, (corner[0] - wallX) / toSun[0]);
        return [z, y];
      });
      const shape = cut(
        cut(
          cut(onSide, ([, y]) => y),
          ([, y]) => height - y,
        ),
        ([z]) => depth - z,
      );
      room.glow.polygon(
        seen(
          stage,
          shape.map(([z, y]): P3 => [wallX, y, z]),
        ),
        colour,
        strength * 0.6,
      );
    }
    if (toSun[2] < -0.1 && frame !== room.back) {
      const onBack = corners.map((corner): P2 => {
        const [x, y] = fall(corner, (corner[2] - depth) / toSun[2]);
        return [x, y];
      });
      const shape = cut(
        cut(
          cut(onBack, ([, y]) => y),
          ([x]) => x + width / 2,
        ),
        ([x]) => width / 2 - x,
      );
      room.glow.polygon(
        seen(
          stage,
          shape.map(([x, y]): P3 => [x, y, depth - 0.01]),
        ),
        colour,
        strength * 0.6,
      );
    }
  }
}

/** A pair of full-length curtains, gathered in folds, on a rod. */
function curtains(
  room: Room,
  sheet: Sheet,
  frame: Frame,
  { u, v, w, h }: RoomWindow,
  colour: string,
): void {
  const { stage, dice } = room;
  const top = Math.min(room.height - 0.12, v + h + 0.18);
  streak(
    stage,
    sheet,
    frame,
    [
      [u - 0.42, top],
      [u + w + 0.42, top],
    ],
    0.035,
    room.palette.metal,
    0.1,
  );
  const reach = Math.min(0.52, w * 0.36);
  for (const side of [-1, 1]) {
    const edge = side === -1 ? u - 0.3 : u + w + 0.3;
    const folds = 7;
    const hem = edge - side * reach * 1.12;
    const backing = [
      at(frame, edge, top, 0.09),
      at(frame, edge - side * reach, top, 0.09),
      at(frame, hem, 0.03, 0.09),
      at(frame, edge, 0.03, 0.09),
    ];
    sheet.polygon(seen(stage, backing), tone(stage, darker(colour, 0.03), [0.3 * side, 0.3, -0.6]));
    for (let index = 0; index < folds; index += 1) {
      const a = edge - (side * (reach * index)) / folds;
      const b = edge - (side * (reach * (index + 1))) / folds;
      const flare = 1 + 0.12 * (index / folds);
      const d = 0.1 + (index % 2) * 0.015;
      const low = dice.range(0.02, 0.05);
      const shape = [
        at(frame, a, top, d),
        at(frame, b, top, d),
        at(frame, edge + (b - edge) * flare, low, d),
        at(frame, edge + (a - edge) * flare, low, d),
      ];
      const fold = index % 2 ? lighter(colour, 0.02) : darker(colour, 0.045);
      sheet.polygon(seen(stage, shape), tone(stage, fold, [0.3 * side, 0.3, -0.6]));
    }
  }
}

/** Bloom around a window, laid over everything: air full of light. */
export function bloom(room: Room, spec: RoomWindow): void {
  const { stage, mood } = room;
  if (mood.night > 0.5) return;
  const frame = spec.frame ?? wallFrame(room, spec.side);
  const middle = at(frame, spec.u + spec.w / 2, spec.v + spec.h * 0.55);
  const centre = pixel(stage, middle);
  const radius = Math.min(620, spec.h * pixelsAt(stage, middle) * 1.25);
  const paint = stage.sheet.definitions.radial(centre, radius, [
    [0, "#fff3cf", 0.4],
    [0.45, "#fff0c4", 0.14],
    [1, "#fff0c4", 0],
  ]);
  stage.sheet.circle(centre, radius, paint);
}

/** A doorway in a wall, with the next room glimpsed through it. */
export function drawDoorway(
  room: Room,
  sheet: Sheet,
  side: Side,
  u: number,
  colour: string,
  open: boolean,
): void {
  const { stage, palette } = room;
  const frame = wallFrame(room, side);
  const h = 2.1;
  const w = 0.86;
  panel(
    stage,
    sheet,
    frame,
    u - 0.09,
    0,
    w + 0.18,
    h + 0.09,
    lighter(palette.ceiling, -0.01),
    0.015,
  );
  if (open) {
    panel(stage, sheet, frame, u, 0, w, h, mix(palette.accent, "#fff0cf", 0.45));
    panel(stage, sheet, frame, u, 0, w, 0.24, mix(palette.wood, "#fff0cf", 0.2));
    return;
  }
  panel(stage, sheet, frame, u, 0, w, h, colour, 0.02);
  for (const [low, high] of [
    [0.12, 0.82],
    [0.98, 1.98],
  ] as const) {
    streak(
      stage,
      sheet,
      frame,
      [
        [u + 0.13, low],
        [u + w - 0.13, low],
        [u + w - 0.13, high],
        [u + 0.13, high],
        [u + 0.13, low],
      ],
      0.025,
      darker(colour, 0.06),
      0.025,
    );
  }
  const knob = pixel(stage, at(frame, u + w - 0.09, 1.02, 0.05));
  sheet.circle(knob, Math.max(2, 0.028 * pixelsAt(stage, at(frame, u, 1))), "#c9a55a");
}
