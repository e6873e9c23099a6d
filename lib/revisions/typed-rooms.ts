import { tidyLine } from "../kernel/text.ts";
import type { RoomRow } from "./field-kinds.ts";
import { FIELDS } from "./fields.ts";
import { isBlankRoom } from "./rooms.ts";
import { line, surface, type Typed, type TypedProblem, type Typing } from "./typings.ts";

/** The table of rooms as its controls have it, and as a revision holds it. */

/** Names of the controls of a row. */
export const ROOM_CONTROLS = {
  id: "room-id",
  name: "room-name",
  area: "room-area",
  level: "room-level",
} as const;

/** A room as it is typed. */
export interface RoomText {
  id: string;
  name: string;
  area: string;
  level: string;
}

export type RoomPart = Exclude<keyof RoomText, "id">;

/** What is wrong with a part of a room. */
export interface RoomProblem {
  id: string;
  part: RoomPart;
  problem: TypedProblem;
}

const { nameMax, levelMax, areaMax } = FIELDS.roomTable;

const area: Typing<number> = {
  ...surface(areaMax),
  read: (text) => {
    const read = surface(areaMax).read(text);
    return "value" in read && read.value === 0 ? { problem: "too-small" } : read;
  },
};
const name = line(nameMax);
const level = line(levelMax);

function readPart<Value>(typing: Typing<Value>, text: string): Typed<Value> {
  const trimmed = tidyLine(text);
  return trimmed === "" ? { value: null } : typing.read(trimmed);
}

/** The rows of a form, from what it holds of each control in their order. */
export function roomTexts(all: (name: string) => readonly string[]): RoomText[] {
  const [names, areas, levels] = [ROOM_CONTROLS.name, ROOM_CONTROLS.area, ROOM_CONTROLS.level].map(
    all,
  );
  return all(ROOM_CONTROLS.id).map((id, at) => ({
    id,
    name: names?.[at] ?? "",
    area: areas?.[at] ?? "",
    level: levels?.[at] ?? "",
  }));
}

/**
 * The rooms that rows say, without those that say nothing, and what of them can't be read: that part is as it was
 * before, and the rest is taken.
 */
export function readRooms(
  rows: readonly RoomText[],
  before: readonly RoomRow[] = [],
): { value: RoomRow[]; problems: RoomProblem[] } {
  const problems: RoomProblem[] = [];
  const value = rows.map((row): RoomRow => {
    const old = before.find(({ id }) => id === row.id);
    const take = <Value>(part: RoomPart, typing: Typing<Value>, was: Value | undefined) => {
      const read = readPart(typing, row[part]);
      if ("value" in read) return read.value ?? undefined;
      problems.push({ id: row.id, part, problem: read.problem });
      return was;
    };
    const taken = {
      name: take("name", name, old?.name) ?? "",
      areaDm2: take("area", area, old?.areaDm2),
      level: take("level", level, old?.level),
    };
    return {
      id: row.id,
      name: taken.name,
      ...(taken.areaDm2 !== undefined && { areaDm2: taken.areaDm2 }),
      ...(taken.level !== undefined && { level: taken.level }),
    };
  });
  return { value: value.filter((row) => !isBlankRoom(row)), problems };
}

/** The rooms as their controls show them. */
export const writeRooms = (rooms: readonly RoomRow[]): RoomText[] =>
  rooms.map((room) => ({
    id: room.id,
    name: room.name,
    area: room.areaDm2 === undefined ? "" : area.write(room.areaDm2),
    level: room.level ?? "",
  }));
