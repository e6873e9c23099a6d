import { type Camera, project, projectAll, scaleAt } from "./camera.ts";
import { mix } from "./colour.ts";
import { type Dice, diceOf } from "./dice.ts";
import { cross, dot, hull, type P2, type P3, sub } from "./geometry.ts";
import { type Light, lit, litBy, shadowTint, sunOn } from "./light.ts";
import { Definitions, Sheet } from "./sheet.ts";

/** Everything a part of a picture needs to draw itself. */
export interface Stage {
  width: number;
  height: number;
  camera: Camera;
  light: Light;
  dice: Dice;
  /** The whole picture; parts paint on it or on its children. */
  sheet: Sheet;
  /** How far surfaces have faded into the haze, 0 to 1. */
  fade: number;
}

/** Size in pixels at which listing pictures are drawn. */
export const WIDTH = 1280;
export const HEIGHT = 853;

export interface StageSetup {
  camera: Camera;
  light: Light;
  seed: number;
  width?: number;
  height?: number;
}

export function stageOf({
  camera,
  light,
  seed,
  width = WIDTH,
  height = HEIGHT,
}: StageSetup): Stage {
  const sheet = new Sheet(new Definitions(width, height));
  return { width, height, camera, light, dice: diceOf(seed), sheet, fade: 0 };
}

/** The finished SVG document. */
export function documentOf(stage: Stage): string {
  const { width, height, sheet } = stage;
  const body = sheet.toString();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sheet.definitions}${body}</svg>`;
}

/** The same stage painting on another sheet, or further in the haze. */
export function on(stage: Stage, change: Partial<Pick<Stage, "sheet" | "fade" | "dice">>): Stage {
  return { ...stage, ...change };
}

/** A colour on a surface turned towards `normal`, faded by distance. */
export function tone(stage: Stage, colour: string, normal: P3): string {
  return faded(stage, lit(stage.light, colour, normal));
}

/** A colour under a share of sun (1: full sun, 0: shade), faded by distance. */
export function toneBy(stage: Stage, colour: string, share: number): string {
  return faded(stage, litBy(stage.light, colour, share));
}

/** A finished colour, faded by distance only: lamps, lit windows. */
export function faded(stage: Stage, colour: string): string {
  return stage.fade === 0 ? colour : mix(colour, stage.light.haze, stage.fade);
}

export function pixel(stage: Stage, point: P3): P2 {
  return project(stage.camera, point);
}

/** Pixels per metre at a point. */
export function pixelsAt(stage: Stage, point: P3): number {
  return scaleAt(stage.camera, point);
}

export function seen(stage: Stage, points: readonly P3[]): P2[] {
  return projectAll(stage.camera, points);
}

/** Whether the eye is on the side a surface faces. */
export function faces(stage: Stage, point: P3, normal: P3): boolean {
  return dot(sub(stage.camera.eye, point), normal) > 1e-6;
}

/** Normal of a flat polygon, on the side from which its points turn anticlockwise seen with y up. */
export function normalOf(points: readonly P3[]): P3 {
  const [a, b, c] = points;
  if (!a || !b || !c) return [0, 1, 0];
  const normal = cross(sub(b, a), sub(c, a));
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

/** Where a point's shadow falls on the level ground at height `y`. */
export function groundShadow(stage: Stage, point: P3, y = 0): P3 {
  const [sx, sy, sz] = stage.light.toSun;
  const t = (point[1] - y) / Math.max(0.08, sy);
  return [point[0] - sx * t, y, point[2] - sz * t];
}

/** Adds the shadow of a convex solid to a sheet made by `shadeSheet`. */
export function castOnGround(stage: Stage, shade: Sheet, corners: readonly P3[], y = 0): void {
  const shadow = seen(stage, [...corners.map((corner) => groundShadow(stage, corner, y))]);
  if (shadow.length > 2) shade.polygon(hull(shadow), groundTint(stage));
}

/** What shade multiplies the ground by. */
export function groundTint(stage: Stage): string {
  return shadowTint(stage.light, sunOn(stage.light, [0, 1, 0]));
}

/** A layer on which everything painted darkens what is below, as shade does. */
export function shadeSheet(parent: Sheet, clip?: readonly P2[]): Sheet {
  return parent.child({ blend: "multiply", ...(clip ? { clip } : {}) });
}
