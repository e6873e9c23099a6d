import { darker, lighter } from "../engine/colour.ts";
import { clamp, lerp, type P2, type P3 } from "../engine/geometry.ts";
import { castOnGround, pixel, pixelsAt, type Stage, toneBy } from "../engine/stage.ts";
import { leaf, type TreeOptions } from "./foliage.ts";

/** A hedge along a line of the ground: a dark mass, lit along its top, leafy at its edges. */
export function drawHedge(
  stage: Stage,
  from: P3,
  to: P3,
  height: number,
  options: TreeOptions & { clipped?: boolean } = {},
): void {
  const { dice, sheet, width } = stage;
  const foliage = options.foliage ?? "#6c8c55";
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const steps = Math.max(4, Math.round(length / (height * 0.4)));
  const ridge: P2[] = [];
  const middle: P2[] = [];
  const foot: P2[] = [];
  const tufts: { at: P2; size: number }[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const point: P3 = [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
    const [x, y] = pixel(stage, point);
    const metre = pixelsAt(stage, point);
    const tall =
      height * metre * (options.clipped ? dice.range(0.95, 1.03) : dice.range(0.78, 1.15));
    ridge.push([x, y - tall]);
    middle.push([x, y - tall * dice.range(0.45, 0.6)]);
    foot.push([x, y]);
    if (x > -40 && x < width + 40)
      tufts.push({ at: [x, y - tall], size: clamp(0.12 * metre, 2, 7) });
  }
  if (options.shade) {
    const raised = (point: P3): P3 => [point[0], point[1] + height, point[2]];
    castOnGround(stage, options.shade, [from, to, raised(from), raised(to)], from[1]);
  }
  const deep = toneBy(stage, darker(foliage, 0.08), 0.05);
  const bright = toneBy(stage, lighter(foliage, 0.02), 0.95);
  sheet.blob([...ridge, ...[...foot].reverse()], deep);
  sheet.blob([...ridge, ...[...middle].reverse()], toneBy(stage, foliage, 0.45));
  for (const { at, size } of tufts) {
    for (let index = 0; index < 5; index += 1) {
      const [x, y] = [at[0] + dice.range(-3, 3) * size, at[1] + dice.range(-0.4, 2.6) * size];
      leaf(sheet, dice, x, y, size * dice.range(0.7, 1.3), index < 3 ? bright : deep);
    }
  }
}
