import type { DrawnLevel, Opening, PlanRoom, Point, RoomKind } from "./schemas.ts";

/** Kinds of rooms whose floor is no part of the living area: stairs and outbuildings included. */
const OUTSIDE_LIVING_AREA: ReadonlySet<RoomKind> = new Set(["stairs", "annex", "outdoor"]);
const MAIN_ROOMS: ReadonlySet<RoomKind> = new Set(["living", "bedroom"]);

/** Thickest wall that a door goes through, in centimetres. */
const THICKEST_WALL = 45;
const STEP = 5;

/** Whether a room's floor counts in the living area. */
export const isLivingArea = ({ kind }: Pick<PlanRoom, "kind">): boolean =>
  !OUTSIDE_LIVING_AREA.has(kind);

/** Area of a polygon, in square centimetres. */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

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

/** Rooms, bedrooms and bathrooms of a plan, counted as a listing counts them. */
export function countRooms(levels: readonly Pick<DrawnLevel, "rooms">[]) {
  const kinds = levels.flatMap(({ rooms }) => rooms.map(({ kind }) => kind));
  const count = (counts: (kind: RoomKind) => boolean) => kinds.filter(counts).length;
  return {
    rooms: count((kind) => MAIN_ROOMS.has(kind)),
    bedrooms: count((kind) => kind === "bedroom"),
    bathrooms: count((kind) => kind === "bathroom"),
  };
}

/** What is wrong with a plan; nothing where it can be shown. */
export type PlanProblem =
  | { kind: "surface"; room: string; measured: number }
  | { kind: "overlap"; room: string; other: string }
  | { kind: "opening-off-wall"; room: string }
  | { kind: "unreachable"; room: string };

/**
 * Checks that each room's stated surface is that of its outline, that rooms do not overlap, that
 * openings are in walls, and that one can walk from the entrance to each room.
 */
export function planProblems(levels: readonly DrawnLevel[]): PlanProblem[] {
  return [
    ...levels.flatMap(({ rooms }) => rooms.flatMap((room) => roomProblems(room, rooms))),
    ...unreachableRooms(levels),
  ];
}

function roomProblems(room: PlanRoom, rooms: readonly PlanRoom[]): PlanProblem[] {
  const { name, surface, outline, openings } = room;
  const problems: PlanProblem[] = [];
  const measured = Math.round(areaOf(outline) / 1_000) / 10;
  if (measured !== surface) problems.push({ kind: "surface", room: name, measured });
  for (const other of rooms.slice(rooms.indexOf(room) + 1)) {
    if (overlap(outline, other.outline)) {
      problems.push({ kind: "overlap", room: name, other: other.name });
    }
  }
  if (!openings.every((opening) => isInWall(opening, outline))) {
    problems.push({ kind: "opening-off-wall", room: name });
  }
  return problems;
}

/** Whether both ends of an opening are on the same edge. */
function isInWall({ from, to }: Opening, outline: readonly Point[]): boolean {
  return outline.some((start, at) => {
    const end = outline[(at + 1) % outline.length] as Point;
    return isOnEdge(from, start, end) && isOnEdge(to, start, end);
  });
}

function isOnEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const within = (x - ax) * (x - bx) + (y - ay) * (y - by) <= 0;
  return cross === 0 && within;
}

/** Whether two floors share more than an edge: tried at points ten centimetres apart. */
function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const [left, right] = [extentOf(one), extentOf(other)];
  const [fromX, toX] = [Math.max(left.x[0], right.x[0]), Math.min(left.x[1], right.x[1])];
  const [fromY, toY] = [Math.max(left.y[0], right.y[0]), Math.min(left.y[1], right.y[1])];
  for (let x = fromX + 0.5; x < toX; x += 10) {
    for (let y = fromY + 0.5; y < toY; y += 10) {
      if (isInside([x, y], one) && isInside([x, y], other)) return true;
    }
  }
  return false;
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

/** Rooms that no way leads to from a door of the house, by doors and by stairs from level to level. */
function unreachableRooms(levels: readonly DrawnLevel[]): PlanProblem[] {
  const ways = new Map<PlanRoom, PlanRoom[]>();
  const entrances: PlanRoom[] = [];
  const join = (one: PlanRoom, other: PlanRoom) => {
    ways.set(one, [...(ways.get(one) ?? []), other]);
    ways.set(other, [...(ways.get(other) ?? []), one]);
  };
  levels.forEach(({ rooms }, at) => {
    for (const room of rooms) {
      for (const opening of room.openings) {
        if (opening.kind === "window") continue;
        const index = behind(opening, room, rooms).room;
        const next = index === null ? undefined : rooms[index];
        if (next) join(room, next);
        else if (at === 0 && opening.kind === "door") entrances.push(room);
      }
    }
    const stairs = (level: readonly PlanRoom[] = []) =>
      level.filter(({ kind }) => kind === "stairs");
    for (const up of stairs(levels[at + 1]?.rooms)) {
      for (const down of stairs(rooms)) join(up, down);
    }
  });
  const reached = new Set(entrances);
  for (const room of reached) for (const next of ways.get(room) ?? []) reached.add(next);
  return levels
    .flatMap(({ rooms }) => rooms)
    .filter((room) => !reached.has(room))
    .map(({ name }) => ({ kind: "unreachable", room: name }) as const);
}
