import { darker, drift, lighter, mix } from "../engine/colour.ts";
import { diceOf } from "../engine/dice.ts";
import { frameAt, within } from "../engine/frame.ts";
import { lerp, type P3 } from "../engine/geometry.ts";
import { documentOf, on, type Stage, seen, shadeSheet, tone } from "../engine/stage.ts";
import { drawBough } from "../nature/bough.ts";
import { drawHedge } from "../nature/hedges.ts";
import { drawHills, drawSail, drawSea, drawTreeline } from "../nature/land.ts";
import { paintSky } from "../nature/sky.ts";
import { drawTree } from "../nature/trees.ts";
import { drawParasol } from "../town/furniture.ts";
import { patch } from "../town/ground.ts";
import { type OutdoorScene, outdoorStage, paintLawn } from "./garden.ts";
import { drawFlowerPot, drawLounger } from "./loungers.ts";

/** A swimming pool, its stone edge, long chairs, the house behind. */
export function drawPool(scene: OutdoorScene): string {
  const dice = diceOf(scene.seed);
  const side = dice.pick([-1, 1]);
  const stage = outdoorStage(
    scene,
    dice.range(0.38, 0.44),
    dice.range(2, 2.6),
    side * dice.range(40, 62),
  );
  const { mood } = scene;
  paintSky(stage, mood, { birds: dice.chance(0.4), moon: dice.chance(0.4) });
  const { horizon } = stage.camera;
  if (dice.chance(0.3)) {
    drawSea(stage, ["#5f97b4", "#7db3bd"], horizon - 8, horizon + 46);
    drawSail(stage, [dice.range(300, 900), horizon + 8], 30);
  } else drawHills(stage, ["#8ba39b", "#8fa77c", "#9aab6c"], 120);
  drawTreeline(stage, "#5d8462", 70, 0.25);
  paintLawn(stage, dice.pick(["#98b76b", "#8db067", "#a8b673"]));
  const shade = shadeSheet(stage.sheet);
  const sheet = stage.sheet.child();
  const near = on(stage, { sheet });
  const part = (name: string): Stage => on(near, { dice: dice.fork(name) });
  drawHedge(part("hedge"), [-18, 0, 25], [18, 0, 25], 1.8, { foliage: "#638a5b" });
  for (let index = 0; index < 4; index += 1) {
    drawTree(
      part(`tree${index}`),
      [-side * dice.range(2, 10), 0, dice.range(20, 23)],
      dice.pick(scene.trees),
      dice.range(4.5, 7.5),
      { shade },
    );
  }
  const house = scene.house(dice.fork("house"));
  const place = frameAt(side * (house.width * 0.5 + 0.5), 0, 19, -side * 0.32);
  house.draw(
    on(near, { dice: dice.fork("build") }),
    sheet,
    shade,
    within(place, -house.width / 2, 0, house.depth / 2),
  );
  water(part("water"), side);
  const deckShade = shadeSheet(sheet);
  const front = on(near, { sheet: sheet.child() });
  const on_ = (name: string): Stage => on(front, { dice: dice.fork(name) });
  const x = -side * 4.6;
  if (dice.chance(0.7))
    drawParasol(
      on_("parasol"),
      [x + side * 0.4, 0, 11.5],
      dice.pick(["#b1452a", "#f0b93a", "#f4ecdc", "#1b557a"]),
      1.5,
    );
  const cloth = dice.pick(["#f4ecdc", "#7fa3b0", "#e0a92f", "#d97a5a"]);
  for (const [index, z] of [11.4, 9.4].entries()) {
    drawLounger(
      on_(`lounger${index}`),
      front.sheet,
      deckShade,
      frameAt(x - side * 0.4, 0, z, side * 1.15),
      cloth,
    );
  }
  for (let index = 0; index < 3; index += 1) {
    drawFlowerPot(
      on_(`pot${index}`),
      front.sheet,
      deckShade,
      frameAt(0, 0, 0),
      side * lerp(3.9, 4.6, index / 2),
      -lerp(14, 8, index / 2),
      dice.range(0.6, 0.9),
      dice.pick(["#d8402f", "#c9487a", "#8f78bd"]),
    );
  }
  drawTree(on_("frame"), [-side * 6.4, 0, 13], dice.pick(scene.trees), dice.range(6, 8), { shade });
  if (dice.chance(0.6))
    drawBough(
      on_("bough"),
      dice.pick(["pine", "bougainvillea", "fig"]),
      side === 1 ? "left" : "right",
      0.42,
    );
  return documentOf(stage);
}

function water(stage: Stage, side: number): void {
  const { dice, sheet } = stage;
  const ground = frameAt(0, 0, 0);
  const stone = dice.pick(["#e9ddc6", "#dccdb2", "#efe6d4"]);
  const [x0, x1] = side === 1 ? [-3.1, 2.7] : [-2.7, 3.1];
  const [z0, z1] = [4.2, 14.2];
  patch(stage, sheet, ground, [x0 - 2.6, -(z1 + 1.2)], [x1 + 2.2, -1.2], stone);
  for (let index = 0; index < 60; index += 1) {
    const u = lerp(x0 - 2.5, x1 + 1.3, dice.range(0, 1));
    const z = dice.range(2, z1 + 1);
    patch(stage, sheet, ground, [u, -z], [u + 0.9, -z + 0.55], drift(stone, dice.range, 0.02));
  }
  patch(
    stage,
    sheet,
    ground,
    [x0 - 0.4, -(z1 + 0.4)],
    [x1 + 0.4, -(z0 - 0.4)],
    lighter(stone, 0.04),
  );
  const deep = dice.pick(["#3fa3b0", "#4fb0b3", "#3b97b5"]);
  const rim = (y: number): P3[] => [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ];
  sheet.polygon(seen(stage, rim(0)), tone(stage, darker(deep, 0.12), [0, 1, 0]));
  const surface = seen(stage, rim(-0.12));
  const [far, close] = seen(stage, [
    [0, -0.12, z1],
    [0, -0.12, z0],
  ]);
  if (!far || !close) return;
  const paint = sheet.definitions.linear(far, close, [
    [0, mix(tone(stage, lighter(deep, 0.1), [0, 1, 0]), stage.light.haze, 0.35)],
    [0.3, tone(stage, deep, [0, 1, 0])],
    [1, tone(stage, darker(deep, 0.06), [0, 1, 0])],
  ]);
  const pool = sheet.child({ clip: seen(stage, rim(0)) });
  pool.polygon(surface, paint);
  const pale = tone(stage, lighter(deep, 0.16), [0, 1, 0]);
  for (let index = 0; index < 70; index += 1) {
    const z = lerp(z0, z1, dice.range(0, 1) ** 1.3);
    const x = dice.range(x0, x1);
    const w = dice.range(0.2, 0.7);
    pool.curve(
      seen(stage, [
        [x - w, -0.12, z],
        [x - w * 0.3, -0.12, z + 0.08],
        [x + w * 0.3, -0.12, z - 0.06],
        [x + w, -0.12, z + 0.03],
      ]),
      pale,
      24 / z,
      { opacity: 0.6 },
    );
  }
  for (const z of [z1 - 0.3, z1 - 0.6, z1 - 0.9])
    pool.polygon(
      seen(stage, [
        [x1 - 1.6, -0.12, z],
        [x1, -0.12, z],
        [x1, -0.12, z + 0.2],
        [x1 - 1.6, -0.12, z + 0.2],
      ]),
      pale,
      0.5,
    );
}
