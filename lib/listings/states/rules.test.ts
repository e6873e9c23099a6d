import { expect, test } from "vitest";
import { PROPERTY_STATUSES, type PropertyStatus } from "../../kernel/property-kinds.ts";
import {
  LISTING_ACTIONS,
  LISTING_ACTORS,
  type ListingAction,
  type ListingActor,
  startsOf,
  statusAfter,
  TRANSITIONS,
  transitionsOf,
} from "./rules.ts";

/** All that is possible, by status and actor; whatever is missing here is refused. */
const POSSIBLE: Record<
  PropertyStatus,
  Partial<Record<ListingActor, Partial<Record<ListingAction, PropertyStatus>>>>
> = {
  draft: {
    seller: { submit: "in_review", withdraw: "withdrawn" },
    system: { withdraw: "withdrawn" },
  },
  in_review: {
    seller: { take_back: "draft" },
    trust_manager: { approve: "active", return: "draft", withdraw: "withdrawn" },
    system: { withdraw: "withdrawn" },
  },
  active: {
    seller: { pause: "paused", withdraw: "withdrawn", end_mandate: "paused" },
    trust_manager: { withdraw: "withdrawn" },
    system: { pause: "paused", withdraw: "withdrawn", end_mandate: "paused" },
    sale: { accept_offer: "under_offer" },
  },
  under_offer: {
    seller: { end_mandate: "paused" },
    trust_manager: { conclude: "sold" },
    sale: { end_sale: "active", end_mandate: "paused" },
  },
  paused: {
    seller: { resume: "active", withdraw: "withdrawn" },
    trust_manager: { withdraw: "withdrawn", conclude: "sold" },
    system: { withdraw: "withdrawn" },
  },
  sold: {},
  withdrawn: { seller: { relist: "draft" } },
};

const EVERY = PROPERTY_STATUSES.flatMap((status) =>
  LISTING_ACTORS.flatMap((actor) =>
    LISTING_ACTIONS.map(
      (action) => [action, status, actor, POSSIBLE[status][actor]?.[action] ?? null] as const,
    ),
  ),
);

test.each(EVERY)("%s of a listing that is %s by %s leads to %s", (action, status, actor, to) => {
  expect(statusAfter(action, status, actor)).toBe(to);
  expect(transitionsOf(status, actor).includes(action)).toBe(to !== null);
  expect(startsOf(action, actor).includes(status)).toBe(to !== null);
});

test("a looper moves no listing, and what is sold stays sold", () => {
  for (const status of PROPERTY_STATUSES) expect(transitionsOf(status, "ambassador")).toEqual([]);
  for (const actor of LISTING_ACTORS) expect(transitionsOf("sold", actor)).toEqual([]);
});

test("nothing comes online without a mandate, nor is withdrawn or put back during a sale", () => {
  for (const action of LISTING_ACTIONS) {
    const { to, guards } = TRANSITIONS[action];
    if (to === "active") expect(guards).toContain("mandate");
    if (action === "resume") expect(guards).toContain("no_open_sale");
    if (to === "withdrawn") expect(guards).toContain("no_open_sale");
  }
});

test("a listing leaves a withdrawal as another row only", () => {
  expect(TRANSITIONS.relist.effects).toContain("new_listing");
});
