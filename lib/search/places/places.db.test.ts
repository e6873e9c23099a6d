import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { listPlacesIn } from "./queries/list-places-in-box.ts";
import { MAX_PLACES } from "./views.ts";

const database = adoptedDatabase();

beforeAll(async () => {
  const at = (name: string, lat: number | null, lng: number | null, population: number) =>
    communeRow({ code: `1${name}`, name, slug: name, lat, lng, population });
  await database.writer.$transaction((tx) =>
    tx.commune.createMany({
      data: [
        at("1000", 48, -1, 1_000),
        at("0002", 48.5, -1.5, 5_000),
        at("0001", 47, -2, 5_000),
        at("0003", 46.999, -2, 900_000),
        at("0004", 48, -0.999, 900_000),
        // The open data gives some no point.
        at("0005", null, null, 900_000),
        ...Array.from({ length: 2 * MAX_PLACES }, (_, rank) => at(`2${100 + rank}`, 10, 10, rank)),
      ],
    }),
  );
});

test("the places of a box are those in it and on its edges, the most populated first", async () => {
  const box = { west: -2, south: 47, east: -1, north: 48.5 };
  expect(await listPlacesIn(box)).toEqual([
    ["0001", 47, -2, 5_000],
    ["0002", 48.5, -1.5, 5_000],
    ["1000", 48, -1, 1_000],
  ]);
  expect(await listPlacesIn({ ...box, west: -9, east: -8 })).toEqual([]);
});

test("of many places the most populated are given", async () => {
  const places = await listPlacesIn({ west: 9, south: 9, east: 11, north: 11 });
  expect(places).toHaveLength(MAX_PLACES);
  expect(places.map(([, , , population]) => population)).toEqual(
    Array.from({ length: MAX_PLACES }, (_, rank) => 2 * MAX_PLACES - 1 - rank),
  );
});
