import { extentOfLevel } from "../../../../lib/listings/floor-plans/rules.ts";
import type {
  DrawnLevel,
  Opening,
  PlanRoom,
  Point,
} from "../../../../lib/listings/floor-plans/schemas.ts";

/** A room whose plan is a rectangle: its upper left corner, width and depth in centimetres. */
export const rectangle = (x: number, y: number, width: number, depth: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

const opening =
  (kind: Opening["kind"]) =>
  (fromX: number, fromY: number, toX: number, toY: number): Opening => ({
    kind,
    from: [fromX, fromY],
    to: [toX, toY],
  });

/** Openings from one point to another; a door's hinge is the first. */
export const door = opening("door");
export const passage = opening("passage");
export const glazed = opening("glazed");
export const window = opening("window");

export function room(
  name: string,
  kind: PlanRoom["kind"],
  surface: number,
  outline: Point[],
  openings: Opening[],
  photo?: number,
): PlanRoom {
  return { name, kind, surface, outline, openings, ...(photo !== undefined && { photo }) };
}

/** A level as large as its rooms. */
export function level(label: string, rooms: PlanRoom[]): DrawnLevel {
  const { x, y } = extentOfLevel(rooms);
  return { label, width: x[1], height: y[1], rooms };
}
