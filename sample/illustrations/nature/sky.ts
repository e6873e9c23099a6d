import { mix } from "../engine/colour.ts";
import type { Dice } from "../engine/dice.ts";
import { lerp, type P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Stage } from "../engine/stage.ts";
import type { Mood } from "./moods.ts";

export interface SkyOptions {
  /** Row of the horizon, where the sky's last colour is reached. */
  horizon?: number;
  /** Clouds, birds, the moon: what there is room for. */
  clouds?: boolean;
  /** By night only: by day the sun is behind the viewer. */
  moon?: boolean;
  birds?: boolean;
}

/** Fills the whole sheet with a sky. */
export function paintSky(stage: Stage, mood: Mood, options: SkyOptions = {}): void {
  const { sheet, width, height } = stage;
  const dice = stage.dice.fork("sky");
  const horizon = options.horizon ?? stage.camera.horizon;
  const [top, middle, low] = mood.sky;
  const all: P2[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const paint = sheet.definitions.linear(
    [0, 0],
    [0, horizon],
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
  );
  sheet.polygon(all, paint);
  const { toSun } = stage.light;
  const side = toSun[0] < 0 ? width * 0.1 : width * 0.9;
  sheet.polygon(
    all,
    sheet.definitions.radial([side, horizon * 0.55], width * 0.75, [
      [0, low, 0.75],
      [0.5, low, 0.25],
      [1, low, 0],
    ]),
  );
  if (mood.night > 0.8) stars(sheet, dice, width, horizon);
  if (options.moon && mood.night > 0.5) moon(stage, sheet, dice, horizon);
  if (options.clouds !== false && mood.cloud) clouds(stage, sheet, mood, dice, horizon);
  if (options.birds && mood.night < 0.5) birds(sheet, dice, width, horizon, mood);
}

function stars(sheet: Sheet, dice: Dice, width: number, horizon: number): void {
  for (let index = 0; index < 46; index += 1) {
    const y = dice.range(0, 0.62) * horizon;
    sheet.circle([dice.range(0, width), y], dice.range(0.7, 1.9), "#fdf3d6", dice.pick([0.5, 0.9]));
  }
}

function moon(stage: Stage, sheet: Sheet, dice: Dice, horizon: number): void {
  const { width } = stage;
  const x = stage.light.toSun[0] < 0 ? dice.range(0.1, 0.3) : dice.range(0.7, 0.9);
  const centre: P2 = [x * width, horizon * dice.range(0.22, 0.5)];
  const radius = width * dice.range(0.02, 0.032);
  const colour = "#fbe9c8";
  sheet.circle(
    centre,
    radius * 5,
    sheet.definitions.radial(centre, radius * 5, [
      [0, colour, 0.6],
      [1, colour, 0],
    ]),
  );
  sheet.circle(centre, radius, colour, 0.95);
}

/** Flat-bottomed banks of cloud, each lit on top and fading below. */
function clouds(stage: Stage, sheet: Sheet, mood: Mood, dice: Dice, horizon: number): void {
  const { width } = stage;
  const pair = mood.cloud;
  if (!pair) return;
  const style = dice.pick(["bank", "bank", "streak"] as const);
  const count = dice.int(2, 4);
  for (let index = 0; index < count; index += 1) {
    const depth = index / count;
    const y = horizon * lerp(0.12, 0.8, dice.range(depth, depth + 0.3));
    const x = dice.range(-0.1, 1.1) * width;
    const size = width * dice.range(0.16, 0.34) * (1 - depth * 0.3);
    if (style === "bank") bank(sheet, dice, [x, y], size, pair, mood);
    else streak(sheet, dice, [x, y], size * 1.6, pair);
  }
}

/** A cumulus: the upper edge of a row of discs over a flat foot. */
function bank(
  sheet: Sheet,
  dice: Dice,
  [x, y]: P2,
  size: number,
  [litSide, shaded]: readonly [string, string],
  mood: Mood,
): void {
  const count = dice.int(5, 8);
  const puffs = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const r = size * dice.range(0.07, 0.12) * (0.5 + Math.sin(Math.PI * t));
    return { x: x + size * (t - 0.5) * 0.9, r, lift: r * dice.range(0, 0.5) };
  });
  const steps = 56;
  const crest: P2[] = Array.from({ length: steps + 1 }, (_, index): P2 => {
    const cx = x + size * (index / steps - 0.5) * 1.12;
    let top = 0;
    for (const puff of puffs) {
      const dx = cx - puff.x;
      if (Math.abs(dx) < puff.r)
        top = Math.max(top, Math.sqrt(puff.r ** 2 - dx ** 2) * 0.9 + puff.lift);
    }
    return [cx, y - top];
  });
  const foot: P2[] = [
    [x + size * 0.56, y],
    [x + size * 0.3, y + size * 0.016],
    [x - size * 0.3, y + size * 0.016],
    [x - size * 0.56, y],
  ];
  const paint = sheet.definitions.linear(
    [x, y - size * 0.2],
    [x, y + size * 0.02],
    [
      [0, litSide, 0.96],
      [0.5, mix(litSide, shaded, 0.45), 0.9],
      [1, mix(shaded, mood.sky[1], 0.5), 0.25],
    ],
  );
  sheet.polygon([...crest, ...foot], paint);
}

function streak(
  sheet: Sheet,
  dice: Dice,
  [x, y]: P2,
  size: number,
  [litSide, shaded]: readonly [string, string],
): void {
  const bars = dice.int(2, 4);
  for (let index = 0; index < bars; index += 1) {
    const length = size * dice.range(0.35, 0.75);
    const thickness = size * dice.range(0.012, 0.028);
    const left = x - length / 2 + size * dice.range(-0.2, 0.2);
    const top = y + index * size * 0.05;
    const shape: P2[] = [
      [left, top],
      [left + length * 0.3, top - thickness],
      [left + length * 0.7, top - thickness * 0.7],
      [left + length, top + thickness * 0.3],
      [left + length * 0.6, top + thickness],
      [left + length * 0.2, top + thickness * 0.8],
    ];
    sheet.blob(shape, dice.chance(0.6) ? litSide : shaded, 0.75);
  }
}

function birds(sheet: Sheet, dice: Dice, width: number, horizon: number, mood: Mood): void {
  const x = dice.range(0.2, 0.8) * width;
  const y = horizon * dice.range(0.15, 0.45);
  const ink = mix(mood.sky[0], "#22303c", 0.65);
  for (let index = 0; index < dice.int(3, 6); index += 1) {
    const cx = x + dice.range(-90, 90);
    const cy = y + dice.range(-40, 40);
    const span = dice.range(6, 12);
    const dip = span * 0.35;
    sheet.curve(
      [
        [cx - span, cy - dip],
        [cx - span * 0.4, cy - dip * 1.3],
        [cx, cy],
        [cx + span * 0.4, cy - dip * 1.3],
        [cx + span, cy - dip],
      ],
      ink,
      1.8,
    );
  }
}
