import { describe, expect, test } from "vitest";
import { homeLevels, plansBeside, roomsByLevel, sumOfAreas } from "./rules.ts";
import type { RoomView } from "./views.ts";

const room = (name: string, level: string | null = null): RoomView => ({
  name,
  areaDm2: null,
  level,
});

test.each<[(number | null | undefined)[], number | null]>([
  [[2_400, 350], 2_750],
  [[2_400, null], null],
  [[undefined, 350], null],
  [[1], 1],
  [[], null],
])("areas of %j add up to %j", (areas, sum) => {
  expect(sumOfAreas(areas.map((areaDm2) => ({ areaDm2 })))).toBe(sum);
});

describe("rooms by level", () => {
  const of = (...rooms: RoomView[]) =>
    roomsByLevel(rooms).map(({ level, rooms: own }) => [level, own.map(({ name }) => name)]);

  test("stand where the first of their level does, those without one last", () => {
    expect(
      of(room("Jardin"), room("Séjour", "RDC"), room("Suite", "Étage"), room("WC", "RDC")),
    ).toEqual([
      ["RDC", ["Séjour", "WC"]],
      ["Étage", ["Suite"]],
      [null, ["Jardin"]],
    ]);
  });

  test("are of one level however it is written", () => {
    expect(of(room("A", "1ᵉʳ étage"), room("B", "1er  Étage"), room("C", "2e étage"))).toEqual([
      ["1ᵉʳ étage", ["A", "B"]],
      ["2e étage", ["C"]],
    ]);
  });

  test("are of two levels below and above the ground", () => {
    expect(of(room("A", "1"), room("B", "-1"), room("C", "R-1"), room("D", "R+1"))).toEqual([
      ["1", ["A"]],
      ["-1", ["B"]],
      ["R-1", ["C"]],
      ["R+1", ["D"]],
    ]);
  });

  test("are one list where no level is named, and none without rooms", () => {
    expect(of(room("A"), room("B"))).toEqual([[null, ["A", "B"]]]);
    expect(of()).toEqual([]);
  });
});

describe("the levels of a home", () => {
  const plan = (label: string) => ({ label, mediaKey: label });
  const of = (rooms: RoomView[], labels: string[]) =>
    homeLevels(rooms, labels.map(plan)).map((level) => [
      level.label,
      level.plan?.label ?? null,
      level.rooms.map(({ name }) => name),
    ]);

  test.each<[string, RoomView[], string[], ReturnType<typeof of>]>([
    ["nothing", [], [], []],
    ["rooms alone", [room("A")], [], [[null, null, ["A"]]]],
    ["a plan alone", [], ["Plan 1"], [["Plan 1", "Plan 1", []]]],
    ["one plan, one level", [room("A")], ["Plan 1"], [["Plan 1", "Plan 1", ["A"]]]],
    [
      "one plan, one level of another name",
      [room("A", "RDC")],
      ["Plan 1"],
      [["RDC", "Plan 1", ["A"]]],
    ],
    [
      "each plan with its rooms, then what has no plan",
      [room("A", "RDC"), room("B", "1er étage"), room("C", "Cave"), room("D")],
      ["1ER ÉTAGE", "Rdc", "Jardin"],
      [
        ["1ER ÉTAGE", "1ER ÉTAGE", ["B"]],
        ["Rdc", "Rdc", ["A"]],
        ["Jardin", "Jardin", []],
        ["Cave", null, ["C"]],
        [null, null, ["D"]],
      ],
    ],
    [
      "two plans of a level",
      [room("A", "RDC"), room("B", "Étage")],
      ["RDC", "RDC"],
      [
        ["RDC", "RDC", ["A"]],
        ["RDC", "RDC", []],
        ["Étage", null, ["B"]],
      ],
    ],
  ])("%s", (_, rooms, labels, expected) => {
    expect(of(rooms, labels)).toEqual(expected);
  });
});

describe("the plans beside a room", () => {
  const plans = [
    { label: "Rez-de-chaussée", mediaKey: "a" },
    { label: "1er étage", mediaKey: "b" },
  ];
  const keys = (level: string | null) =>
    plansBeside(plans, { level }).map(({ mediaKey, isOfRoom }) => [mediaKey, isOfRoom]);

  test.each<[string | null, [string, boolean][]]>([
    [
      "1ᵉʳ étage",
      [
        ["b", true],
        ["a", false],
      ],
    ],
    [
      "rez de chaussée",
      [
        ["a", true],
        ["b", false],
      ],
    ],
    [
      "Combles",
      [
        ["a", false],
        ["b", false],
      ],
    ],
    [
      null,
      [
        ["a", false],
        ["b", false],
      ],
    ],
  ])("of the level %s", (level, expected) => {
    expect(keys(level)).toEqual(expected);
  });
});
