import { darker, lighter } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { lerp, type P2 } from "../engine/geometry.ts";
import { type Stage, toneBy } from "../engine/stage.ts";

export type BoughKind = "leaves" | "pine" | "wisteria" | "bougainvillea" | "fig";

/** A branch hanging into the picture from an upper corner, close to the eye. */
export function drawBough(
  stage: Stage,
  kind: BoughKind,
  side: "left" | "right",
  reach = 0.42,
): void {
  const dice = stage.dice.fork(`bough-${kind}`);
  const { width, height } = stage;
  const way = side === "left" ? 1 : -1;
  const edge = side === "left" ? -20 : width + 20;
  const twigs = dice.int(3, 4);
  for (let index = 0; index < twigs; index += 1) {
    const start: P2 = [edge, height * dice.range(-0.06, 0.2)];
    const length = width * reach * dice.range(0.55, 1);
    const droop = height * dice.range(0.05, 0.2);
    const at = (t: number): P2 => [start[0] + way * length * t, start[1] + droop * t * t * 1.2];
    const wood = toneBy(stage, "#5b4a3c", 0.1);
    stage.sheet.curve([0, 0.25, 0.5, 0.75, 1].map(at), wood, lerp(6, 3, index / twigs));
    cluster(stage, dice, kind, at, length, way);
  }
}

function cluster(
  stage: Stage,
  dice: Dice,
  kind: BoughKind,
  at: (t: number) => P2,
  length: number,
  way: number,
): void {
  const { sheet } = stage;
  const green = {
    leaves: "#5d8350",
    pine: "#3f7053",
    wisteria: "#7d9a5c",
    bougainvillea: "#5b7f4c",
    fig: "#567c4c",
  }[kind];
  const tones = [
    toneBy(stage, darker(green, 0.1), 0),
    toneBy(stage, green, 0.25),
    toneBy(stage, lighter(green, 0.03), 0.9),
  ] as const;
  const count = Math.round(length / (kind === "pine" ? 9 : 11));
  for (const [layer, paint] of tones.entries()) {
    for (let index = 0; index < count; index += 1) {
      const [x, y] = at(dice.range(0.02, 1.03));
      const spread = kind === "pine" ? 16 : 30;
      const cx = x + dice.range(-spread, spread);
      const cy = y + dice.range(-spread * 0.6, spread) - layer * 4;
      if (kind === "pine") needles(stage, dice, [cx, cy], paint, way);
      else if (layer < 2 || dice.chance(0.5))
        bigLeaf(stage, dice, [cx, cy], dice.range(9, 17), paint);
    }
  }
  if (kind !== "wisteria" && kind !== "bougainvillea") return;
  const bloom =
    kind === "wisteria" ? ["#a58cc0", "#c3addb", "#8a72ab"] : ["#c9416f", "#e0628c", "#a82f5c"];
  for (let index = 0; index < Math.round(count / (kind === "wisteria" ? 5 : 2.4)); index += 1) {
    const [x, y] = at(dice.range(0.05, 1));
    if (kind === "wisteria") raceme(stage, dice, [x, y + 8], bloom);
    else
      sheet.blob(
        petals(dice, [x + dice.range(-26, 26), y + dice.range(-14, 34)], dice.range(5, 10)),
        toneBy(
          stage,
          dice.pick([bloom[0] ?? "#c9416f", bloom[1] ?? "#e0628c", bloom[2] ?? "#a82f5c"]),
          dice.range(0.2, 1),
        ),
      );
  }
}

function bigLeaf(stage: Stage, dice: Dice, [x, y]: P2, size: number, paint: string): void {
  const angle = dice.range(-0.6, 2.2);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const w = size * 0.42;
  stage.sheet.blob(
    [
      [x - cos * size, y - sin * size],
      [x - cos * size * 0.2 - sin * w, y - sin * size * 0.2 + cos * w],
      [x + cos * size, y + sin * size],
      [x - cos * size * 0.2 + sin * w, y - sin * size * 0.2 - cos * w],
    ],
    paint,
  );
}

function needles(stage: Stage, dice: Dice, [x, y]: P2, paint: string, way: number): void {
  for (let index = 0; index < 5; index += 1) {
    const angle = dice.range(-0.9, 0.9);
    const length = dice.range(16, 30);
    stage.sheet.line(
      [
        [x, y],
        [x + way * Math.cos(angle) * length, y + Math.sin(angle) * length],
      ],
      paint,
      1.8,
    );
  }
}

function raceme(stage: Stage, dice: Dice, [x, y]: P2, bloom: readonly string[]): void {
  const length = dice.range(34, 66);
  for (let index = 0; index < 16; index += 1) {
    const t = index / 16;
    const spread = 11 * (1 - t) + 2;
    const paint = bloom[dice.int(0, 2)] ?? "#a58cc0";
    stage.sheet.circle(
      [x + dice.range(-spread, spread), y + t * length],
      dice.range(3, 5.4) * (1 - t * 0.4),
      toneBy(stage, paint, dice.range(0.2, 1)),
    );
  }
}

function petals(dice: Dice, [x, y]: P2, size: number): P2[] {
  return Array.from({ length: 6 }, (_, index): P2 => {
    const angle = (index / 6) * Math.PI * 2;
    const r = size * dice.range(0.6, 1.1);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}
