import type { Camera } from "../engine/camera.ts";
import { lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { type Frame, frameAt } from "../engine/frame.ts";
import { documentOf, HEIGHT, on, type Stage, shadeSheet, stageOf, WIDTH } from "../engine/stage.ts";
import type { FacadeStyle } from "../facades/facade.ts";
import type { Quarter } from "../facades/quarter.ts";
import { drawClimber } from "../nature/flowers.ts";
import { drawRoofscape } from "../nature/land.ts";
import { lightOf, type Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import { drawTree } from "../nature/trees.ts";
import { drawCafeTable, drawLamp, drawPlanter } from "../town/furniture.ts";
import { patch, plain, setts } from "../town/ground.ts";
import { drawPerson, type Pose } from "../town/people.ts";
import { drawBicycle } from "../town/vehicles.ts";
import { drawFlowerPot } from "./loungers.ts";

export interface TownScene {
  seed: number;
  mood: Mood;
  style: FacadeStyle;
  quarter: Quarter;
}

const POSES: readonly [Pose, ...Pose[]] = [
  "walking",
  "standing",
  "basket",
  "dog",
  "umbrella",
  "child",
];

function townStage(
  { seed, mood }: TownScene,
  horizon: number,
  eye: number,
  focal: number,
  bearing: number,
): Stage {
  const dice = diceOf(seed ^ 0x77);
  const camera: Camera = {
    eye: [dice.range(-0.8, 0.8), eye, 0],
    yaw: 0,
    focal,
    centre: WIDTH * dice.range(0.42, 0.58),
    horizon: HEIGHT * horizon,
  };
  return stageOf({ camera, light: lightOf(mood, bearing, dice.range(...mood.altitude)), seed });
}

/** A street going away from the eye between two rows of houses. */
export function drawStreetView(scene: TownScene): string {
  const { mood, style, quarter } = scene;
  const dice = diceOf(scene.seed);
  const side = dice.pick([-1, 1]);
  const stage = townStage(
    scene,
    dice.range(0.6, 0.66),
    dice.range(1.6, 2.4),
    900,
    side * dice.range(60, 80),
  );
  paintSky(stage, mood, { horizon: HEIGHT * 0.7, birds: dice.chance(0.5), moon: dice.chance(0.5) });
  drawRoofscape(stage, "#d9cbb4", quarter.roof, 70, 0.55);
  const half = dice.range(5, 6.4);
  const ground = frameAt(0, 0, 0);
  const street = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  plain(stage, street, quarter.stone);
  if (quarter.old) setts(stage, street, ground, quarter.stone, [-60, -2.4], half);
  else {
    patch(stage, street, ground, [-half + 2.2, -900], [half - 2.2, -0.4], quarter.road);
    for (const x of [-half + 2, half - 2.2])
      patch(stage, street, ground, [x, -900], [x + 0.2, -0.4], lighter(quarter.stone, 0.05));
  }
  const sheet = stage.sheet.child();
  for (const way of [-1, 1] as const)
    row(on(stage, { sheet }), style, dice.fork(`row${way}`), way, half);
  const life = on(stage, { sheet: stage.sheet.child() });
  const part = (name: string): Stage => on(life, { dice: dice.fork(name) });
  for (let z = 46; z > 9; z -= 9)
    for (const way of [-1, 1])
      drawLamp(part(`lamp${z}${way}`), [way * (half - 1.9), 0, z], 4.3, shade);
  if (dice.chance(0.6))
    for (const [index, z] of [21, 18.4, 15.8].entries())
      drawCafeTable(
        part(`table${index}`),
        [-side * (half - 1.1), 0, z],
        quarter.accent,
        index === 1,
        shade,
      );
  for (let index = 0; index < dice.int(3, 5); index += 1)
    drawPerson(
      part(`walker${index}`),
      [dice.range(-1, 1) * (half - 1), 0, dice.range(11, 34)],
      dice.pick(POSES),
      shade,
    );
  if (dice.chance(0.5)) drawBicycle(part("bike"), [side * (half - 0.9), 0, 12], shade);
  if (dice.chance(0.5))
    drawPlanter(part("pot"), [side * (half - 0.7), 0, 10], "#8a5a44", undefined, shade);
  if (!quarter.old && dice.chance(0.6))
    for (const z of [36, 24, 14])
      drawTree(part(`tree${z}`), [side * (half - 1.6), 0, z], quarter.trees[0], 7.5, { shade });
  wetLight(stage);
  return documentOf(stage);
}

function row(
  stage: Stage,
  style: FacadeStyle,
  dice: ReturnType<typeof diceOf>,
  way: -1 | 1,
  half: number,
): void {
  const houses: (() => void)[] = [];
  let z = 3.5;
  for (let index = 0; z < 90 && index < 8; index += 1) {
    const facade = style(dice.fork(`house${index}`));
    const bays = index < 2 ? facade.bays[1] : facade.bays[0];
    const width = facade.bay * bays;
    const near = z;
    const frame: Frame =
      way === -1
        ? frameAt(-half, 0, near, Math.PI / 2)
        : frameAt(half, 0, near + width, -Math.PI / 2);
    const fade = Math.min(0.72, Math.max(0, (near - 12) / 70));
    const painter = on(stage, { fade, dice: dice.fork(`draw${index}`) });
    houses.push(() => facade.draw(painter, stage.sheet, frame, bays, [0, 0]));
    z += width;
  }
  for (const draw of houses.reverse()) draw();
}

/** Lamps and windows doubled on the ground, when evening comes. */
function wetLight(stage: Stage): void {
  if (stage.light.night < 0.4) return;
  const { sheet, width, height, camera } = stage;
  const centre: [number, number] = [camera.centre, camera.horizon + 60];
  const paint = sheet.definitions.radial(
    centre,
    width * 0.5,
    [
      [0, "#ffca78", 0.4],
      [0.4, "#ffb45a", 0.12],
      [1, "#ffb45a", 0],
    ],
    0.45,
  );
  sheet.polygon(
    [
      [0, camera.horizon],
      [width, camera.horizon],
      [width, height],
      [0, height],
    ],
    paint,
  );
}

/** A paved inner court: façades on three sides, climbers, pots, bicycles. */
export function drawCourtyard(scene: TownScene): string {
  const { mood, style, quarter } = scene;
  const dice = diceOf(scene.seed);
  const side = dice.pick([-1, 1]);
  const stage = townStage(scene, dice.range(0.52, 0.58), 1.9, 930, side * dice.range(30, 50));
  paintSky(stage, mood, { horizon: HEIGHT * 0.6, birds: dice.chance(0.4) });
  const depth = dice.range(13.5, 16);
  const ground = frameAt(0, 0, 0);
  const floor = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  const stone = mix(quarter.stone, "#d9cbb4", 0.4);
  patch(stage, floor, ground, [-30, -40], [30, -0.4], stone);
  setts(stage, floor, ground, stone, [-depth, -2.4], 7);
  const sheet = stage.sheet.child();
  const back = style(dice.fork("back"));
  const width = back.bay * 4;
  const painter = on(stage, { sheet });
  const backFrame = frameAt(-width / 2, 0, depth, 0);
  back.draw(on(painter, { fade: 0.05, dice: dice.fork("b") }), sheet, backFrame, 4, [0, 0]);
  const wing = style(dice.fork("wing"));
  const count = Math.floor((depth - 2.2) / wing.bay);
  const left = frameAt(-width / 2, 0, depth - count * wing.bay, Math.PI / 2);
  const right = frameAt(width / 2, 0, depth, -Math.PI / 2);
  wing.draw(on(painter, { dice: dice.fork("l") }), sheet, left, count, [0, 0]);
  wing.draw(on(painter, { dice: dice.fork("r") }), sheet, right, count, [0, 0]);
  const vine = side === 1 ? right : left;
  const start = side === 1 ? 1 : count * wing.bay - 1;
  const way = side === 1 ? 1 : -1;
  drawClimber(
    on(painter, { dice: dice.fork("vine") }),
    sheet,
    vine,
    [
      [start, 0.2],
      [start + way * 0.4, 3],
      [start + way * 2.4, 4.4],
      [start + way * 5, 4.2],
    ],
    0.55,
    "#6f9158",
    dice.pick(["#9a86c0", "#f4efe4", "#d8587a", null]),
  );
  const life = on(stage, { sheet: stage.sheet.child() });
  const part = (name: string): Stage => on(life, { dice: dice.fork(name) });
  drawTree(
    part("tree"),
    [-side * dice.range(1.2, 2.4), 0, depth - dice.range(3, 4)],
    dice.pick(["olive", "birch", "blossom", "maple"]),
    dice.range(4.2, 5.6),
    { shade },
  );
  for (let index = 0; index < 6; index += 1) {
    const edge = index % 2 ? -1 : 1;
    const z = depth - 1.2 - index * 1.2;
    drawFlowerPot(
      part(`pot${index}`),
      life.sheet,
      shade,
      ground,
      edge * (width / 2 - 0.6),
      -z,
      dice.range(0.5, 0.95),
      dice.pick(["#d8402f", "#c9487a", "#f0bd3c", "#8f78bd", "#f4efe4"]),
    );
  }
  if (dice.chance(0.7)) drawBicycle(part("bike"), [side * (width / 2 - 1.3), 0, depth - 3], shade);
  if (dice.chance(0.7))
    drawCafeTable(
      part("table"),
      [side * dice.range(0.4, 1.4), 0, depth - dice.range(3.6, 4.6)],
      quarter.accent,
      dice.chance(0.4),
      shade,
    );
  if (dice.chance(0.4))
    drawPerson(
      part("walker"),
      [dice.range(-1, 1), 0, depth - 2],
      dice.pick(["standing", "basket", "child"]),
      shade,
    );
  return documentOf(stage);
}
