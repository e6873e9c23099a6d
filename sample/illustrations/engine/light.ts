import { hexOf, type Rgb, under } from "./colour.ts";
import { dot, type P3 } from "./geometry.ts";

/** One sun and one sky: what makes all surfaces of a picture belong together. */
export interface Light {
  /** Unit vector towards the sun. */
  toSun: P3;
  /** What full sun adds, and what shade receives, as factors on a surface's own colour. */
  sun: Rgb;
  ambient: Rgb;
  /** 0 in full day, 1 at night: how many windows and lamps are on. */
  night: number;
  /** Colour into which distance fades. */
  haze: string;
  /** What panes show by day, from dark to pale: the room behind, the sky in front. */
  glass: readonly [string, string, string];
}

/** Lamplight seen through a window, from warm to pale. */
export const LAMPLIGHT = ["#f2a541", "#fbc766", "#ffe2a0"] as const;

/** Share of the sun a surface receives; surfaces that merely face it count as fully lit. */
export function sunOn(light: Light, normal: P3): number {
  return Math.min(1, Math.max(0, dot(normal, light.toSun)) * 1.45);
}

/** A colour as it looks on a surface turned towards `normal`. */
export function lit(light: Light, colour: string, normal: P3): string {
  return litBy(light, colour, sunOn(light, normal));
}

/** A colour as it looks under a given share of sun (0: shade). */
export function litBy(light: Light, colour: string, share: number): string {
  const { ambient, sun } = light;
  return under(colour, [
    ambient[0] + sun[0] * share,
    ambient[1] + sun[1] * share,
    ambient[2] + sun[2] * share,
  ]);
}

/** What a cast shadow multiplies a surface by, when the surface receives that share of sun. */
export function shadowTint(light: Light, share: number): string {
  const part = (channel: 0 | 1 | 2) =>
    light.ambient[channel] / (light.ambient[channel] + light.sun[channel] * share);
  return hexOf([part(0), part(1), part(2)]);
}
