import { randomText } from "../kernel/random.ts";
import type { RoomRow } from "./field-kinds.ts";

/** The rows of the table of rooms, and what photos say of them. Both server and browser have it. */

interface WithRooms {
  roomTable?: RoomRow[];
}

export const ROOM_ID = /^[0-9a-z]{1,12}$/;

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 8;

/** The id of a new row: no other row of the listing has, or had, the same. */
export const newRoomId = (): string => randomText(ALPHABET, LENGTH);

/**
 * The id of a room that is published, by its position: each reading of the listing gives the same. It is shorter
 * than what `newRoomId` makes.
 */
export const publishedRoomId = (position: number): string => `p${position}`;

/** Whether a row says anything. */
export const isBlankRoom = ({ name, areaDm2, level }: Omit<RoomRow, "id">): boolean =>
  name === "" && areaDm2 === undefined && level === undefined;

/** The rooms that a publication has: those with a name, in their order. */
export const namedRooms = ({ roomTable = [] }: WithRooms): RoomRow[] =>
  roomTable.filter(({ name }) => name !== "");

/** Those rooms as the listing has them, once it is published. */
export const publishedRooms = (content: WithRooms): RoomRow[] =>
  namedRooms(content).map((room, position) => ({ ...room, id: publishedRoomId(position) }));

/** Of what some texts are called, those that more than one is called. */
const sharedAmong = (texts: readonly string[]) =>
  new Set(texts.filter((text, at) => texts.indexOf(text) !== at));

/**
 * The rooms that have a name, as a list of choices calls them: by their names, those of one name by their levels too,
 * and what is still called the same by its row.
 */
export function distinctRooms(
  { roomTable = [] }: WithRooms,
  atRow: (room: string, row: number) => string,
): { id: string; name: string }[] {
  const rooms = namedRooms({ roomTable });
  const names = sharedAmong(rooms.map(({ name }) => name));
  const calls = rooms.map(({ name, level }) =>
    level && names.has(name) ? `${name} (${level})` : name,
  );
  const shared = sharedAmong(calls);
  return rooms.map((room, at) => {
    const call = calls[at] ?? "";
    const name = shared.has(call) ? atRow(call, roomTable.indexOf(room) + 1) : call;
    return { id: room.id, name };
  });
}

/** The place, among the rooms of a publication, of the one that a photo names; null for none, or one that is gone. */
export function roomPosition(
  { room }: { room?: string | undefined },
  rooms: readonly RoomRow[],
): number | null {
  const at = rooms.findIndex(({ id }) => id === room);
  return at === -1 ? null : at;
}

/** Whether a row has something, but no name: nothing of it could be published. */
export const lacksRoomName = ({ roomTable = [] }: WithRooms): boolean =>
  roomTable.some((row) => row.name === "" && !isBlankRoom(row));
