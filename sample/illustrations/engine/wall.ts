import {
  at,
  cornersOf,
  type Frame,
  inFrame,
  quad,
  type Solid,
  shadowSlope,
  traced,
} from "./frame.ts";
import { clipTo, hull, type P2, type P3 } from "./geometry.ts";
import { shadowTint, sunOn } from "./light.ts";
import { Sheet } from "./sheet.ts";
import { faces, type Stage, seen, shadeSheet, tone } from "./stage.ts";

/**
 * A face of a building: its skin and openings (`base`), the shadows that fall on it (`shade`),
 * and what stands out of it (`front`), painted in that order whatever the order of the calls.
 */
export interface Wall extends Frame {
  width: number;
  height: number;
  /** The wall's shape in its own plane, and its convex hull, within which shadows fall. */
  outline: readonly P2[];
  bounds: readonly P2[];
  base: Sheet;
  shade: Sheet;
  front: Sheet;
  /** False when the eye is behind it: nothing need be drawn. */
  visible: boolean;
}

/**
 * A wall on a frame; `outline` defaults to the full rectangle. Without `shaded`, the shadows that
 * fall on it are not painted: each layer of shade costs as much as a hundred windows.
 */
export function wallOn(
  stage: Stage,
  sheet: Sheet,
  frame: Frame,
  width: number,
  height: number,
  outline?: readonly P2[],
  shaded = true,
): Wall {
  const base = sheet.child();
  const shade = shaded ? shadeSheet(sheet) : new Sheet(sheet.definitions);
  const front = sheet.child();
  const shape = outline ?? [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const visible = faces(stage, frame.origin, frame.n);
  return {
    ...frame,
    width,
    height,
    outline: shape,
    bounds: hull(shape),
    base,
    shade,
    front,
    visible,
  };
}

/** Paints the wall's skin: an even colour, then a breath of lighter tone from the ground up. */
export function render(stage: Stage, wall: Wall, colour: string): void {
  const points = traced(stage, wall, wall.outline);
  wall.base.polygon(points, tone(stage, colour, wall.n));
  const foot = seen(stage, [at(wall, wall.width / 2, 0)])[0];
  const head = seen(stage, [at(wall, wall.width / 2, wall.height)])[0];
  if (!foot || !head || stage.fade > 0.5) return;
  const paint = wall.base.definitions.linear(foot, head, [
    [0, "#3a2f4a", 0.2],
    [0.28, "#6a5a6a", 0.03],
    [0.6, "#ffffff", 0],
    [1, "#fff6e0", 0.12],
  ]);
  wall.base.polygon(points, paint);
}

/** Casts on the wall the shadow of a convex thing given by corners [u, v, d]. */
export function castOnWall(stage: Stage, wall: Wall, corners: readonly P3[]): void {
  const slope = shadowSlope(stage, wall);
  if (!slope) return;
  const fallen = corners.map(
    ([u, v, d]): P2 => [u + slope[0] * Math.max(0, d), v + slope[1] * Math.max(0, d)],
  );
  const inside = clipTo(hull(fallen), wall.bounds);
  const tint = shadowTint(stage.light, sunOn(stage.light, wall.n));
  wall.shade.polygon(traced(stage, wall, inside), tint);
}

/** Casts the shadow of a solid of the wall's frame. */
export function castSolid(stage: Stage, wall: Wall, { u, v, d, w, h, t }: Solid): void {
  castOnWall(stage, wall, [
    ...[d, d + t].flatMap((depth): P3[] => [
      [u, v, depth],
      [u + w, v, depth],
      [u + w, v + h, depth],
      [u, v + h, depth],
    ]),
  ]);
}

/** Casts the shadow of a solid that belongs to another frame. */
export function castForeign(stage: Stage, wall: Wall, frame: Frame, solid: Solid): void {
  castOnWall(
    stage,
    wall,
    cornersOf(frame, solid).map((corner) => inFrame(wall, corner)),
  );
}

/** Whether a rectangle of a wall's plane, `margin` metres larger all round, is out of the picture. */
export function outOfSight(
  stage: Stage,
  wall: Frame,
  { u, v, w, h }: { u: number; v: number; w: number; h: number },
  margin = 0.3,
): boolean {
  const corners = quad(wall, u - margin, v - margin, w + margin * 2, h + margin * 2);
  const outline = seen(stage, corners);
  return outline.length < 3 || stage.sheet.definitions.misses(outline);
}
