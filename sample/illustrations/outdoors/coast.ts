import { darker, lighter, mix } from "../engine/colour.ts";
import { type Dice, diceOf } from "../engine/dice.ts";
import { at, box, frameAt } from "../engine/frame.ts";
import { lerp, type P2 } from "../engine/geometry.ts";
import { documentOf, on, type Stage, seen, shadeSheet, tone, toneBy } from "../engine/stage.ts";
import { drawBough } from "../nature/bough.ts";
import { drawHills, drawSail, drawSea } from "../nature/land.ts";
import type { Mood } from "../nature/moods.ts";
import { paintSky } from "../nature/sky.ts";
import { drawTree } from "../nature/trees.ts";
import { drawParasol } from "../town/furniture.ts";
import { drawPerson } from "../town/people.ts";
import { foregroundFlowers, outdoorStage } from "./garden.ts";
import { drawLounger } from "./loungers.ts";

export type Shore = "brittany" | "mediterranean" | "atlantic" | "tropics" | "channel";

/** The sea near the property. */
export function drawCoast(scene: { seed: number; mood: Mood; shore: Shore }): string {
  const { mood, shore } = scene;
  const dice = diceOf(scene.seed);
  const side = dice.pick([-1, 1] as const);
  const stage = outdoorStage(scene, dice.range(0.4, 0.47), 3.2, side * dice.range(45, 65));
  const { horizon } = stage.camera;
  const { width, height } = stage;
  paintSky(stage, mood, { birds: true, moon: dice.chance(0.5) });
  const waters = {
    brittany: ["#5b8fa6", "#6fa39f"],
    mediterranean: ["#2f83ac", "#4fb3b6"],
    atlantic: ["#6a9bb0", "#86b3ad"],
    tropics: ["#2f93ac", "#63c7bd"],
    channel: ["#6f97a8", "#93b3aa"],
  } as const;
  drawSea(stage, waters[shore], horizon, height);
  for (let index = 0; index < dice.int(2, 4); index += 1) {
    drawSail(
      stage,
      [dice.range(0.08, 0.92) * width, horizon + dice.range(6, 90)],
      dice.range(20, 62),
      dice.pick(["#fbf6ea", "#fbf6ea", "#f0bd3c", "#d9603a"]),
    );
  }
  headland(stage, shore, side, dice);
  shoreline(stage, shore, side, dice);
  const sheet = stage.sheet.child();
  const shade = shadeSheet(stage.sheet);
  const part = (name: string): Stage => on(stage, { sheet, dice: dice.fork(name) });
  life(part, shore, side, dice, shade);
  if (shore !== "atlantic")
    foregroundFlowers(on(stage, { sheet: stage.sheet.child(), dice: dice.fork("flowers") }), side);
  if (shore === "mediterranean" || dice.chance(0.3))
    drawBough(
      on(stage, { dice: dice.fork("bough") }),
      shore === "mediterranean" ? dice.pick(["pine", "bougainvillea"]) : "leaves",
      side === 1 ? "right" : "left",
      0.42,
    );
  return documentOf(stage);
}

const ROCK: Record<Shore, string> = {
  brittany: "#b89f8c",
  mediterranean: "#d9b98c",
  atlantic: "#d8c69c",
  tropics: "#7fae6c",
  channel: "#efe9dc",
};

/** Land coming in from one side, in two or three ridges. */
function headland(stage: Stage, shore: Shore, side: 1 | -1, dice: Dice): void {
  const { sheet, width, camera } = stage;
  const foot = camera.horizon;
  if (shore === "atlantic") {
    drawHills(stage, ["#9fae96"], 26, { foot: foot + 3 });
    return;
  }
  for (const layer of [0, 1, 2]) {
    const reach = width * lerp(0.62, 0.32, layer / 2) * dice.range(0.85, 1.1);
    const base = foot + 4 + layer * 34;
    const top = lerp(90, 250, layer / 2) * dice.range(0.8, 1.15);
    const edge = side === 1 ? width + 10 : -10;
    const crest: P2[] = [[edge, base - top * 1.15]];
    const steps = 9;
    for (let index = 1; index <= steps; index += 1) {
      const t = index / steps;
      const cliff = shore === "channel" ? 0.95 - t * 0.12 : Math.cos((t * Math.PI) / 2);
      crest.push([edge - side * reach * t, base - top * cliff * dice.range(0.86, 1.08)]);
    }
    const end: P2 = [edge - side * reach * 1.02, base];
    const haze = lerp(0.45, 0.08, layer / 2);
    const rock = mix(toneBy(stage, ROCK[shore], 0.75), stage.light.haze, haze);
    sheet.polygon([...crest, end, [edge, base]], rock);
    const green: P2[] = crest.map(
      ([x, y], index): P2 => [x, y + (base - y) * (0.3 + 0.1 * (index % 2))],
    );
    const cover = mix(
      toneBy(stage, shore === "mediterranean" ? "#6f9164" : "#86a062", 0.8),
      stage.light.haze,
      haze,
    );
    sheet.polygon([...crest, ...green.reverse()], cover);
    for (let index = 0; index < 9; index += 1) {
      const [x, y] = crest[dice.int(1, steps - 1)] ?? [0, 0];
      const drop = base - y;
      sheet.line(
        [
          [x, y + drop * 0.45],
          [x + dice.range(-8, 8), base - 2],
        ],
        mix(darker(rock, 0.06), rock, 0.3),
        dice.range(2, 5),
      );
    }
    if (layer === 1 && shore !== "channel") village(stage, crest, base, haze, dice);
    if (layer === 2 && shore === "brittany")
      lighthouse(stage, edge - side * reach * 0.8, base - top * 0.3, 190);
  }
}

/** Small white houses scattered on a slope by the sea. */
function village(stage: Stage, crest: readonly P2[], base: number, haze: number, dice: Dice): void {
  const { sheet } = stage;
  for (let index = 0; index < 16; index += 1) {
    const [x, y] = crest[dice.int(1, crest.length - 3)] ?? [0, 0];
    const cx = x + dice.range(-40, 40);
    const foot = base - (base - y) * dice.range(0.16, 0.72);
    const w = dice.range(9, 17);
    const wall = mix(
      toneBy(stage, dice.pick(["#f8f1e2", "#f0d9b4", "#e9b99a"]), 0.9),
      stage.light.haze,
      haze * 0.6,
    );
    const roof = mix(
      toneBy(stage, dice.pick(["#b9694a", "#5f6b78", "#c97a54"]), 0.7),
      stage.light.haze,
      haze * 0.6,
    );
    sheet.polygon(
      [
        [cx, foot],
        [cx + w, foot],
        [cx + w, foot - w * 0.7],
        [cx, foot - w * 0.7],
      ],
      wall,
    );
    sheet.polygon(
      [
        [cx - 1, foot - w * 0.7],
        [cx + w + 1, foot - w * 0.7],
        [cx + w * 0.5, foot - w * 1.15],
      ],
      roof,
    );
  }
}

function lighthouse(stage: Stage, x: number, y: number, tall: number): void {
  const { sheet } = stage;
  const w = tall * 0.1;
  sheet.polygon(
    [
      [x - w, y],
      [x + w, y],
      [x + w * 0.7, y - tall * 0.78],
      [x - w * 0.7, y - tall * 0.78],
    ],
    toneBy(stage, "#f8f3e8", 0.95),
  );
  sheet.polygon(
    [
      [x + w * 0.2, y],
      [x + w, y],
      [x + w * 0.7, y - tall * 0.78],
      [x + w * 0.14, y - tall * 0.78],
    ],
    toneBy(stage, "#e3dccd", 0.4),
  );
  for (const t of [0.22, 0.5])
    sheet.polygon(
      [
        [x - w * (1 - t * 0.3), y - tall * t],
        [x + w * (1 - t * 0.3), y - tall * t],
        [x + w * (0.95 - t * 0.3), y - tall * (t + 0.12)],
        [x - w * (0.95 - t * 0.3), y - tall * (t + 0.12)],
      ],
      toneBy(stage, "#b1452a", 0.8),
    );
  sheet.polygon(
    [
      [x - w * 0.95, y - tall * 0.78],
      [x + w * 0.95, y - tall * 0.78],
      [x + w * 0.95, y - tall * 0.82],
      [x - w * 0.95, y - tall * 0.82],
    ],
    toneBy(stage, "#33404a", 0.5),
  );
  sheet.polygon(
    [
      [x - w * 0.45, y - tall * 0.82],
      [x + w * 0.45, y - tall * 0.82],
      [x + w * 0.45, y - tall * 0.93],
      [x - w * 0.45, y - tall * 0.93],
    ],
    stage.light.night > 0.3 ? "#ffe6a0" : toneBy(stage, "#dfe9e4", 1),
  );
  sheet.polygon(
    [
      [x - w * 0.6, y - tall * 0.93],
      [x + w * 0.6, y - tall * 0.93],
      [x, y - tall],
    ],
    toneBy(stage, "#b1452a", 0.8),
  );
}

/** The beach or the rocks before the eye. */
function shoreline(stage: Stage, shore: Shore, side: 1 | -1, dice: Dice): void {
  const { sheet, width, height, camera } = stage;
  const start = lerp(
    camera.horizon,
    height,
    shore === "brittany" || shore === "channel" ? 0.55 : 0.42,
  );
  const points = (offset: number): P2[] => {
    const list: P2[] = [];
    for (let index = 0; index <= 10; index += 1) {
      const t = index / 10;
      const slant = side === 1 ? 1 - t : t;
      list.push([t * width, start + offset + slant * 130 + Math.sin(t * 7 + offset) * 10]);
    }
    return list;
  };
  const close: P2[] = [
    [width + 5, height + 5],
    [-5, height + 5],
  ];
  const sand = {
    brittany: "#c4b49c",
    mediterranean: "#e6cfa2",
    atlantic: "#ecd9ae",
    tropics: "#f3e4bd",
    channel: "#cfc6b6",
  }[shore];
  sheet.polygon([...points(-22), ...close], toneBy(stage, "#f6fbf6", 0.9), 0.55);
  sheet.polygon([...points(-6), ...close], toneBy(stage, darker(sand, 0.07), 0.75));
  sheet.polygon([...points(12), ...close], toneBy(stage, sand, 0.85));
  for (let index = 0; index < 40; index += 1) {
    const x = dice.range(0, width);
    const y = lerp(start + 150, height, dice.range(0, 1));
    sheet.line(
      [
        [x, y],
        [x + dice.range(20, 90), y + dice.range(-4, 4)],
      ],
      toneBy(stage, dice.chance(0.5) ? lighter(sand, 0.03) : darker(sand, 0.03), 0.85),
      dice.range(2, 5),
      { opacity: 0.6 },
    );
  }
  if (shore !== "brittany" && shore !== "mediterranean") return;
  const rock = ROCK[shore];
  for (let index = 0; index < 11; index += 1) {
    const t = dice.range(0, 0.5);
    const x = side === 1 ? width * t : width * (1 - t);
    const y = start + 90 + dice.range(0, 1) * (height - start - 120);
    const r = dice.range(22, 64) * lerp(0.6, 1.3, (y - start) / (height - start));
    const shape: P2[] = [
      [x - r, y + r * 0.35],
      [x - r * 0.7, y - r * 0.35],
      [x - r * 0.1, y - r * 0.6],
      [x + r * 0.6, y - r * 0.3],
      [x + r, y + r * 0.35],
    ];
    sheet.polygon(shape, toneBy(stage, darker(rock, 0.06), 0.15));
    const lit = stage.light.toSun[0] < 0 ? -1 : 1;
    sheet.polygon(
      [
        [x + lit * r * 0.9, y + r * 0.3],
        [x + lit * r * 0.62, y - r * 0.32],
        [x - r * 0.1, y - r * 0.6],
        [x + lit * r * 0.1, y + r * 0.1],
      ],
      toneBy(stage, rock, 0.95),
    );
  }
}

function life(
  part: (name: string) => Stage,
  shore: Shore,
  side: 1 | -1,
  dice: Dice,
  shade: Stage["sheet"],
): void {
  if (shore === "atlantic" || shore === "channel") {
    for (let index = 0; index < 5; index += 1)
      cabin(
        part(`cabin${index}`),
        -side * (2.2 + index * 1.75),
        13.5 - index * 0.5,
        ["#1b557a", "#b1452a", "#e0a92f", "#5b8f7a", "#d97a8a"][index] ?? "#1b557a",
      );
  }
  if (shore === "tropics")
    for (let index = 0; index < 4; index += 1)
      drawTree(
        part(`palm${index}`),
        [side * (2.6 + index * 1.3), 0, 9 + index * 2.4],
        "palm",
        dice.range(5, 7),
        { shade },
      );
  if (shore === "mediterranean") drawTree(part("pine"), [side * 4.6, 0, 12], "pine", 7.2);
  if (shore === "brittany") drawTree(part("bush"), [side * 6.6, 0, 10], "pine", 4.6);
  if (shore !== "brittany") {
    drawParasol(
      part("parasol"),
      [-side * 0.6, 0, 9],
      dice.pick(["#b1452a", "#f0b93a", "#1b557a"]),
      1.3,
    );
    drawLounger(
      part("lounger"),
      part("x").sheet,
      shade,
      frameAt(-side * 0.6 + 0.3, 0, 9.2, 0.4),
      dice.pick(["#f4ecdc", "#7fa3b0"]),
    );
  }
  drawPerson(
    part("walker"),
    [side * dice.range(1, 2.4), 0, dice.range(7, 8.4)],
    dice.pick(["walking", "dog", "child", "standing"]),
    shade,
  );
}

/** A striped bathing cabin. */
function cabin(stage: Stage, x: number, z: number, colour: string): void {
  const frame = frameAt(x, 0, z, 0.1);
  box(stage, stage.sheet, frame, { u: 0, v: 0, d: -1.2, w: 1.45, h: 1.9, t: 1.2 }, "#f7f1e4");
  for (let u = 0.12; u < 1.4; u += 0.36)
    box(stage, stage.sheet, frame, { u, v: 0, d: 0, w: 0.18, h: 1.9, t: 0.01 }, colour);
  box(
    stage,
    stage.sheet,
    frame,
    { u: 0.46, v: 0, d: 0.01, w: 0.54, h: 1.5, t: 0.02 },
    lighter(colour, 0.05),
  );
  const gable = [
    at(frame, -0.12, 1.88, 0.06),
    at(frame, 1.57, 1.88, 0.06),
    at(frame, 0.725, 2.5, 0.06),
  ];
  stage.sheet.polygon(seen(stage, gable), tone(stage, colour, frame.n));
}
