import { expect, test } from "vitest";
import { type ExchangedOffer, isOfBuyer } from "./buyers-offers.ts";

const offer = (
  id: string,
  answersId: string | null,
  authorId: string | null = null,
): ExchangedOffer => ({ id, answersId, authorId, buyerId: "thomas" });

test("an offer is its author's, and without one the turn's", () => {
  const all = [
    offer("first", null),
    offer("counter", "first"),
    offer("again", "counter"),
    offer("signed", "again", "claire"),
    offer("answer", "signed", "thomas"),
  ];
  expect(all.map((each) => isOfBuyer(each, all))).toEqual([true, false, true, false, true]);
});

test("answers that go round in a circle, or to an offer that is gone, come to an end", () => {
  const circle = [offer("a", "b"), offer("b", "a")];
  expect(circle.map((each) => isOfBuyer(each, circle))).toEqual([true, true]);
  expect(isOfBuyer(offer("c", "gone"), [])).toBe(true);
  expect(isOfBuyer(offer("c", "gone"), [offer("c", "gone")])).toBe(false);
});
