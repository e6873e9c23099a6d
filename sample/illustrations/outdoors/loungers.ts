import { darker, lighter } from "../engine/colour.ts";
import { at, box, cornersOf, type Frame, slab } from "../engine/frame.ts";
import type { P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { castOnGround, type Stage, seen, tone } from "../engine/stage.ts";
import { drawBlooms } from "../nature/flowers.ts";

/** Garden furniture, each on a frame at its back-left corner. */

/** A long chair with a cushion, its head raised. */
export function drawLounger(
  stage: Stage,
  sheet: Sheet,
  shade: Sheet,
  frame: Frame,
  cloth: string,
): void {
  const wood = "#b98a58";
  castOnGround(
    stage,
    shade,
    cornersOf(frame, { u: 0, v: 0.3, d: 0, w: 0.66, h: 0.1, t: 1.9 }),
    frame.origin[1],
  );
  for (const d of [0.1, 1.7])
    for (const u of [0.04, 0.56])
      box(stage, sheet, frame, { u, v: 0, d, w: 0.06, h: 0.3, t: 0.06 }, darker(wood, 0.05));
  box(stage, sheet, frame, { u: 0, v: 0.28, d: 0, w: 0.66, h: 0.06, t: 1.9 }, wood);
  box(stage, sheet, frame, { u: 0.03, v: 0.34, d: 0.6, w: 0.6, h: 0.09, t: 1.26 }, cloth, {
    top: lighter(cloth, 0.03),
  });
  const back: P3[] = [
    at(frame, 0.03, 0.36, 0.62),
    at(frame, 0.63, 0.36, 0.62),
    at(frame, 0.63, 0.78, 0.04),
    at(frame, 0.03, 0.78, 0.04),
  ];
  sheet.rounded(seen(stage, back), 4, tone(stage, cloth, [0, 0.8, -0.6]));
  const pillow: P3[] = [
    at(frame, 0.1, 0.62, 0.22),
    at(frame, 0.56, 0.62, 0.22),
    at(frame, 0.56, 0.8, 0.04),
    at(frame, 0.1, 0.8, 0.04),
  ];
  sheet.rounded(seen(stage, pillow), 6, tone(stage, "#fbf5e8", [0, 0.8, -0.6]));
}

/** A dining table with benches or chairs, laid for a meal. */
export function drawGardenTable(
  stage: Stage,
  sheet: Sheet,
  shade: Sheet,
  frame: Frame,
  w: number,
  cloth: string | null,
): void {
  const { dice } = stage;
  const wood = dice.pick(["#a97b50", "#8d6845", "#c79c68"]);
  castOnGround(
    stage,
    shade,
    cornersOf(frame, { u: 0, v: 0, d: 0, w, h: 0.75, t: 0.85 }),
    frame.origin[1],
  );
  const chair = (u: number, d: number, back: number) => {
    castOnGround(
      stage,
      shade,
      cornersOf(frame, { u, v: 0, d, w: 0.42, h: 0.8, t: 0.4 }),
      frame.origin[1],
    );
    for (const [x, y] of [
      [0, 0],
      [0.38, 0],
      [0, 0.36],
      [0.38, 0.36],
    ] as const)
      box(
        stage,
        sheet,
        frame,
        { u: u + x, v: 0, d: d + y, w: 0.035, h: 0.44, t: 0.035 },
        "#3f4a4a",
      );
    box(
      stage,
      sheet,
      frame,
      { u, v: 0.43, d, w: 0.42, h: 0.04, t: 0.4 },
      dice.pick(["#5f8a8a", "#e0a92f", "#f1e8d8"]),
    );
    box(stage, sheet, frame, { u, v: 0.5, d: d + back, w: 0.42, h: 0.4, t: 0.035 }, "#3f4a4a");
  };
  const places = Math.max(2, Math.round(w / 0.75));
  for (let index = 0; index < places; index += 1)
    chair((w * (index + 0.5)) / places - 0.21, -0.42, 0);
  for (const u of [0.06, w - 0.14])
    for (const d of [0.06, 0.7])
      box(stage, sheet, frame, { u, v: 0, d, w: 0.08, h: 0.7, t: 0.08 }, darker(wood, 0.05));
  box(stage, sheet, frame, { u: -0.05, v: 0.7, d: -0.05, w: w + 0.1, h: 0.05, t: 0.95 }, wood, {
    top: lighter(wood, 0.04),
  });
  if (cloth)
    sheet.polygon(
      seen(stage, slab(frame, w * 0.32, 0.755, -0.05, w * 0.36, 0.95)),
      tone(stage, cloth, [0, 1, 0]),
    );
  drawBlooms(
    stage,
    sheet,
    frame,
    w * 0.45,
    0.76,
    0.4,
    0.34,
    0.34,
    dice.pick(["#e86a55", "#f0bd3c", "#c3addb"]),
  );
  for (const share of [0.16, 0.76, 0.88])
    box(
      stage,
      sheet,
      frame,
      { u: w * share, v: 0.755, d: 0.35, w: 0.07, h: 0.13, t: 0.07 },
      dice.pick(["#dfe9e4", "#b1452a", "#f6f0e2"]),
    );
  for (let index = 0; index < places; index += 1)
    chair((w * (index + 0.5)) / places - 0.21, 0.92, 0.37);
}

/** A terracotta pot with a flowering plant. */
export function drawFlowerPot(
  stage: Stage,
  sheet: Sheet,
  shade: Sheet,
  frame: Frame,
  u: number,
  d: number,
  size: number,
  blossom: string,
  pot = "#b9664a",
): void {
  const solid = {
    u: u - size * 0.3,
    v: 0,
    d: d - size * 0.3,
    w: size * 0.6,
    h: size * 0.55,
    t: size * 0.6,
  };
  castOnGround(stage, shade, cornersOf(frame, { ...solid, h: size * 1.3 }), frame.origin[1]);
  box(stage, sheet, frame, solid, pot);
  box(
    stage,
    sheet,
    frame,
    {
      ...solid,
      u: solid.u - 0.02,
      v: size * 0.5,
      w: solid.w + 0.04,
      h: size * 0.08,
      t: solid.t + 0.03,
    },
    lighter(pot, 0.03),
  );
  drawBlooms(stage, sheet, frame, u - size * 0.45, size * 0.5, d, size * 0.9, size * 0.85, blossom);
}
