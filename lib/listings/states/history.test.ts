import { expect, test } from "vitest";
import { LISTING_EVENT_KINDS } from "../../kernel/property-kinds.ts";
import { changeInPercent, historyOf, type ListingEventRow } from "./history.ts";

const publishedAt = new Date("2026-10-01T08:00:00Z");
const at = new Date("2026-10-20T08:00:00Z");
const event = (overrides: Partial<ListingEventRow>): ListingEventRow => ({
  kind: "back_on_market",
  at,
  fromCents: null,
  toCents: null,
  ...overrides,
});
const kinds = (events: ListingEventRow[], soldAt: Date | null = null) =>
  historyOf({ publishedAt, soldAt, events }).map(({ kind }) => kind);

test("a publication alone is no history", () => {
  expect(kinds([])).toEqual([]);
});

test.each(LISTING_EVENT_KINDS.map((kind) => [kind]))("what the public reads of %s", (kind) => {
  const shown = ["price_changed", "back_on_market", "under_offer"].includes(kind);
  expect(kinds([event({ kind, fromCents: 312_000_00, toCents: 299_000_00 })])).toEqual(
    shown ? ["published", kind] : [],
  );
});

test("a sale is dated by its deed", () => {
  const soldAt = new Date("2026-11-20T11:00:00Z");
  const items = historyOf({ publishedAt, soldAt, events: [event({ kind: "sold" })] });
  expect(items).toEqual([
    { kind: "published", at: publishedAt.toISOString(), change: null },
    { kind: "sold", at: soldAt.toISOString(), change: null },
  ]);
});

test("a price that changed without its amounts is not told", () => {
  expect(kinds([event({ kind: "price_changed" })])).toEqual([]);
});

test.each([
  [312_000_00, 299_000_00, -4],
  [299_000_00, 312_000_00, 4],
  [300_000_00, 299_900_00, -0],
])("from %i to %i is %i %%", (fromCents, toCents, percent) => {
  expect(changeInPercent({ fromCents, toCents })).toBe(percent);
});
