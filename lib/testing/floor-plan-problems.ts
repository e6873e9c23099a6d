import { behind, extentOf, isInside } from "../listings/floor-plans/rules.ts";
import type {
  DrawnLevel,
  Opening,
  PlanRoom,
  Point,
  RoomKind,
} from "../listings/floor-plans/schemas.ts";

const MAIN_ROOMS: ReadonlySet<RoomKind> = new Set(["living", "bedroom"]);

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

/** Area of a polygon, in square centimetres. */
function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
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
