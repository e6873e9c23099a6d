import { expect, test } from "vitest";
import type { RoomRow } from "./field-kinds.ts";
import { distinctRooms } from "./rooms.ts";

const called = (...rows: Omit<RoomRow, "id">[]) =>
  distinctRooms(
    { roomTable: rows.map((row, at) => ({ ...row, id: `r${at}` })) },
    (room, row) => `${room}, ${row}`,
  ).map(({ id, name }) => `${id} ${name}`);

test("rooms of different names are called by these", () => {
  expect(called()).toEqual([]);
  expect(called({ name: "Séjour", level: "RDC" }, { name: "" }, { name: "Cave" })).toEqual([
    "r0 Séjour",
    "r2 Cave",
  ]);
});

test("rooms of one name are distinguished by their levels, and by their rows where that does not do", () => {
  expect(called({ name: "WC", level: "RDC" }, { name: "WC", level: "Étage" })).toEqual([
    "r0 WC (RDC)",
    "r1 WC (Étage)",
  ]);
  expect(
    called(
      { name: "", areaDm2: 900 },
      { name: "Chambre" },
      { name: "Chambre" },
      { name: "Chambre", level: "Étage" },
      { name: "WC", level: "RDC" },
      { name: "WC", level: "RDC" },
    ),
  ).toEqual([
    "r1 Chambre, 2",
    "r2 Chambre, 3",
    "r3 Chambre (Étage)",
    "r4 WC (RDC), 5",
    "r5 WC (RDC), 6",
  ]);
});
