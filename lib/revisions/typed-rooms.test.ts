import { describe, expect, test } from "vitest";
import { changesSchema } from "./content.ts";
import type { RoomRow } from "./field-kinds.ts";
import { FIELDS } from "./fields.ts";
import { newRoomId, publishedRoomId, ROOM_ID } from "./rooms.ts";
import { type RoomText, readRooms, roomTexts, writeRooms } from "./typed-rooms.ts";
import type { TypedProblem } from "./typings.ts";

const { max, nameMax, levelMax } = FIELDS.roomTable;

const text = (changed: Partial<RoomText> = {}): RoomText => ({
  id: "a",
  name: "Séjour",
  area: "",
  level: "",
  ...changed,
});

describe("rooms that are typed", () => {
  test.each<[string, number]>([
    ["12,5", 1_250],
    ["12.5 m²", 1_250],
    ["9", 900],
    ["1 200,25", 120_025],
    ["0,01", 1],
    ["10 000", 1_000_000],
  ])("have an area of %j", (area, areaDm2) => {
    const { value, problems } = readRooms([text({ area })]);
    expect({ value, problems }).toEqual({
      value: [{ id: "a", name: "Séjour", areaDm2 }],
      problems: [],
    });
    expect(changesSchema.safeParse({ roomTable: value }).success).toBe(true);
  });

  test.each<[Partial<RoomText>, RoomText["name"], TypedProblem]>([
    [{ area: "abc" }, "area", "number"],
    [{ area: "-3" }, "area", "number"],
    [{ area: "0" }, "area", "too-small"],
    [{ area: "12,555" }, "area", "decimals"],
    [{ area: "10 000,01" }, "area", "too-large"],
    [{ name: "x".repeat(nameMax + 1) }, "name", "too-long"],
    [{ name: "Sé\u200bjour" }, "name", "unseen"],
    [{ level: "x".repeat(levelMax + 1) }, "level", "too-long"],
  ])("with %j are wrong at their %s: %s", (changed, part, problem) => {
    expect(readRooms([text(changed)]).problems).toEqual([{ id: "a", part, problem }]);
  });

  test("are read as far as they can be: what can't stays as it was", () => {
    const before: RoomRow[] = [{ id: "a", name: "Salon", areaDm2: 2_400 }];
    const typed = [text({ area: "24 ou 25", level: "Étage" }), text({ id: "b", area: "abc" })];
    const { value, problems } = readRooms(typed, before);
    expect(value).toEqual([
      { id: "a", name: "Séjour", areaDm2: 2_400, level: "Étage" },
      { id: "b", name: "Séjour" },
    ]);
    expect(problems.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("leave out rows that say nothing, and keep those that lack a name", () => {
    const typed = [text({ name: " " }), text({ id: "b", name: "", area: "9" })];
    expect(readRooms(typed).value).toEqual([{ id: "b", name: "", areaDm2: 900 }]);
  });

  test.each(["\u200b", "\u00ad", " \u2800", "\u00a0"])(
    "have nothing where nothing is seen: %j",
    (it) => {
      const { value, problems } = readRooms([
        text({ level: it }),
        text({ id: "b", name: it, area: it, level: it }),
      ]);
      expect({ value, problems }).toEqual({ value: [{ id: "a", name: "Séjour" }], problems: [] });
      expect(changesSchema.safeParse({ roomTable: value }).success).toBe(true);
    },
  );

  test("are shown as they are read again", () => {
    const rooms: RoomRow[] = [
      { id: "a", name: "Séjour", areaDm2: 2_450, level: "Rez-de-chaussée" },
      { id: "b", name: "Cave" },
      { id: "c", name: "", areaDm2: 1_000_000 },
    ];
    expect(writeRooms(rooms)[0]).toEqual(text({ area: "24,5", level: "Rez-de-chaussée" }));
    expect(readRooms(writeRooms(rooms))).toEqual({ value: rooms, problems: [] });
  });

  test("come from the controls of a form in their order", () => {
    const form: Record<string, string[]> = {
      "room-id": ["a", "b"],
      "room-name": ["Séjour", "Cave"],
      "room-area": ["12,5"],
    };
    expect(roomTexts((name) => form[name] ?? [])).toEqual([
      text({ area: "12,5" }),
      text({ id: "b", name: "Cave" }),
    ]);
  });
});

describe("a draft refuses", () => {
  const accepts = (roomTable: unknown) => changesSchema.safeParse({ roomTable }).success;
  const row = { id: "a", name: "Séjour" };

  test.each<[string, unknown]>([
    ["two rows of one id", [row, row]],
    ["an odd id", [{ ...row, id: "A-1" }]],
    ["no id", [{ name: "Séjour" }]],
    ["an area of nothing", [{ ...row, areaDm2: 0 }]],
    ["an area in tenths", [{ ...row, areaDm2: 12.5 }]],
    ["a level of no letters", [{ ...row, level: " " }]],
    ["what rooms don't have", [{ ...row, price: 1 }]],
    ["a row too many", Array.from({ length: max + 1 }, (_, at) => ({ ...row, id: `r${at}` }))],
  ])("%s", (_, table) => {
    expect(accepts(table)).toBe(false);
    expect(accepts([row])).toBe(true);
  });
});

test("ids of rows are those of a draft, and no published room has one that was made", () => {
  const made = newRoomId();
  const published = Array.from({ length: max }, (_, at) => publishedRoomId(at));
  for (const id of [made, ...published]) expect(id).toMatch(ROOM_ID);
  expect(published.map(({ length }) => length)).not.toContain(made.length);
});
