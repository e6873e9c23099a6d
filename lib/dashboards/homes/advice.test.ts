import { expect, test } from "vitest";
import { type HomeFacts, type Recommendation, recommendationFor } from "./advice.ts";

const FINE: HomeFacts = {
  status: "active",
  daysOnline: 20,
  waitingOfferId: null,
  waitingVisitId: null,
  mustConfirm: false,
  isInReview: false,
  openSlots: 6,
  photos: 8,
  descriptionLength: 500,
  funnel: { views: 100, favorites: 5, contacts: 2, visits: 1, offers: 0 },
  comparison: { kind: "compared", percent: 11, listings: 12, days: 30 },
  priceGap: { percent: 3, listings: 9 },
};
const SILENT = { ...FINE.funnel, contacts: 0, visits: 0 };
const seen = (percent: number) => ({ kind: "compared", percent, listings: 12, days: 30 }) as const;
const dear = (percent: number) => ({ percent, listings: 9 });

test.each<[string, Partial<HomeFacts>, Recommendation]>([
  ["all is well", {}, "none"],
  ["it is sold", { status: "sold", photos: 0, openSlots: 0 }, "none"],
  ["it is under offer", { status: "under_offer", photos: 0, openSlots: 0 }, "none"],
  ["an offer waits", { waitingOfferId: "o", waitingVisitId: "v" }, "answer-offers"],
  ["an offer waits for a paused one", { status: "paused", waitingOfferId: "o" }, "answer-offers"],
  ["a visit waits", { waitingVisitId: "v", openSlots: 0 }, "answer-visits"],
  ["nobody said that it is for sale", { mustConfirm: true, openSlots: 0 }, "confirm"],
  ["it was paused for that", { status: "paused", mustConfirm: true }, "confirm"],
  ["it is paused", { status: "paused", photos: 0, openSlots: 0 }, "none"],
  ["nobody can visit", { openSlots: 0, photos: 1 }, "open-slots"],
  ["few pictures", { photos: 4 }, "add-photos"],
  ["few pictures, and more are looked at", { photos: 4, isInReview: true }, "none"],
  ["seen, never written to, and dear", { funnel: SILENT, priceGap: dear(10) }, "check-price"],
  ["seen, never written to, at the usual price", { funnel: SILENT }, "none"],
  ["dear, but written to", { priceGap: dear(40) }, "none"],
  ["dear, but new", { funnel: SILENT, priceGap: dear(40), daysOnline: 6 }, "none"],
  ["a short text", { descriptionLength: 299 }, "improve-text"],
  ["seldom seen", { comparison: seen(-30) }, "draw-attention"],
  ["too new to be compared", { comparison: { kind: "early" } }, "none"],
])("%s", (_, facts, expected) => {
  expect(recommendationFor({ ...FINE, ...facts })).toBe(expected);
});
