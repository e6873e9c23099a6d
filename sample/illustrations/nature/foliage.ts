import type { Dice } from "../engine/dice.ts";
import type { P2, P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { groundShadow, groundTint, type Stage, seen } from "../engine/stage.ts";

export interface TreeOptions {
  /** Sheet made by shadeSheet on which its shadow falls. */
  shade?: Sheet;
  foliage?: string;
  /** 0 to 1: how much of a silhouette it is, for trees framing a picture from the shade. */
  backlit?: number;
}

export interface Puff {
  x: number;
  y: number;
  r: number;
}

export function leafyOutline(dice: Dice, [x, y]: P2, radius: number): P2[] {
  const count = radius > 26 ? 13 : 9;
  const start = dice.range(0, 6);
  return Array.from({ length: count }, (_, index): P2 => {
    const angle = start + (index / count) * Math.PI * 2;
    const r = radius * dice.range(0.86, 1.12);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.92];
  });
}

export function leaf(
  sheet: Sheet,
  dice: Dice,
  x: number,
  y: number,
  size: number,
  paint: string,
): void {
  const angle = dice.range(0, Math.PI);
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  sheet.blob(
    [
      [x - cos, y - sin],
      [x - sin * 0.45, y + cos * 0.45],
      [x + cos, y + sin],
      [x + sin * 0.45, y - cos * 0.45],
    ],
    paint,
  );
}

export function castCrown(stage: Stage, shade: Sheet, foot: P3, puffs: readonly Puff[]): void {
  const tint = groundTint(stage);
  for (const { x, y, r } of puffs) {
    const centre = groundShadow(stage, [foot[0] + x, foot[1] + y, foot[2]], foot[1]);
    const ring: P3[] = Array.from({ length: 10 }, (_, index): P3 => {
      const angle = (index / 10) * Math.PI * 2;
      const stretch = stage.dice.range(0.85, 1.1) * r;
      return [
        centre[0] + Math.cos(angle) * stretch,
        foot[1],
        centre[2] + Math.sin(angle) * stretch,
      ];
    });
    shade.blob(seen(stage, ring), tint);
  }
  const top = groundShadow(stage, [foot[0], foot[1] + (puffs[0]?.y ?? 2), foot[2]], foot[1]);
  const w = 0.16;
  shade.polygon(
    seen(stage, [
      [foot[0] - w, foot[1], foot[2]],
      [foot[0] + w, foot[1], foot[2]],
      [top[0] + w, foot[1], top[2]],
      [top[0] - w, foot[1], top[2]],
    ]),
    tint,
  );
}
