import { describe, expect, test } from "vitest";
import { type MilestoneFacts, milestonesOf, nextMilestone } from "./rules.ts";

const OFFERED = new Date("2026-11-18T10:00:00Z");
const ACCEPTED = new Date("2026-11-21T10:00:00Z");
const NOTHING: MilestoneFacts = {
  acceptedAt: null,
  underOfferAt: null,
  offeredAt: null,
  financingApproved: false,
  soldAt: null,
};
const BEGUN: MilestoneFacts = {
  ...NOTHING,
  acceptedAt: ACCEPTED,
  offeredAt: OFFERED,
};

describe("the next step of a sale", () => {
  test.each<[Partial<MilestoneFacts>, string | null]>([
    [NOTHING, "accepted"],
    [{}, "under-offer"],
    [{ underOfferAt: ACCEPTED }, "financed"],
    [{ underOfferAt: ACCEPTED, financingApproved: true }, "sold"],
    [{ ...NOTHING, underOfferAt: ACCEPTED }, "accepted"],
    [{ ...NOTHING, soldAt: ACCEPTED }, null],
  ])("with %j is %j", (facts, step) => {
    expect(nextMilestone(milestonesOf({ ...BEGUN, ...facts }))).toBe(step);
  });
});

describe("a step is done by its own row and on its date", () => {
  const datesOf = (facts: MilestoneFacts) => milestonesOf(facts).map(({ at }) => at);

  test("a sale without an offer has neither an accepted one nor a financing", () => {
    const soldAt = ACCEPTED;
    expect(datesOf({ ...NOTHING, soldAt })).toEqual([null, null, null, soldAt]);
    expect(datesOf({ ...NOTHING, soldAt, financingApproved: true })).toEqual([
      null,
      null,
      null,
      soldAt,
    ]);
  });

  test("a financing is as old as the offer that says so", () => {
    expect(datesOf({ ...BEGUN, financingApproved: true, underOfferAt: ACCEPTED })).toEqual([
      ACCEPTED,
      ACCEPTED,
      OFFERED,
      null,
    ]);
  });
});
