/** Colours are "#rrggbb"; light is worked out in linear RGB, mixtures in Oklab (even to the eye). */

export type Rgb = readonly [r: number, g: number, b: number];

const LINEAR = new Map<string, Rgb>();

/** Linear components in [0, 1] of a "#rrggbb" colour. */
export function linear(hex: string): Rgb {
  const known = LINEAR.get(hex);
  if (known) return known;
  const value = Number.parseInt(hex.slice(1), 16);
  const rgb: Rgb = [decode(value >> 16), decode((value >> 8) & 255), decode(value & 255)];
  LINEAR.set(hex, rgb);
  return rgb;
}

function decode(byte: number): number {
  const c = (byte & 255) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  const c = Math.min(1, Math.max(0, value));
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** "#rrggbb" of linear components; out-of-range components are clipped. */
export function hexOf(rgb: Rgb): string {
  const value = (encode(rgb[0]) << 16) | (encode(rgb[1]) << 8) | encode(rgb[2]);
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** A surface of colour `hex` under light `rgb`. */
export function under(hex: string, rgb: Rgb): string {
  const [r, g, b] = linear(hex);
  return hexOf([r * rgb[0], g * rgb[1], b * rgb[2]]);
}

type Lab = readonly [l: number, a: number, b: number];

function lab(hex: string): Lab {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const from = lab(a);
  const to = lab(b);
  return fromLab([
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]);
}

/** Lightness moved by `amount` (−1 to 1, 0.1 is a clear step), hue and colourfulness kept. */
export function lighter(hex: string, amount: number): string {
  const [l, a, b] = lab(hex);
  return fromLab([Math.min(1, Math.max(0, l + amount)), a, b]);
}

export function darker(hex: string, amount: number): string {
  return lighter(hex, -amount);
}

/** A neighbour of the colour, for surfaces that are never quite even: lightness and hue drift. */
export function drift(
  hex: string,
  random: (low: number, high: number) => number,
  amount: number,
): string {
  const [l, a, b] = lab(hex);
  return fromLab([
    Math.min(1, Math.max(0, l + random(-amount, amount))),
    a + random(-amount, amount) * 0.35,
    b + random(-amount, amount) * 0.35,
  ]);
}
