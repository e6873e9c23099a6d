import type { Camera } from "../engine/camera.ts";
import { darker, drift } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { at, frameAt, within } from "../engine/frame.ts";
import { ellipse, type P3, rectangle } from "../engine/geometry.ts";
import {
  documentOf,
  groundTint,
  HEIGHT,
  on,
  type Stage,
  seen,
  shadeSheet,
  stageOf,
  tone,
  WIDTH,
} from "../engine/stage.ts";
import type { HouseStyle } from "../houses/house.ts";
import { drawBough } from "../nature/bough.ts";
import { BLOSSOMS, drawStems } from "../nature/flowers.ts";
import { drawHedge } from "../nature/hedges.ts";
import { drawHills, drawTreeline } from "../nature/land.ts";
import { lightOf, type Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import type { Species } from "../nature/species.ts";
import { drawTree } from "../nature/trees.ts";
import { drawParasol } from "../town/furniture.ts";
import { patch } from "../town/ground.ts";
import { drawPerson } from "../town/people.ts";
import { drawGardenTable, drawLounger } from "./loungers.ts";

export interface OutdoorScene {
  seed: number;
  mood: Mood;
  house: HouseStyle;
  trees: readonly [Species, ...Species[]];
}

/** A level camera over open ground. */
export function outdoorStage(
  scene: { seed: number; mood: Mood },
  horizon: number,
  eye: number,
  bearing: number,
): Stage {
  const camera: Camera = {
    eye: [0, eye, 0],
    yaw: 0,
    focal: 1050,
    centre: WIDTH / 2,
    horizon: HEIGHT * horizon,
  };
  const dice = diceOf(scene.seed ^ 0x51ed);
  const light = lightOf(scene.mood, bearing, dice.range(...scene.mood.altitude));
  return stageOf({ camera, light, seed: scene.seed });
}

/** Grass from the horizon down, darker towards the eye, with mown and worn patches. */
export function paintLawn(stage: Stage, colour: string): void {
  const { sheet, width, height, camera } = stage;
  const dice = stage.dice.fork("grass");
  const ground = frameAt(0, 0, 0);
  sheet.polygon(
    rectangle(0, camera.horizon, width, height - camera.horizon),
    tone(stage, colour, [0, 1, 0]),
  );
  for (let index = 0; index < 150; index += 1) {
    const z = dice.range(2.6, 26);
    const u = dice.range(-0.7, 0.7) * z;
    patch(
      stage,
      sheet,
      ground,
      [u, -z],
      [u + dice.range(0.3, 2.6), -z + dice.range(0.05, 0.28)],
      drift(colour, dice.range, 0.045),
    );
  }
  const veil = sheet.definitions.linear(
    [0, camera.horizon],
    [0, height],
    [
      [0, stage.light.haze, 0.34],
      [0.3, stage.light.haze, 0],
      [0.6, "#1b2a38", 0],
      [1, "#1b2a38", 0.26],
    ],
  );
  sheet.polygon(rectangle(0, camera.horizon, width, height - camera.horizon), veil);
}

/** A garden: lawn, borders, a table in the shade, the house at one side. */
export function drawGarden(scene: OutdoorScene): string {
  const dice = diceOf(scene.seed);
  const side = dice.pick([-1, 1]);
  const stage = outdoorStage(
    scene,
    dice.range(0.44, 0.5),
    dice.range(1.6, 2.1),
    side * dice.range(35, 60),
  );
  const { mood } = scene;
  paintSky(stage, mood, { birds: dice.chance(0.4), moon: dice.chance(0.4) });
  if (dice.chance(0.4)) drawHills(stage, ["#8ba39b", "#8fa77c"], 90);
  drawTreeline(stage, "#638a5b", dice.range(90, 150), 0.3);
  paintLawn(stage, dice.pick(["#8fb163", "#98b76b", "#86a862"]));
  const shade = shadeSheet(stage.sheet);
  const house = scene.house(dice.fork("house"));
  const sheet = stage.sheet.child();
  const near = on(stage, { sheet });
  const part = (name: string): Stage => on(near, { dice: dice.fork(name) });
  // The house closes one side, seen at a sharp angle.
  const yaw = -side * dice.range(0.55, 0.8);
  const far = frameAt(0, 0, 15 + house.depth * 0.4, yaw);
  drawHedge(part("hedge"), [-16, 0, 22], [16, 0, 22], 1.7, { foliage: "#6c8c55" });
  for (let index = 0; index < 3; index += 1) {
    drawTree(
      part(`back${index}`),
      [side * dice.range(-9, 1), 0, dice.range(19, 21)],
      dice.pick(scene.trees),
      dice.range(4.5, 7),
      { shade },
    );
  }
  const frame = within(far, side === 1 ? 1.5 : -house.width - 1.5, 0, 0);
  house.draw(on(near, { dice: dice.fork("build") }), sheet, shade, frame);
  border(part("border"), -side);
  path(part("path"), side);
  const placeX = -side * dice.range(0.4, 1.6);
  const table = frameAt(placeX - 0.9, 0, dice.range(8, 9.5), dice.range(-0.3, 0.3));
  if (dice.chance(0.5))
    drawParasol(
      part("parasol"),
      at(table, 0.9, 0, 0.1),
      dice.pick(["#b1452a", "#f0b93a", "#1b557a", "#7f9a86"]),
      1.7,
    );
  drawGardenTable(part("table"), sheet, shade, table, 1.8, dice.pick(["#f4ecdc", "#b1452a", null]));
  if (dice.chance(0.5)) {
    for (const [index, x] of [0, 1].entries())
      drawLounger(
        part(`lounger${index}`),
        sheet,
        shade,
        frameAt(-side * 3.4 + x, 0, 7.6, side * 0.5),
        dice.pick(["#f4ecdc", "#7fa3b0", "#e0a92f"]),
      );
  }
  if (dice.chance(0.4))
    drawPerson(
      part("walker"),
      [side * dice.range(0.4, 2), 0, dice.range(8, 11)],
      dice.pick(["standing", "basket", "dog", "child"]),
      shade,
    );
  drawTree(
    part("frame"),
    [-side * dice.range(4.4, 5.2), 0, dice.range(8.4, 10)],
    dice.pick(scene.trees),
    dice.range(5.5, 7),
    { shade },
  );
  dapple(part("dapple"), shade, -side);
  foregroundFlowers(part("front"), side);
  if (dice.chance(0.4))
    drawBough(
      part("bough"),
      dice.pick(["leaves", "wisteria", "leaves"]),
      side === 1 ? "left" : "right",
      0.4,
    );
  return documentOf(stage);
}

function border(stage: Stage, side: number): void {
  const { dice } = stage;
  for (let row = 0; row < 3; row += 1) {
    const x = side * (3.2 + row * 0.55);
    drawStems(
      stage,
      [x + side * 2.2, 0, 15],
      [x, 0, 6.5],
      0.7 + row * 0.25,
      dice.pick(BLOSSOMS),
      34,
    );
  }
}

function path(stage: Stage, side: number): void {
  const { dice, sheet } = stage;
  for (let index = 0; index < 12; index += 1) {
    const t = index / 11;
    const z = 3.2 + t * 10;
    const x = side * (0.4 + t * t * 3);
    const stone: P3[] = ellipse(x, z, dice.range(0.34, 0.46), dice.range(0.22, 0.3), 9).map(
      ([a, b]): P3 => [a, 0.01, b],
    );
    sheet.blob(seen(stage, stone), tone(stage, drift("#d8cbb4", dice.range, 0.03), [0, 1, 0]));
  }
}

/** Leaf shade lying on the near grass. */
export function dapple(stage: Stage, shade: Stage["sheet"], side: number): void {
  const { dice } = stage;
  const tint = groundTint(stage);
  for (let index = 0; index < 44; index += 1) {
    const z = dice.range(2.6, 6.2);
    const x = side * dice.range(-0.3, 1) * z * 0.7;
    const r = dice.range(0.14, 0.6);
    shade.blob(
      seen(
        stage,
        ellipse(x, z, r, r * 0.8, 8).map(([a, b]): P3 => [a + dice.range(-0.05, 0.05), 0, b]),
      ),
      tint,
    );
  }
}

/** Flowers close to the eye, cut by the picture's edge. */
export function foregroundFlowers(stage: Stage, side: number): void {
  const { dice, sheet, width, height } = stage;
  const up: P3 = [0, 1, 0];
  const greens = ["#4d7148", "#5f8350", "#7d9a58"].map((colour) => tone(stage, colour, up));
  const blooms = [dice.pick(BLOSSOMS), dice.pick(BLOSSOMS)].map((colour) =>
    tone(stage, colour, up),
  );
  const from = side === 1 ? 0 : 0.55;
  for (const [layer, paint] of greens.entries()) {
    for (let index = 0; index < 40; index += 1) {
      const x = width * dice.range(from, from + 0.45);
      const tall = dice.range(40, 130) - layer * 14;
      const tip: [number, number] = [x + dice.range(-26, 26), height - tall];
      sheet.curve([[x, height + 8], [x + dice.range(-8, 8), height - tall * 0.5], tip], paint, 4);
      if (index % 3 !== 0) continue;
      const bloom = blooms[index % 2] ?? "#d8402f";
      for (let petal = 0; petal < 5; petal += 1) {
        const angle = (petal / 5) * Math.PI * 2;
        sheet.circle(
          [tip[0] + Math.cos(angle) * 6, tip[1] + Math.sin(angle) * 5],
          5.2,
          petal % 2 ? bloom : darker(bloom, 0.04),
        );
      }
      sheet.circle(tip, 4, tone(stage, "#f0bd3c", up));
    }
  }
}
