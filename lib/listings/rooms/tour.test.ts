import { describe, expect, test } from "vitest";
import { externalTourUrl, namedPhotos, stationNumber, tourStations } from "./tour.ts";
import type { RoomView } from "./views.ts";

const room = (name: string, level: string | null = null): RoomView => ({
  name,
  areaDm2: 900,
  level,
});
const photo = (mediaKey: string, roomPosition: number | null) => ({
  mediaKey,
  alt: "",
  roomPosition,
});

describe("the stations of a tour", () => {
  const rooms = [room("Entrée"), room("Séjour", "RDC"), room("Chambre", "Étage"), room("Cave")];

  test("are the rooms with photos, in the order of the table, with all of them", () => {
    const photos = [photo("a", 2), photo("b", null), photo("c", 1), photo("d", 2), photo("e", 9)];
    expect(tourStations(rooms, photos)).toEqual([
      {
        number: 1,
        name: "Séjour",
        areaDm2: 900,
        level: "RDC",
        photos: [{ mediaKey: "c", alt: "" }],
      },
      {
        number: 2,
        name: "Chambre",
        areaDm2: 900,
        level: "Étage",
        photos: [
          { mediaKey: "a", alt: "" },
          { mediaKey: "d", alt: "" },
        ],
      },
    ]);
  });

  test("are none where photos show a single room, or none", () => {
    expect(tourStations(rooms, [photo("a", 1), photo("b", 1)])).toEqual([]);
    expect(tourStations(rooms, [photo("a", null)])).toEqual([]);
    expect(tourStations([], [photo("a", 0), photo("b", 1)])).toEqual([]);
  });
});

test("a photo has the name of its room, where that is there", () => {
  const photos = [photo("a", 0), photo("b", null), photo("c", 4)];
  expect(namedPhotos([room("Séjour")], photos)).toEqual([
    { mediaKey: "a", alt: "", room: "Séjour" },
    { mediaKey: "b", alt: "" },
    { mediaKey: "c", alt: "" },
  ]);
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
