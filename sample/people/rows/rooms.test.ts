import { describe, expect, test } from "vitest";
import { FIELDS } from "../../../lib/revisions/fields.ts";
import { findPicture } from "../../pictures/pool.ts";
import { SAMPLE_PROPERTIES } from "./properties.ts";
import { SAMPLE_ROOMS } from "./rooms.ts";

/** What does not count in the surface of a home. */
const OUTSIDE = /^(?:Balcon|Garage|Grenier|Terrasse)$/;

const described = SAMPLE_PROPERTIES.flatMap((property) => {
  const rooms = SAMPLE_ROOMS[property.id];
  return rooms ? [{ ...property, ...rooms }] : [];
});

test("four listings on the site have them: two flats, a studio, a house of several levels", () => {
  const shown = described.filter(({ status }) => status !== "draft");
  expect(shown.map(({ type }) => type).sort()).toEqual([
    "apartment",
    "apartment",
    "house",
    "studio",
  ]);
  expect(Math.max(...shown.map(({ plans }) => plans.length))).toBe(3);
});

describe.each(described)("the rooms of $id", ({ rooms: _count, surfaceDm2, id }) => {
  const { rooms, plans } = SAMPLE_ROOMS[id] ?? { rooms: [], plans: [] };

  test("add up to the surface that the listing states", () => {
    const counted = rooms.filter(({ name }) => !OUTSIDE.test(name));
    expect(counted.reduce((sum, { areaDm2 }) => sum + areaDm2, 0)).toBe(surfaceDm2);
  });

  test("are such as a seller can type", () => {
    const { max, nameMax, levelMax } = FIELDS.roomTable;
    expect(rooms.length).toBeLessThanOrEqual(max);
    for (const { name, level } of rooms) {
      expect(name.length).toBeLessThanOrEqual(nameMax);
      expect(level.length).toBeLessThanOrEqual(levelMax);
    }
  });

  test("have a plan of each of their levels, whose picture is there", () => {
    expect(plans.map(({ label }) => label)).toEqual([...new Set(rooms.map(({ level }) => level))]);
    for (const { mediaKey } of plans) expect(findPicture(mediaKey)?.kind).toBe("plan");
  });

  test("are shown by a photo each at most, and enough of them for a tour", () => {
    const shown = rooms.flatMap(({ photos }) => photos);
    expect(new Set(shown).size).toBe(shown.length);
    expect(rooms.filter(({ photos }) => photos.length > 0).length).toBeGreaterThan(1);
  });
});
