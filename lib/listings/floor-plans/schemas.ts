import { z } from "zod";

/** Longest side of a level, in centimetres. */
const MAX_SIDE = 10_000;

const centimetre = z.int().min(0).max(MAX_SIDE);
const point = z.tuple([centimetre, centimetre]);

/**
 * What a room is. Living rooms and bedrooms are "pièces principales"; those of OUTSIDE_LIVING_AREA
 * (rules.ts) do not count in the surface.
 */
const ROOM_KINDS = [
  "living",
  "bedroom",
  "kitchen",
  "bathroom",
  "toilet",
  "hall",
  "storage",
  "stairs",
  "annex",
  "outdoor",
] as const;

/**
 * An opening in a wall, along an edge of its room's outline. Of a door, the first point is the hinge
 * and the leaf opens into the room. A glazed door is a window that one walks through; a passage has no
 * leaf. Each opening is written once, in one of the rooms that it joins.
 */
const opening = z.strictObject({
  kind: z.enum(["door", "passage", "glazed", "window"]),
  from: point,
  to: point,
});

const room = z.strictObject({
  name: z.string().trim().min(1).max(40),
  kind: z.enum(ROOM_KINDS),
  /** Square metres, to a decimal. */
  surface: z.number().min(0.1).max(1_000).multipleOf(0.1),
  /** Corners of its floor between the walls' faces, in order; the last one joins the first. */
  outline: z.array(point).min(3).max(40),
  openings: z.array(opening).max(20).default([]),
  /** Position of the listing's photo that shows it. */
  photo: z.int().min(0).max(99).optional(),
});

/** The rooms of one level, as `FloorPlan.rooms` stores them. */
const planRoomsSchema = z.array(room).min(1).max(40);

const label = z.string().trim().min(1).max(60);
const side = z.int().min(100).max(MAX_SIDE);

/** A level drawn from its rooms. */
export const drawnLevelSchema = z
  .strictObject({ label, width: side, height: side, rooms: planRoomsSchema })
  .refine(
    ({ width, height, rooms }) =>
      rooms.every(({ outline }) => outline.every(([x, y]) => x <= width && y <= height)),
    { path: ["rooms"], error: "rooms lie within the level" },
  );

export type Point = z.infer<typeof point>;
export type Opening = z.infer<typeof opening>;
export type PlanRoom = z.infer<typeof room>;
export type RoomKind = PlanRoom["kind"];
export type DrawnLevel = z.infer<typeof drawnLevelSchema>;
