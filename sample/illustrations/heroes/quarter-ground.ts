import { darker, drift, lighter } from "../engine/colour.ts";
import { at, type Frame } from "../engine/frame.ts";
import type { P2 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { on, pixel, pixelsAt, type Stage, shadeSheet, tone } from "../engine/stage.ts";
import { patch } from "../town/ground.ts";
import { edge, HALF_ROAD, HALF_STREET, MIMOSA, STREETS } from "./quarter-plan.ts";

const ROAD = "#a9a79f";
const STONE = "#e6dabf";
const GRASS = "#b4c684";

/** The ground: a sheet of paper cut round, its streets, its square, and the round. */
export function land(stage: Stage, frame: Frame): Sheet {
  const { sheet } = stage;
  const outline = Array.from({ length: 28 }, (_, step) => {
    const [u, d] = edge((step / 28) * Math.PI * 2);
    return pixel(stage, at(frame, u, 0, d));
  });
  const lowered = outline.map(([x, y]): P2 => [x, y + 22]);
  sheet.blob(lowered, tone(stage, "#8c7a5c", [0, 0.2, -1]));
  sheet.blob(outline, tone(stage, GRASS, [0, 1, 0]));
  const ground = sheet.child({ clip: outline });
  const flat = on(stage, { sheet: ground });
  const lay = (from: readonly [number, number], to: readonly [number, number], colour: string) =>
    patch(flat, ground, frame, from, to, colour);
  lay([-60, -HALF_STREET + 2], [60, HALF_STREET + 2], STONE);
  for (const half of [HALF_STREET, HALF_ROAD]) {
    const colour = half === HALF_ROAD ? ROAD : STONE;
    for (const u of STREETS.u) lay([u - half, -90], [u + half, 90], colour);
    for (const d of STREETS.d) lay([-90, d - half], [90, d + half], colour);
  }
  square(flat, ground, frame);
  const shade = shadeSheet(ground);
  const [west, middle, east] = STREETS.u;
  const [north, centre, south] = STREETS.d;
  const round: readonly P2[] = [
    [west, centre],
    [west, south],
    [east, south],
    [east, centre],
    [middle, centre],
    [middle, north],
    [west, north],
  ];
  ring(on(stage, { sheet: ground.child() }), frame, round);
  return shade;
}

/** The round, with soft corners. */
function ring(stage: Stage, frame: Frame, corners: readonly P2[]): void {
  const path: P2[] = [];
  const soft = 3.4;
  for (const [index, here] of corners.entries()) {
    const before = corners.at(index - 1) ?? here;
    const after = corners[(index + 1) % corners.length] ?? here;
    const near = (other: P2): P2 => {
      const length = Math.hypot(other[0] - here[0], other[1] - here[1]);
      return [
        here[0] + ((other[0] - here[0]) * soft) / length,
        here[1] + ((other[1] - here[1]) * soft) / length,
      ];
    };
    const [from, to] = [near(before), near(after)];
    for (let step = 0; step <= 6; step += 1) {
      const t = step / 6;
      const mixed = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * here[axis] + t ** 2 * to[axis];
      path.push([mixed(0), mixed(1)]);
    }
  }
  const points = path.map(([u, d]) => pixel(stage, at(frame, u, 0, d)));
  const metre = pixelsAt(stage, at(frame, 0, 0, 0));
  stage.sheet.line(points, darker(MIMOSA, 0.32), 2.7 * metre, { closed: true });
  stage.sheet.line(points, MIMOSA, 2.1 * metre, { closed: true });
}

/** The square between the streets, flagged. */
function square(stage: Stage, sheet: Sheet, frame: Frame): void {
  const { dice } = stage;
  patch(stage, sheet, frame, [-24, -21], [0, -3], lighter(STONE, 0.03));
  for (let d = -20; d < -4; d += 2)
    for (let u = -23; u < -1; u += 2)
      if (dice.chance(0.3))
        patch(stage, sheet, frame, [u, d], [u + 1.6, d + 1.6], drift(STONE, dice.range, 0.03));
}
