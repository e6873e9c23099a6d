import type { DrawnLevel, Opening, PlanRoom, Point, RoomKind } from "./schemas.ts";

/** Kinds of rooms whose floor is no part of the living area: stairs and outbuildings included. */
const OUTSIDE_LIVING_AREA: ReadonlySet<RoomKind> = new Set(["stairs", "annex", "outdoor"]);

/** Thickest wall that a door goes through, in centimetres. */
const THICKEST_WALL = 45;
const STEP = 5;

/** Whether a room's floor counts in the living area. */
export const isLivingArea = ({ kind }: Pick<PlanRoom, "kind">): boolean =>
  !OUTSIDE_LIVING_AREA.has(kind);

/** Whether a point is inside a polygon; one on its edge may be either. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** The unit vector from an opening's wall towards the inside of its room. */
export function inwards({ from, to }: Opening, outline: readonly Point[]): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  return isInside(beside({ from, to }, normal, STEP), outline)
    ? normal
    : [0 - normal[0], 0 - normal[1]];
}

/** The point that far from the middle of an opening. */
function beside(
  { from, to }: Pick<Opening, "from" | "to">,
  normal: Point,
  distance: number,
): Point {
  return [
    (from[0] + to[0]) / 2 + normal[0] * distance,
    (from[1] + to[1]) / 2 + normal[1] * distance,
  ];
}

/** What is behind an opening of a room: another room, by its index, or nothing; and the wall between. */
export function behind(
  opening: Opening,
  room: PlanRoom,
  rooms: readonly PlanRoom[],
): { room: number | null; wall: number } {
  const [x, y] = inwards(opening, room.outline);
  for (let distance = STEP; distance <= THICKEST_WALL; distance += STEP) {
    const point = beside(opening, [-x, -y], distance + 1);
    const found = rooms.findIndex((other) => other !== room && isInside(point, other.outline));
    if (found !== -1) return { room: found, wall: distance };
  }
  return { room: null, wall: 0 };
}

/** Living area of a plan in hundredths of m², from the surfaces that its rooms state. */
export function livingAreaDm2(levels: readonly Pick<DrawnLevel, "rooms">[]): number {
  const tenths = levels
    .flatMap(({ rooms }) => rooms)
    .filter(isLivingArea)
    .reduce((sum, { surface }) => sum + Math.round(surface * 10), 0);
  return tenths * 10;
}

/** The least and greatest coordinates of all rooms of a level. */
export const extentOfLevel = (rooms: readonly Pick<PlanRoom, "outline">[]) =>
  extentOf(rooms.flatMap(({ outline }) => outline));

/** The least and greatest coordinates of a polygon. */
export function extentOf(outline: readonly Point[]): Record<"x" | "y", [number, number]> {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}
