import { expect, test } from "vitest";
import { fateOf } from "./rules.ts";

const visit = { sellerId: "seller", cancelReason: null, cancelledById: null } as const;
const theirs = { ...visit, hostId: "looper" };
const sellers = { ...visit, hostId: "seller" };
const gone = { ...theirs, status: "cancelled", cancelReason: "host_unavailable" } as const;

test.each([
  ["planned", { ...theirs, status: "scheduled" }],
  ["planned", { ...theirs, status: "pending" }],
  ["rehosted", { ...sellers, status: "scheduled" }],
  ["rehosted", { ...sellers, status: "pending" }],
  ["cancelled", gone],
  // By the looper themself, or by the visitor of a visit that the seller was to receive.
  [null, { ...gone, cancelledById: "looper" }],
  [null, { ...gone, hostId: "seller" }],
  [null, { ...theirs, status: "cancelled", cancelReason: "listing_paused" }],
  [null, { ...theirs, status: "completed" }],
  [null, { ...visit, hostId: "another", status: "scheduled" }],
] as const)("is %j for %j", (fate, each) => {
  expect(fateOf(each, "looper")).toBe(fate);
});

test("what a looper sells and receives themself is no matter of the team's", () => {
  expect(fateOf({ ...sellers, status: "scheduled" }, "seller")).toBeNull();
});
