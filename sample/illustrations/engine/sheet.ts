import { clockwise, type P2 } from "./geometry.ts";

/** Pixels to a tenth: finer is invisible and doubles the text. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface SheetOptions {
  opacity?: number;
  blend?: "multiply" | "screen" | "soft-light" | "overlay";
  /** Only what falls inside this outline shows. */
  clip?: readonly P2[];
}

export interface StrokeOptions {
  opacity?: number;
  cap?: "round" | "butt";
  closed?: boolean;
  dash?: string;
}

/** Gradients and clips of one picture, named as they are asked for, and its size in pixels. */
export class Definitions {
  readonly width: number;
  readonly height: number;
  #parts: string[] = [];
  #names = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Whether an outline lies wholly beyond one edge of the picture. */
  misses(points: readonly P2[], margin = 12): boolean {
    let [left, right, above, below] = [true, true, true, true];
    for (const [x, y] of points) {
      left &&= x < -margin;
      right &&= x > this.width + margin;
      above &&= y < -margin;
      below &&= y > this.height + margin;
    }
    return left || right || above || below;
  }

  #define(body: (id: string) => string): string {
    const key = body("");
    const known = this.#names.get(key);
    if (known) return known;
    const id = `d${this.#names.size}`;
    this.#names.set(key, id);
    this.#parts.push(body(id));
    return id;
  }

  /** A paint going from one pixel to another; stops are [position 0–1, colour, opacity]. */
  linear(from: P2, to: P2, stops: readonly Stop[]): string {
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A paint spreading from a centre; `squash` flattens it vertically. */
  radial(centre: P2, radius: number, stops: readonly Stop[], squash = 1): string {
    const transform =
      squash === 1
        ? ""
        : ` gradientTransform="translate(0 ${n(centre[1] * (1 - squash))}) scale(1 ${squash})"`;
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"${transform}>${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(outline: readonly P2[]): string {
    return this.#define(
      (name) => `<clipPath id="${name}"><path d="${outlineOf(outline)}"/></clipPath>`,
    );
  }

  toString(): string {
    return this.#parts.length === 0 ? "" : `<defs>${this.#parts.join("")}</defs>`;
  }
}

export type Stop = readonly [at: number, colour: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined || opacity === 1 ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

function outlineOf(points: readonly P2[], closed = true): string {
  let d = "";
  for (const [x, y] of points) d += `${d === "" ? "M" : "L"}${n(x)} ${n(y)}`;
  return closed ? `${d}Z` : d;
}

/** A closed curve through the points (Catmull–Rom): leaves, clouds, cushions. */
function smoothOf(points: readonly P2[], closed: boolean, tension = 1): string {
  const count = points.length;
  const at = (index: number): P2 =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  const k = tension / 6;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [p, a, b, q] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(a[0] + (b[0] - p[0]) * k)} ${n(a[1] + (b[1] - p[1]) * k)} ${n(b[0] - (q[0] - a[0]) * k)} ${n(b[1] - (q[1] - a[1]) * k)} ${n(b[0])} ${n(b[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A polygon with corners rounded to `radius` pixels, less where sides are short. */
function roundedOf(points: readonly P2[], radius: number): string {
  const count = points.length;
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const before = points[(index + count - 1) % count] ?? [0, 0];
    const corner = points[index] ?? [0, 0];
    const after = points[(index + 1) % count] ?? [0, 0];
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    d += `${index === 0 ? "M" : "L"}${n(start[0])} ${n(start[1])}Q${n(corner[0])} ${n(corner[1])} ${n(end[0])} ${n(end[1])}`;
  }
  return `${d}Z`;
}

function towards(from: P2, to: P2, distance: number): P2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/**
 * One layer of paint. Shapes go on in order; a child keeps its place in the order and may be
 * painted later (that is how shadows, known last, come to lie under what casts them).
 * Consecutive shapes of one paint become one path.
 */
export class Sheet {
  readonly definitions: Definitions;
  #open: string;
  #parts: (string | Sheet)[] = [];
  #paint = "";
  #outlines = "";

  constructor(definitions: Definitions, options: SheetOptions = {}) {
    this.definitions = definitions;
    let attributes = "";
    if (options.opacity !== undefined) attributes += ` opacity="${options.opacity}"`;
    if (options.blend) attributes += ` style="mix-blend-mode:${options.blend}"`;
    if (options.clip) attributes += ` clip-path="url(#${definitions.clip(options.clip)})"`;
    this.#open = attributes;
  }

  /** A layer at this place in the order. */
  child(options: SheetOptions = {}): Sheet {
    this.#flush();
    const sheet = new Sheet(this.definitions, options);
    this.#parts.push(sheet);
    return sheet;
  }

  polygon(points: readonly P2[], paint: string, opacity = 1): void {
    if (points.length < 3 || this.definitions.misses(points)) return;
    this.#add(fillOf(paint, opacity), outlineOf(clockwise(points)));
  }

  /** An outline with holes in it. */
  pierced(outline: readonly P2[], holes: readonly (readonly P2[])[], paint: string): void {
    if (this.definitions.misses(outline)) return;
    this.#flush();
    const inner = holes.map((hole) => outlineOf([...clockwise(hole)].reverse())).join("");
    this.#add(fillOf(paint, 1), outlineOf(clockwise(outline)) + inner);
    this.#flush();
  }

  /** A closed soft shape through the points. */
  blob(points: readonly P2[], paint: string, opacity = 1): void {
    if (points.length < 3 || this.definitions.misses(points)) return;
    this.#add(fillOf(paint, opacity), smoothOf(clockwise(points), true));
  }

  rounded(points: readonly P2[], radius: number, paint: string, opacity = 1): void {
    if (points.length < 3 || this.definitions.misses(points)) return;
    this.#add(fillOf(paint, opacity), roundedOf(clockwise(points), radius));
  }

  line(points: readonly P2[], paint: string, width: number, options: StrokeOptions = {}): void {
    if (this.definitions.misses(points)) return;
    this.#add(strokeOf(paint, width, options), outlineOf(points, options.closed ?? false));
  }

  /** An open or closed soft line through the points. */
  curve(points: readonly P2[], paint: string, width: number, options: StrokeOptions = {}): void {
    if (this.definitions.misses(points, 60)) return;
    this.#add(strokeOf(paint, width, options), smoothOf(points, options.closed ?? false));
  }

  circle(centre: P2, radius: number, paint: string, opacity = 1): void {
    this.oval(centre, radius, radius, paint, opacity);
  }

  oval([x, y]: P2, rx: number, ry: number, paint: string, opacity = 1): void {
    if (this.definitions.misses([[x, y]], Math.max(rx, ry))) return;
    const arc = `A${n(rx)} ${n(ry)} 0 0 1`;
    this.#add(
      fillOf(paint, opacity),
      `M${n(x - rx)} ${n(y)}${arc} ${n(x + rx)} ${n(y)}${arc} ${n(x - rx)} ${n(y)}Z`,
    );
  }

  #add(paint: string, outline: string): void {
    if (paint !== this.#paint) this.#flush();
    this.#paint = paint;
    this.#outlines += outline;
  }

  #flush(): void {
    if (this.#outlines !== "") this.#parts.push(`<path${this.#paint} d="${this.#outlines}"/>`);
    this.#outlines = "";
    this.#paint = "";
  }

  toString(): string {
    this.#flush();
    const body = this.#parts.map(String).join("");
    if (body === "" || this.#open === "") return body;
    return `<g${this.#open}>${body}</g>`;
  }
}

function fillOf(paint: string, opacity: number): string {
  return ` fill="${paint}"${opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : ""}`;
}

function strokeOf(paint: string, width: number, options: StrokeOptions): string {
  const opacity = options.opacity ?? 1;
  const cap = options.cap === "butt" ? "" : ` stroke-linecap="round" stroke-linejoin="round"`;
  return ` fill="none" stroke="${paint}" stroke-width="${Math.max(0.4, Math.round(width * 10) / 10)}"${opacity < 1 ? ` stroke-opacity="${Math.round(opacity * 100) / 100}"` : ""}${cap}${options.dash ? ` stroke-dasharray="${options.dash}"` : ""}`;
}
