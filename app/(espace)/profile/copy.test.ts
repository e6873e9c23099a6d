import { expect, test } from "vitest";
import { BADGES } from "@/lib/dashboards/badges/rules";
import { BADGE_COPY } from "./copy";

test("each badge has its words", () => {
  expect(Object.keys(BADGE_COPY).sort()).toEqual(BADGES.map(({ code }) => code).sort());
});
