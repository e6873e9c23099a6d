/** Points and polygons, in pixels (P2, y down) or metres (P3: x right, y up, z away from the eye). */

export type P2 = readonly [x: number, y: number];
export type P3 = readonly [x: number, y: number, z: number];

export function sub(a: P3, b: P3): P3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: P3, factor: number): P3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: P3, b: P3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: P3, b: P3): P3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: P3): P3 {
  return scale(a, 1 / Math.hypot(a[0], a[1], a[2]));
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Twice the signed area; positive when the points turn clockwise on screen. */
export function turn(points: readonly P2[]): number {
  let sum = 0;
  let previous = points[points.length - 1];
  for (const point of points) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum;
}

/** The same polygon, turning clockwise, so that polygons of one path add up under "nonzero". */
export function clockwise(points: readonly P2[]): readonly P2[] {
  return turn(points) < 0 ? [...points].reverse() : points;
}

/** Convex hull (monotone chain), clockwise on screen. */
export function hull(points: readonly P2[]): P2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(sorted: readonly P2[]): P2[] {
  const chain: P2[] = [];
  for (const point of sorted) {
    for (;;) {
      const b = chain[chain.length - 1];
      const a = chain[chain.length - 2];
      if (!a || !b) break;
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  chain.pop();
  return chain;
}

/** The part of `subject` inside the convex polygon `clip` (Sutherland–Hodgman); empty when none. */
export function clipTo(subject: readonly P2[], clip: readonly P2[]): P2[] {
  let output: P2[] = [...subject];
  const ring = clockwise(clip);
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (!from) break;
    const [ax, ay] = from;
    const [bx, by] = to;
    output = cut(output, ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
    from = to;
  }
  return output;
}

/** The part of a polygon where `side` is positive or zero; `side` must be affine. */
export function cut(points: readonly P2[], side: (point: P2) => number): P2[] {
  const clipped: P2[] = [];
  let previous = points[points.length - 1];
  for (const point of points) {
    if (previous) {
      const before = side(previous);
      const here = side(point);
      if (before * here < 0) {
        const t = before / (before - here);
        clipped.push([lerp(previous[0], point[0], t), lerp(previous[1], point[1], t)]);
      }
      if (here >= 0) clipped.push(point);
    }
    previous = point;
  }
  return clipped;
}

export function rectangle(x: number, y: number, width: number, height: number): P2[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A polygon of `count` points on an ellipse, or on an arc of it (radians, from → to). */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count = 24,
  from = 0,
  to = Math.PI * 2,
): P2[] {
  const full = to - from >= Math.PI * 2 - 1e-6;
  return Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / (full ? count : count - 1);
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const;
  });
}

export function shift(points: readonly P2[], dx: number, dy: number): P2[] {
  return points.map(([x, y]) => [x + dx, y + dy] as const);
}

export function turned(points: readonly P2[], angle: number, cx: number, cy: number): P2[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(
    ([x, y]) =>
      [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos] as const,
  );
}
