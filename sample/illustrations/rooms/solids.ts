import { darker, lighter, mix } from "../engine/colour.ts";
import {
  at,
  type BoxOptions,
  box,
  cornersOf,
  type Frame,
  negated,
  quad,
  type Solid,
  slab,
} from "../engine/frame.ts";
import { ellipse, hull, type P2, type P3 } from "../engine/geometry.ts";
import type { Sheet } from "../engine/sheet.ts";
import { faces, pixel, pixelsAt, type Stage, seen, tone, toneBy } from "../engine/stage.ts";

/** Furniture's raw shapes: soft boxes, turned solids, contact shadows. */

/** A stuffed box: rounded outline, rounded faces. `round` in metres. */
export function soft(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  solid: Solid,
  colour: string,
  round = 0.07,
): void {
  const corners = cornersOf(frame, solid);
  const metre = pixelsAt(stage, at(frame, solid.u + solid.w / 2, solid.v, solid.d + solid.t));
  const outline = hull(seen(stage, corners));
  if (outline.length < 3) return;
  const radius = round * metre;
  const { u, v, d, w, h, t } = solid;
  const sides: [P3[], P3, string][] = [
    [
      [
        at(frame, u, v, d),
        at(frame, u, v, d + t),
        at(frame, u, v + h, d + t),
        at(frame, u, v + h, d),
      ],
      negated(frame.u),
      colour,
    ],
    [
      [
        at(frame, u + w, v, d + t),
        at(frame, u + w, v, d),
        at(frame, u + w, v + h, d),
        at(frame, u + w, v + h, d + t),
      ],
      frame.u,
      colour,
    ],
    [quad(frame, u, v, w, h, d), negated(frame.n), colour],
    [slab(frame, u, v + h, d, w, t), frame.v, lighter(colour, 0.025)],
    [quad(frame, u, v, w, h, d + t), frame.n, colour],
  ];
  const visible = sides.filter(
    ([points, normal]) => points[0] !== undefined && faces(stage, points[0], normal),
  );
  const base = visible[0];
  sheet.rounded(outline, radius, base ? tone(stage, darker(colour, 0.02), base[1]) : colour);
  for (const [points, normal, paint] of visible)
    sheet.rounded(seen(stage, points), radius * 0.8, tone(stage, paint, normal));
}

/** A hard box. */
export function hard(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  v: number,
  d: number,
  w: number,
  h: number,
  t: number,
  colour: string,
  options: BoxOptions = {},
): void {
  box(stage, sheet, frame, { u, v, d, w, h, t }, colour, options);
}

/** Pixels of a level circle. */
export function ring(stage: Stage, centre: P3, radius: number, count = 28): P2[] {
  return seen(
    stage,
    ellipse(0, 0, radius, radius, count).map(
      ([x, z]): P3 => [centre[0] + x, centre[1], centre[2] + z],
    ),
  );
}

/** A turned solid standing at `foot`: profile of [radius, height] from the bottom up, in metres. */
export function turned(
  stage: Stage,
  sheet: Sheet,
  foot: P3,
  profile: readonly P2[],
  colour: string,
  cap?: string,
): void {
  const [fx] = pixel(stage, foot);
  const metre = pixelsAt(stage, foot);
  const left: P2[] = [];
  const right: P2[] = [];
  for (const [radius, height] of profile) {
    const [x, y] = pixel(stage, [foot[0], foot[1] + height, foot[2]]);
    left.push([x - radius * metre, y]);
    right.push([x + radius * metre, y]);
  }
  const [first] = profile;
  const last = profile[profile.length - 1];
  if (!first || !last) return;
  const wide = Math.max(...profile.map(([radius]) => radius)) * metre;
  const sunLeft = stage.light.toSun[0] < 0;
  const bright = toneBy(stage, lighter(colour, 0.02), 0.95);
  const dim = toneBy(stage, darker(colour, 0.06), 0.1);
  const paint = sheet.definitions.linear(
    [fx - wide, 0],
    [fx + wide, 0],
    [
      [0, sunLeft ? mix(bright, dim, 0.25) : dim],
      [sunLeft ? 0.3 : 0.7, bright],
      [1, sunLeft ? dim : mix(bright, dim, 0.25)],
    ],
  );
  sheet.polygon(ring(stage, foot, first[0]), paint);
  sheet.polygon([...left, ...right.reverse()], paint);
  const top: P3 = [foot[0], foot[1] + last[1], foot[2]];
  if (stage.camera.eye[1] > top[1] && last[0] > 0.005)
    sheet.polygon(ring(stage, top, last[0]), cap ?? toneBy(stage, lighter(colour, 0.04), 0.8));
  else if (last[0] > 0.005) sheet.polygon(ring(stage, top, last[0]), paint);
}

/** The soft dark a thing leaves on the floor, drawn away from the window. */
export function contact(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  d: number,
  w: number,
  t: number,
  strength = 0.28,
): void {
  const { toSun } = stage.light;
  const reach = 0.42;
  const far: P3 = [-toSun[0] * reach, 0, -toSun[2] * reach];
  const base = slab(frame, u, 0.004, d, w, t);
  const moved = base.map(([x, y, z]): P3 => [x + far[0], y, z + far[2]]);
  const outline = hull(seen(stage, [...base, ...moved]));
  if (outline.length > 2) sheet.rounded(outline, 10, "#2a1f3d", strength * 0.6);
  const tight = seen(stage, slab(frame, u - 0.03, 0.004, d - 0.03, w + 0.06, t + 0.06));
  sheet.rounded(tight, 8, "#2a1f3d", strength * 0.7);
}

/** Four legs under a top, set in from its corners. */
export function legs(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  u: number,
  d: number,
  w: number,
  t: number,
  h: number,
  colour: string,
  thick = 0.05,
): void {
  const inset = thick;
  for (const back of [d + inset, d + t - inset - thick]) {
    for (const x of [u + inset, u + w - inset - thick])
      hard(stage, sheet, frame, x, 0, back, thick, h, thick, colour);
  }
}
