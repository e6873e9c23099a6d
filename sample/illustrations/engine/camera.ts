import type { P2, P3 } from "./geometry.ts";

/**
 * A pinhole that stays level, so verticals stay vertical as in an architect's drawing: what a
 * view camera does by shifting its back, `horizon` does here.
 */
export interface Camera {
  eye: P3;
  /** Radians, positive looks to the right. */
  yaw: number;
  /** Pixels per metre at one metre. */
  focal: number;
  /** Pixel column of what lies straight ahead. */
  centre: number;
  /** Pixel row of the horizon. */
  horizon: number;
}

/** Nothing nearer than this many metres is drawn. */
const NEAR = 0.12;

/** Eye coordinates: right, up, ahead. */
export function toEye(camera: Camera, point: P3): P3 {
  const x = point[0] - camera.eye[0];
  const z = point[2] - camera.eye[2];
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  return [x * cos - z * sin, point[1] - camera.eye[1], x * sin + z * cos];
}

function onScreen(camera: Camera, [right, up, ahead]: P3): P2 {
  const ratio = camera.focal / ahead;
  return [camera.centre + right * ratio, camera.horizon - up * ratio];
}

/** Pixel of a point; points behind the eye come out as if just in front of it. */
export function project(camera: Camera, point: P3): P2 {
  const [right, up, ahead] = toEye(camera, point);
  return onScreen(camera, [right, up, Math.max(NEAR, ahead)]);
}

/** Pixels per metre at a point's distance. */
export function scaleAt(camera: Camera, point: P3): number {
  return camera.focal / Math.max(NEAR, toEye(camera, point)[2]);
}

/** A polygon as seen, cut where it passes the eye; empty when wholly behind. */
export function projectAll(camera: Camera, points: readonly P3[]): P2[] {
  const eyes = points.map((point) => toEye(camera, point));
  if (eyes.every((point) => point[2] >= NEAR)) return eyes.map((point) => onScreen(camera, point));
  const seen: P2[] = [];
  let previous = eyes[eyes.length - 1];
  for (const point of eyes) {
    if (previous && previous[2] < NEAR !== point[2] < NEAR) {
      const t = (NEAR - previous[2]) / (point[2] - previous[2]);
      seen.push(
        onScreen(camera, [
          previous[0] + (point[0] - previous[0]) * t,
          previous[1] + (point[1] - previous[1]) * t,
          NEAR,
        ]),
      );
    }
    if (point[2] >= NEAR) seen.push(onScreen(camera, point));
    previous = point;
  }
  return seen;
}
