import { rubble } from "../building/masonry.ts";
import { lighter } from "../engine/colour.ts";
import { at, box, cornersOf, type Frame, within } from "../engine/frame.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, on, type Stage } from "../engine/stage.ts";
import { wallOn } from "../engine/wall.ts";
import { drawHedge } from "../nature/hedges.ts";
import type { House, Setting } from "./house.ts";

/** What closes the garden towards the viewer, open where the path passes. */
export function drawFence(
  stage: Stage,
  setting: Setting,
  frame: Frame,
  house: House,
  shade: Sheet,
): void {
  const { dice } = stage;
  const distance = dice.range(6.5, 8);
  const line = within(frame, 0, 0, distance);
  const gap = dice.range(1.3, 1.8);
  const spans: readonly (readonly [number, number])[] = [
    [-18, house.door - gap],
    [house.door + gap, house.drive?.[0] ?? house.width + 18],
    ...(house.drive ? [[house.drive[1], house.width + 18] as const] : []),
  ];
  for (const [from, to] of spans) {
    if (setting.fence === "hedge") {
      drawHedge(on(stage, {}), at(line, from, 0, 0), at(line, to, 0, 0), 0.95, {
        foliage: "#6a8b54",
        shade,
        clipped: true,
      });
    } else if (setting.fence === "picket") picket(stage, line, from, to, shade);
    else lowWall(stage, line, from, to, setting.fence === "white", shade);
  }
}

function picket(stage: Stage, line: Frame, from: number, to: number, shade: Sheet): void {
  const paint = "#f6f1e4";
  castOnGround(
    stage,
    shade,
    cornersOf(line, { u: from, v: 0, d: 0, w: to - from, h: 0.7, t: 0.03 }),
  );
  for (const v of [0.25, 0.62])
    box(stage, stage.sheet, line, { u: from, v, d: -0.03, w: to - from, h: 0.07, t: 0.03 }, paint);
  for (let u = Math.max(from, -9); u < Math.min(to, 20); u += 0.2) {
    box(stage, stage.sheet, line, { u, v: 0.04, d: 0, w: 0.1, h: 0.84, t: 0.03 }, paint);
  }
}

function lowWall(
  stage: Stage,
  line: Frame,
  from: number,
  to: number,
  white: boolean,
  shade: Sheet,
): void {
  const body = white ? "#f4efe3" : "#c4b69c";
  const solid = { u: from, v: 0, d: -0.35, w: to - from, h: 0.72, t: 0.35 };
  castOnGround(stage, shade, cornersOf(line, solid));
  box(stage, stage.sheet, line, solid, body);
  if (!white) {
    const face = wallOn(stage, stage.sheet, line, 20, 0.72);
    rubble(
      stage,
      face,
      { u: Math.max(from, -8), v: 0, w: Math.min(to, 18) - Math.max(from, -8), h: 0.72 },
      [body, lighter(body, 0.05), "#ab9c86"],
      0.26,
      0.8,
    );
  }
  box(
    stage,
    stage.sheet,
    line,
    { u: from, v: 0.72, d: -0.4, w: to - from, h: 0.1, t: 0.45 },
    white ? "#c9764c" : lighter(body, 0.06),
  );
}
