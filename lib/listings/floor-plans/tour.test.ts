import { describe, expect, test } from "vitest";
import type { PhotoView } from "../views.ts";
import type { PlanRoom } from "./schemas.ts";
import { externalTourUrl, stationNumber, tourStations } from "./tour.ts";
import type { FloorPlanView } from "./views.ts";

const room = (name: string, photo?: number): PlanRoom => ({
  name,
  kind: "living",
  surface: 9,
  outline: [
    [0, 0],
    [300, 0],
    [300, 300],
    [0, 300],
  ],
  openings: [],
  ...(photo !== undefined && { photo }),
});
const drawn = (label: string, ...rooms: PlanRoom[]): FloorPlanView => ({
  kind: "drawn",
  level: { label, width: 300, height: 300, rooms },
});
const photos = new Map<number, PhotoView>(
  [0, 1, 2].map((position) => [position, { mediaKey: `p${position}`, alt: "" }]),
);

describe("the stations of a tour", () => {
  test("are the rooms with a photo that is there, level by level", () => {
    const stations = tourStations(
      [
        drawn("Rez-de-chaussée", room("Entrée"), room("Séjour", 2), room("Cave", 9)),
        { kind: "picture", label: "Sous-sol", mediaKey: "x" },
        drawn("Étage", room("Chambre", 1)),
      ],
      photos,
    );
    expect(stations).toMatchObject([
      { number: 1, plan: 0, room: 1, name: "Séjour", levelLabel: "Rez-de-chaussée" },
      { number: 2, plan: 2, room: 0, name: "Chambre", photo: { mediaKey: "p1" } },
    ]);
  });

  test("name no level where there is one only", () => {
    const stations = tourStations([drawn("3ᵉ étage", room("A", 0), room("B", 1))], photos);
    expect(stations.map(({ levelLabel }) => levelLabel)).toEqual([null, null]);
  });

  test("are none where a single room could be shown", () => {
    expect(tourStations([drawn("3ᵉ étage", room("A", 0), room("B"))], photos)).toEqual([]);
    expect(tourStations([], photos)).toEqual([]);
  });
});

test.each([
  ["2", 2],
  ["99", 99],
  ["1", 1],
  [undefined, 1],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["02", 1],
  ["100", 1],
  ["-2", 1],
  ["2.5", 1],
  ["<b>", 1],
  [["2", "3"], 1],
])("the address's station %j is number %i", (raw, number) => {
  expect(stationNumber(raw)).toBe(number);
});

test.each([
  ["https://tour.example/abc", "https://tour.example/abc"],
  ["http://tour.example/abc", null],
  ["https://claire@tour.example/abc", null],
  ["javascript:alert(1)", null],
  ["//tour.example", null],
  ["tour", null],
  [null, null],
])("the external tour %s is linked to as %s", (raw, url) => {
  expect(externalTourUrl(raw)).toBe(url);
});
