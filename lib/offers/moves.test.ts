import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY_STATUSES } from "../kernel/property-kinds.ts";
import { VIEWPOINTS } from "../policy/viewpoint.ts";
import {
  actionsOf,
  afterMove,
  amountBounds,
  distanceToAsking,
  expiryBounds,
  mayRefuseFor,
  netToSeller,
  OFFER_MOVES,
  OFFER_STATUSES,
  type OfferMove,
  type OfferStanding,
  offerEnd,
} from "./rules.ts";
import { checkTerms, termsBounds } from "./terms.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const TODAY = "2026-11-23";
const RENNES = "35238";
const PARIS = "Europe/Paris";

const standing = (overrides: Partial<OfferStanding> = {}): OfferStanding => ({
  status: "pending",
  author: "buyer",
  expiresAt: offerEnd(TODAY, RENNES).expiresAt,
  listingStatus: "active",
  ...overrides,
});

/** What each move comes to for an offer of the buyer that waits on a listing for sale. */
const OUTCOMES = {
  accept: { seller: "accepted", buyer: "offer.other-side" },
  counter: { seller: "countered", buyer: "offer.other-side" },
  reject: { seller: "rejected", buyer: "offer.other-side" },
  withdraw: { seller: "offer.other-side", buyer: "withdrawn" },
} as const satisfies Record<OfferMove, unknown>;

const OTHER = { buyer: "seller", seller: "buyer" } as const;

describe("every move × side × author × status × listing", () => {
  const rows = OFFER_MOVES.flatMap((move) =>
    VIEWPOINTS.flatMap((side) =>
      (["buyer", "seller"] as const).flatMap((author) =>
        OFFER_STATUSES.flatMap((status) =>
          PROPERTY_STATUSES.map((listingStatus) => ({ move, side, author, status, listingStatus })),
        ),
      ),
    ),
  );
  test.each(rows)(
    "$move by the $side of a $author's offer that is $status, listing $listingStatus",
    (row) => {
      const { move, side, author, status, listingStatus } = row;
      const outcome = afterMove(standing({ author, status, listingStatus }), move, side, NOW);
      if (side === "ambassador") return expect(outcome).toEqual({ refusal: "request.forbidden" });
      const expected = OUTCOMES[move][author === "buyer" ? side : OTHER[side]];
      if (expected === "offer.other-side") return expect(outcome).toEqual({ refusal: expected });
      if (status === "expired") return expect(outcome).toEqual({ refusal: "offer.expired" });
      if (status !== "pending") return expect(outcome).toEqual({ refusal: "offer.moved" });
      const needsListing = move === "accept" || move === "counter";
      const isFree = !needsListing || listingStatus === "active";
      const refusal =
        listingStatus === "under_offer" ? "offer.listing-under-offer" : "offer.listing-closed";
      return expect(outcome).toEqual(isFree ? { to: expected, needsListing } : { refusal });
    },
  );
});

test.each([
  ["2026-11-23", ["accept", "counter", "reject"], ["withdraw"]],
  ["2026-11-22", [], []],
])("an offer until %s lets the seller %j and the buyer %j", (expiryDate, seller, buyer) => {
  const offer = standing(offerEnd(expiryDate, RENNES));
  expect(actionsOf(offer, "seller", NOW)).toEqual(seller);
  expect(actionsOf(offer, "buyer", NOW)).toEqual(buyer);
  expect(actionsOf(offer, "ambassador", NOW)).toEqual([]);
  for (const move of OFFER_MOVES) {
    const outcome = afterMove(offer, move, move === "withdraw" ? "buyer" : "seller", NOW);
    if (expiryDate < TODAY) expect(outcome).toEqual({ refusal: "offer.expired" });
  }
});

test.each([
  [RENNES, "2026-11-23T23:00:00.000Z"],
  // Saint-Denis de La Réunion, Cayenne, Fort-de-France.
  ["97411", "2026-11-23T20:00:00.000Z"],
  ["97302", "2026-11-24T03:00:00.000Z"],
  ["97209", "2026-11-24T04:00:00.000Z"],
])("at a home of %s the last day is over at %s", (communeCode, over) => {
  const offer = standing(offerEnd(TODAY, communeCode));
  const at = (time: number) => actionsOf(offer, "seller", new Date(time)).length;
  expect(at(Date.parse(over) - 1)).toBe(3);
  expect(at(Date.parse(over))).toBe(0);
});

describe("what an offer may come to", () => {
  test.each([
    [250_000_00, 125_000_00, 375_000_00],
    [250_001_00, 125_001_00, 375_001_00],
    // The database's bounds.
    [19_000_000_00, 9_500_000_00, 20_000_000_00],
  ])("of a home of %d cents is %d to %d", (asking, minCents, maxCents) => {
    expect(amountBounds(asking)).toEqual({ minCents, maxCents });
  });

  test("has whole euros within its bounds, whatever is asked", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_00, max: 20_000_000_00 }), (asking) => {
        const { minCents, maxCents } = amountBounds(asking);
        expect(minCents % 100).toBe(0);
        expect(maxCents % 100).toBe(0);
        expect(minCents * 2).toBeGreaterThanOrEqual(asking);
        expect(minCents).toBeLessThanOrEqual(maxCents);
      }),
    );
  });

  test.each([
    [{ amount: 125_000, expiryDate: "2026-11-24" }, []],
    [{ amount: 375_000, expiryDate: "2027-01-22" }, []],
    [{ amount: 124_999, expiryDate: "2026-11-24" }, ["amount"]],
    [{ amount: 375_001, expiryDate: "2026-11-23" }, ["amount", "expiryDate"]],
    [{ amount: 250_000, expiryDate: "2027-01-23" }, ["expiryDate"]],
    [{ amount: 250_000, expiryDate: "2025-11-24" }, ["expiryDate"]],
  ])("%j is wrong of %j", (terms, fields) => {
    let wrong: string[] = [];
    try {
      checkTerms(terms, termsBounds({ priceCents: 250_000_00, zone: PARIS }, NOW));
    } catch (error) {
      wrong = Object.keys((error as { fields: object }).fields);
    }
    expect(wrong).toEqual(fields);
  });

  test.each([
    [PARIS, "2026-11-23T23:30:00Z", "2026-11-25", "2027-01-23", "2026-12-04"],
    ["America/Cayenne", "2026-11-23T23:30:00Z", "2026-11-24", "2027-01-22", "2026-12-03"],
    ["Indian/Reunion", "2026-11-23T19:30:00Z", "2026-11-24", "2027-01-22", "2026-12-03"],
    ["Indian/Reunion", "2026-11-23T20:30:00Z", "2026-11-25", "2027-01-23", "2026-12-04"],
  ] as const)("days are those of the home: %s at %s", (zone, now, min, max, initial) => {
    expect(expiryBounds(new Date(now), zone)).toEqual({ min, max, initial });
  });
});

test("the fee is the mandate's, whatever is offered", () => {
  expect(netToSeller(300_000_00, { feeCents: 6_000_00 })).toBe(294_000_00);
  expect(netToSeller(200_000_00, { feeCents: 6_000_00 })).toBe(194_000_00);
});

test.each([
  [250_000_00, 250_000_00, { cents: 0, percent: 0 }],
  [249_999_00, 250_000_00, { cents: -1_00, percent: 0 }],
  [240_000_00, 250_000_00, { cents: -10_000_00, percent: -4 }],
  [260_000_00, 250_000_00, { cents: 10_000_00, percent: 4 }],
])("an offer of %d for %d is that far", (amount, asking, distance) => {
  expect(distanceToAsking(amount, asking)).toEqual(distance);
});

test("each side refuses for what can be its reason", () => {
  expect(mayRefuseFor("seller", "price_too_low")).toBe(true);
  expect(mayRefuseFor("buyer", "price_too_low")).toBe(false);
  for (const side of ["buyer", "seller"] as const) {
    expect(mayRefuseFor(side, "timing_not_suitable")).toBe(true);
    expect(mayRefuseFor(side, "other_offer_accepted")).toBe(false);
    expect(mayRefuseFor(side, "listing_unavailable")).toBe(false);
  }
});
