import { describe, expect, test } from "vitest";
import { livingAreaDm2 } from "../../../../lib/listings/floor-plans/rules.ts";
import { drawnLevelSchema } from "../../../../lib/listings/floor-plans/schemas.ts";
import { countRooms, planProblems } from "../../../../lib/testing/floor-plan-problems.ts";
import { SAMPLE_PROPERTIES } from "../properties.ts";
import { SAMPLE_PLANS } from "./plans.ts";

const planned = SAMPLE_PROPERTIES.flatMap((property) => {
  const levels = SAMPLE_PLANS[property.id];
  return levels ? [{ ...property, levels }] : [];
});

test("four listings on the site have a plan: two flats, a studio, a house of several levels", () => {
  const shown = planned.filter(({ status }) => status !== "draft");
  expect(shown.map(({ type }) => type).sort()).toEqual([
    "apartment",
    "apartment",
    "house",
    "studio",
  ]);
  expect(Math.max(...shown.map(({ levels }) => levels.length))).toBe(3);
});

describe.each(planned)("the plan of $id", ({ levels, surfaceDm2, rooms, bedrooms, bathrooms }) => {
  test("is well formed", () => {
    for (const level of levels) expect(drawnLevelSchema.parse(level)).toEqual(level);
  });

  test("adds up to the surface that the listing states", () => {
    expect(livingAreaDm2(levels)).toBe(surfaceDm2);
  });

  test("has the listing's rooms, bedrooms and bathrooms", () => {
    expect(countRooms(levels)).toEqual({ rooms, bedrooms, bathrooms });
  });

  test("has rooms of their stated surface, apart, and reached by doors", () => {
    expect(planProblems(levels)).toEqual([]);
  });
});
