import { drawRail } from "../building/balconies.ts";
import { drawShutters } from "../building/shutters.ts";
import { drawWindow } from "../building/windows.ts";
import type { Camera } from "../engine/camera.ts";
import { darker, drift, lighter } from "../engine/colour.ts";
import { type Dice, diceOf } from "../engine/dice.ts";
import { box, cornersOf, type Frame, frameAt, slab } from "../engine/frame.ts";
import { lerp } from "../engine/geometry.ts";
import {
  castOnGround,
  documentOf,
  HEIGHT,
  on,
  type Stage,
  seen,
  shadeSheet,
  stageOf,
  tone,
  WIDTH,
} from "../engine/stage.ts";
import { castOnWall, render, wallOn } from "../engine/wall.ts";
import { drawBough } from "../nature/bough.ts";
import { BLOSSOMS, drawClimber, drawWindowBox } from "../nature/flowers.ts";
import {
  drawHills,
  drawMountains,
  drawRoofscape,
  drawSail,
  drawSea,
  drawTreeline,
} from "../nature/land.ts";
import { lightOf, type Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import { drawCafeTable, drawParasol } from "../town/furniture.ts";
import { drawFlowerPot, drawGardenTable, drawLounger } from "./loungers.ts";

export type Outlook = "roofs" | "tiles" | "hills" | "sea" | "mountains" | "trees";

export interface TerraceScene {
  seed: number;
  mood: Mood;
  outlook: Outlook;
  /** A deep terrace, or a balcony with room for a small table. */
  kind: "terrace" | "balcony";
}

/** A terrace or balcony: the wall of the house at one side, a railing, and what is seen over it. */
export function drawTerrace(scene: TerraceScene): string {
  const { seed, mood, outlook, kind } = scene;
  const dice = diceOf(seed);
  const side = dice.pick([-1, 1] as const);
  const depth = kind === "terrace" ? dice.range(6.4, 7.6) : dice.range(4.2, 4.8);
  const camera: Camera = {
    eye: [side * 0.3, 1.62, 0],
    yaw: side * dice.range(0.02, 0.1),
    focal: 940,
    centre: WIDTH / 2,
    horizon: HEIGHT * dice.range(0.42, 0.48),
  };
  const light = lightOf(mood, -side * dice.range(50, 75), dice.range(...mood.altitude));
  const stage = stageOf({ camera, light, seed });
  paintSky(stage, mood, { birds: dice.chance(0.5), moon: dice.chance(0.5) });
  drawOutlook(stage, outlook, dice);
  const width = kind === "terrace" ? 6.5 : 4.6;
  const wallX = side * width * 0.42;
  const edgeX = -side * width * 0.62;
  const left = Math.min(wallX, edgeX);
  const right = Math.max(wallX, edgeX);
  const floor = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  deck(stage, floor, left, right, depth, dice);
  const sheet = stage.sheet.child();
  const part = (name: string, target = sheet): Stage =>
    on(stage, { sheet: target, dice: dice.fork(name) });
  const rail = dice.pick([
    { style: "scrolls", colour: "#2f3538" },
    { style: "bars", colour: "#3b4248" },
    { style: "glass", colour: "#8f9698" },
    { style: "slats", colour: "#a97b50" },
  ] as const);
  const back: Frame = frameAt(left, 0, depth, 0);
  drawRail(part("rail"), sheet, back, 0, 0.02, right - left, 0, { ...rail, height: 1.02 });
  castOnGround(stage, shade, cornersOf(back, { u: 0, v: 0, d: 0, w: right - left, h: 1, t: 0.05 }));
  const sideRail: Frame =
    side === 1 ? frameAt(left, 0, -1, Math.PI / 2) : frameAt(right, 0, depth, -Math.PI / 2);
  drawRail(part("side"), sheet, sideRail, 0, 0.02, depth + 1, 0, { ...rail, height: 1.02 });
  houseWall(part("wall"), dice, side, wallX, depth, mood);
  furnishTerrace(part("life"), shade, dice, kind, side, left, right, depth);
  if (kind === "terrace" && dice.chance(0.6))
    pergolaOver(part("pergola"), shade, left, right, depth, dice);
  if (dice.chance(0.5))
    drawBough(
      part("bough", stage.sheet.child()),
      dice.pick(["wisteria", "bougainvillea", "leaves", "fig"]),
      side === 1 ? "left" : "right",
      0.36,
    );
  return documentOf(stage);
}

/** The far view, in layers. */
export function drawOutlook(stage: Stage, outlook: Outlook, dice: Dice): void {
  const { horizon } = stage.camera;
  const { sheet, width, height } = stage;
  if (outlook === "sea") {
    drawSea(stage, ["#4d8fae", "#6fb0b9"], horizon, height);
    for (let index = 0; index < dice.int(1, 3); index += 1)
      drawSail(
        stage,
        [dice.range(0.1, 0.9) * width, horizon + dice.range(8, 60)],
        dice.range(26, 60),
        dice.pick(["#fbf6ea", "#f0bd3c", "#fbf6ea"]),
      );
    if (dice.chance(0.6)) drawHills(stage, ["#8f9f8c"], 46, { foot: horizon + 3 });
    return;
  }
  const tiles = outlook === "tiles";
  if (outlook === "mountains") drawMountains(stage, dice.range(220, 290));
  if (outlook === "hills" || tiles)
    drawHills(stage, ["#8ba39b", "#8fa77c", "#9aab6c"], dice.range(90, 150));
  if (outlook === "roofs" || tiles) {
    const [wall, roof] = tiles ? ["#e8cfa6", "#b9694a"] : ["#e0d3bd", "#8694a2"];
    for (const [index, [size, haze, drop]] of (
      [
        [46, 0.62, 6],
        [84, 0.42, 70],
        [150, 0.2, 200],
        [250, 0.06, 470],
      ] as const
    ).entries()) {
      const layer = on(stage, { dice: stage.dice.fork(`roofs${index}`) });
      drawRoofscape(
        layer,
        wall ?? "#e0d3bd",
        roof ?? "#8694a2",
        size,
        haze,
        horizon + drop,
        index === 1,
      );
      sheet.polygon(
        [
          [0, horizon + drop],
          [width, horizon + drop],
          [width, height],
          [0, height],
        ],
        tone(stage, darker(wall ?? "#e0d3bd", 0.1 + index * 0.03), [0, 0.2, -1]),
      );
    }
    return;
  }
  const ground = tone(stage, outlook === "mountains" ? "#8fb067" : "#9cb56f", [0, 1, 0]);
  sheet.polygon(
    [
      [0, horizon],
      [width, horizon],
      [width, height],
      [0, height],
    ],
    ground,
  );
  for (const [index, [size, haze, drop]] of (
    [
      [60, 0.4, 6],
      [110, 0.22, 60],
      [190, 0.08, 190],
    ] as const
  ).entries()) {
    const layer = on(stage, { dice: stage.dice.fork(`trees${index}`) });
    drawTreeline(
      layer,
      ["#638a5b", "#5d8462", "#54794f"][index] ?? "#638a5b",
      size,
      haze,
      horizon + drop,
    );
    sheet.polygon(
      [
        [0, horizon + drop],
        [width, horizon + drop],
        [width, height],
        [0, height],
      ],
      tone(stage, darker("#5d8462", index * 0.03), [0, 0.4, -0.6]),
    );
  }
}

function deck(
  stage: Stage,
  sheet: Stage["sheet"],
  left: number,
  right: number,
  depth: number,
  dice: Dice,
): void {
  const wood = dice.chance(0.5);
  const colour = wood
    ? dice.pick(["#b98c5e", "#c79c6c", "#a97f55"])
    : dice.pick(["#d9c9ae", "#c98660", "#cfc4b2"]);
  const ground = frameAt(0, 0, 0);
  const lay = (u: number, d: number, w: number, t: number, paint: string) =>
    sheet.polygon(seen(stage, slab(ground, u, 0, d, w, t)), tone(stage, paint, [0, 1, 0]));
  lay(left, -depth, right - left, depth - 0.5, colour);
  if (wood) {
    for (let u = left; u < right - 0.05; u += 0.15) {
      const w = Math.min(0.142, right - u);
      for (let z = 1; z < depth; z += dice.range(1.2, 2.6))
        lay(
          u,
          -Math.min(depth, z + 2),
          w,
          Math.min(2, depth - z),
          drift(colour, dice.range, 0.035),
        );
    }
    for (let u = left; u < right; u += 0.15)
      lay(u, -depth, 0.012, depth - 0.8, darker(colour, 0.12));
  } else {
    for (let z = 1; z < depth; z += 0.45) {
      for (let u = left; u < right - 0.05; u += 0.45)
        lay(
          u + 0.008,
          -Math.min(depth, z + 0.45) + 0.008,
          Math.min(0.435, right - u - 0.01),
          0.435,
          drift(colour, dice.range, 0.03),
        );
    }
  }
  const paint = sheet.definitions.linear(
    [0, stage.camera.horizon + 100],
    [0, stage.height],
    [
      [0, "#fff3d8", 0.1],
      [1, "#2a1f3d", 0.16],
    ],
  );
  sheet.polygon(seen(stage, slab(ground, left, 0, -depth, right - left, depth - 0.5)), paint);
  lay(left, -depth - 0.02, right - left, 0.06, darker(colour, 0.14));
}

function houseWall(
  stage: Stage,
  dice: Dice,
  side: 1 | -1,
  x: number,
  depth: number,
  mood: Mood,
): void {
  const frame: Frame =
    side === 1 ? frameAt(x, 0, depth + 0.4, -Math.PI / 2) : frameAt(x, 0, -1, Math.PI / 2);
  const long = depth + 1.4;
  const colour = dice.pick(["#f1e3c8", "#ecd0a0", "#e6b896", "#f4ede0", "#e9d9bb", "#d9a07c"]);
  const paint = dice.pick(["#5d8f9a", "#6f9a86", "#2f6d96", "#a8543c", "#8f9fc0", "#f4ecdc"]);
  const wall = wallOn(stage, stage.sheet, frame, long, 5);
  render(stage, wall, colour);
  const place = (z: number, w: number) => (side === 1 ? depth + 0.4 - z - w : z + 1);
  for (const [z, w, foot, h] of [
    [depth - 2.1, 1.3, 0.08, 2.25],
    [depth - 4.6, 1.3, 0.08, 2.25],
  ] as const) {
    if (z < 0.8) continue;
    const opening = { u: place(z, w), v: foot, w, h, depth: 0.22 };
    drawWindow(stage, wall, opening, {
      joinery: { colour: "#f8f2e6", columns: 2, rows: 3 },
      curtain: dice.pick(["none", "drapes", "sheer"]),
      reveal: colour,
      on: mood.night > 0.4,
    });
    drawShutters(stage, wall, opening, paint, dice.pick(["louvred", "boards"]), "open");
  }
  box(
    stage,
    wall.front,
    frame,
    { u: place(depth - 0.5, 0) - 0.07, v: 2, d: 0.08, w: 0.14, h: 0.24, t: 0.14 },
    mood.night > 0.4 ? "#ffe3a0" : "#e9e2d2",
  );
  if (dice.chance(0.6)) {
    const start = place(depth - 0.2, 0);
    const way = side === 1 ? 1 : -1;
    drawClimber(
      stage,
      wall.front,
      frame,
      [
        [start, 0],
        [start + way * 0.2, 2.4],
        [start + way * 1.6, 2.9],
        [start + way * 4.2, 3],
      ],
      0.34,
      "#6f9158",
      dice.pick(["#9a86c0", "#d8587a", "#c9416f", "#f4efe4"]),
    );
  }
  castOnWall(stage, wall, [
    [0, 3.2, 0],
    [long, 3.2, 0],
    [0, 3.1, 0.5],
    [long, 3.1, 0.5],
  ]);
}

function furnishTerrace(
  stage: Stage,
  shade: Stage["sheet"],
  dice: Dice,
  kind: "terrace" | "balcony",
  side: 1 | -1,
  left: number,
  right: number,
  depth: number,
): void {
  const { sheet } = stage;
  const ground = frameAt(0, 0, 0);
  const part = (name: string): Stage => on(stage, { dice: dice.fork(name) });
  const blossoms = [dice.pick(BLOSSOMS), dice.pick(BLOSSOMS)] as const;
  const railing = frameAt(left, 0, depth, 0);
  if (dice.chance(0.7))
    for (let u = 0.5; u < right - left - 1.2; u += 1.5)
      drawWindowBox(part(`box${u}`), sheet, railing, u, 0.98, 1.1, 0.02, dice.pick(blossoms));
  const edge = side === 1 ? left : right;
  for (let index = 0; index < 4; index += 1) {
    const z = lerp(depth - 0.5, kind === "terrace" ? 3.4 : 2.8, index / 3);
    drawFlowerPot(
      part(`pot${index}`),
      sheet,
      shade,
      ground,
      edge + side * 0.45,
      -z,
      dice.range(0.45, 0.9),
      dice.pick(blossoms),
      dice.pick(["#b9664a", "#8f9698", "#e9dcc4", "#4f7d92"]),
    );
  }
  const middle = (left + right) / 2;
  const cloth = dice.pick(["#f4ecdc", "#7fa3b0", "#e0a92f", "#d97a5a", "#8fa58f"]);
  if (kind === "balcony") {
    drawCafeTable(
      part("table"),
      [middle - side * 0.2, 0, depth - 1.05],
      dice.pick(["#b1452a", "#1b557a", "#e0a92f", "#3f6a55"]),
      false,
      shade,
    );
    return;
  }
  if (dice.chance(0.5)) {
    if (dice.chance(0.5)) drawParasol(part("parasol"), [middle, 0, depth - 1.6], cloth, 1.5);
    drawGardenTable(part("table"), sheet, shade, frameAt(middle - 0.9, 0, depth - 1.7), 1.8, cloth);
  } else {
    for (const [index, u] of [-0.95, 0.3].entries())
      drawLounger(
        part(`lounger${index}`),
        sheet,
        shade,
        frameAt(middle + u, 0, depth - 0.7, side * 0.18),
        cloth,
      );
    drawCafeTable(part("table"), [middle + side * 1.5, 0, depth - 2.4], "#3f6a55", false, shade);
  }
}

/** Beams overhead, and their stripes of shade on the floor. */
function pergolaOver(
  stage: Stage,
  shade: Stage["sheet"],
  left: number,
  right: number,
  depth: number,
  dice: Dice,
): void {
  const colour = dice.pick(["#f1e8d8", "#8a6a4e", "#5a4a40"]);
  const frame = frameAt(left, 0, depth, 0);
  const w = right - left;
  for (let d = 0; d < depth - 1.6; d += 0.7) {
    const beam = { u: 0, v: 2.75, d, w, h: 0.13, t: 0.09 };
    castOnGround(stage, shade, cornersOf(frame, beam));
    box(stage, stage.sheet, frame, beam, colour);
  }
  for (const u of [0.02, w - 0.14])
    box(
      stage,
      stage.sheet,
      frame,
      { u, v: 0, d: 0.05, w: 0.12, h: 2.75, t: 0.12 },
      lighter(colour, 0.02),
    );
}
