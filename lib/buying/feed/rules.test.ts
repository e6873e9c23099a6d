import { expect, test } from "vitest";
import { nextSteps } from "./rules.ts";

const none = {
  favorites: 0,
  savedSearches: 0,
  upcomingVisits: 0,
  completedVisits: 0,
  offersOpen: 0,
};

test.each([
  [null, ["search", "favorite", "financing"]],
  [none, ["search", "favorite", "financing"]],
  [{ ...none, savedSearches: 1 }, ["favorite", "financing"]],
  [{ ...none, savedSearches: 1, favorites: 1 }, ["visit", "financing"]],
  [{ ...none, savedSearches: 1, favorites: 3 }, ["visit", "compare", "financing"]],
  [{ ...none, savedSearches: 1, favorites: 3, completedVisits: 1 }, ["compare", "financing"]],
  [{ ...none, savedSearches: 1, favorites: 1, upcomingVisits: 1, offersOpen: 1 }, []],
])("after %j comes %j", (progress, steps) => {
  expect(nextSteps(progress)).toEqual(steps);
});
