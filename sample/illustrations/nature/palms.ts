import { darker, lighter } from "../engine/colour.ts";
import { lerp, type P2, type P3 } from "../engine/geometry.ts";
import { pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { castCrown, type TreeOptions } from "./foliage.ts";

export function drawPalm(stage: Stage, foot: P3, height: number, options: TreeOptions): void {
  const { dice, sheet } = stage;
  const metre = pixelsAt(stage, foot);
  const [fx, fy] = pixel(stage, foot);
  const lean = dice.range(-0.12, 0.12) * height;
  const spot = (x: number, y: number): P2 => [fx + x * metre, fy - y * metre];
  const head: P2 = [lean, height * 0.82];
  if (options.shade)
    castCrown(stage, options.shade, foot, [{ x: lean, y: head[1], r: height * 0.22 }]);
  sheet.curve(
    [spot(0, 0), spot(lean * 0.3, height * 0.4), spot(...head)],
    toneBy(stage, "#8a6f56", 0.4),
    height * 0.034 * metre,
  );
  const green = options.foliage ?? "#5f8f58";
  const fronds = 13;
  for (let index = 0; index < fronds; index += 1) {
    const angle = lerp(-0.5, Math.PI + 0.5, index / (fronds - 1)) + dice.range(-0.1, 0.1);
    const reach = height * dice.range(0.26, 0.34);
    const cos = Math.cos(angle);
    const tip: P2 = [
      head[0] + cos * reach,
      head[1] + Math.sin(angle) * reach * 0.75 - reach * 0.28,
    ];
    const crest: P2 = [
      head[0] + cos * reach * 0.55,
      head[1] + Math.sin(angle) * reach * 0.7 + reach * 0.1,
    ];
    const belly: P2 = [crest[0] * 0.9 + head[0] * 0.1, crest[1] - reach * 0.18];
    const paint = toneBy(
      stage,
      index % 2 ? lighter(green, 0.03) : darker(green, 0.06),
      index % 2 ? 0.9 : 0.25,
    );
    sheet.blob([spot(...head), spot(...crest), spot(...tip), spot(...belly)], paint);
  }
}
