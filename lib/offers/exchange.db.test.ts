import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { codeOf } from "../testing/error-code.ts";
import { counterOf, OFFERED_AT, offerCase } from "../testing/offers.ts";
import { counterOffer } from "./commands/counter-offer.ts";
import { rejectOffer } from "./commands/reject-offer.ts";
import { findExchange } from "./queries/find-exchange.ts";
import { listOffers } from "./queries/list-offers.ts";

const { database, parties, offerBy, one, statusOf, newsOf } = offerCase();

describe("a counter-offer", () => {
  test("takes the place of what it answers, however long the exchange", async () => {
    const first = await offerBy(parties.buyer, { shareFile: true });
    const { offerId: second } = await counterOffer(counterOf(first), parties.seller, OFFERED_AT);
    const { offerId: third } = await counterOffer(
      counterOf(second, { amount: 242_000 }),
      parties.buyer,
      OFFERED_AT,
    );
    expect([first, second, third].map(statusOf)).toEqual(["countered", "countered", "pending"]);
    for (const [actor, viewpoint] of [
      [parties.buyer, "buyer"],
      [parties.seller, "seller"],
      [parties.looper, "ambassador"],
    ] as const) {
      for (const id of [first, second, third]) {
        const exchange = await findExchange(id, actor, OFFERED_AT);
        expect(exchange.viewpoint).toBe(viewpoint);
        expect(exchange.offers.map((offer) => offer.id)).toEqual([first, second, third]);
      }
    }
    const { offers } = await findExchange(third, parties.seller, OFFERED_AT);
    expect(offers.map(({ author, actions }) => [author, actions])).toEqual([
      ["buyer", []],
      ["seller", []],
      ["buyer", ["accept", "counter", "reject"]],
    ]);
    expect(await codeOf(findExchange(third, parties.rival, OFFERED_AT))).toBe("offer.not-found");
    expect(newsOf(parties.buyer)).toEqual(["offer.countered"]);
  });

  test("says anew how the buyer pays where the buyer makes it, and only there", async () => {
    const first = await offerBy(parties.buyer);
    const cash = { financingType: "cash", financingApproved: true } as const;
    expect(await codeOf(counterOffer(counterOf(first, cash), parties.seller, OFFERED_AT))).toBe(
      "request.invalid",
    );
    expect(statusOf(first)).toBe("pending");
    const answered = await counterOffer(
      counterOf(first, { conditions: "Sans travaux", message: "Voici" }),
      parties.seller,
      OFFERED_AT,
    );
    const paying = "SELECT financingType, financingApproved, conditions FROM Offer WHERE id = ?";
    expect(one(paying, answered.offerId)).toEqual({
      financingType: "loan",
      financingApproved: 1,
      conditions: "Sans travaux",
    });
    const again = await counterOffer(
      counterOf(answered.offerId, { financingType: "mixed" }),
      parties.buyer,
      OFFERED_AT,
    );
    // An approval that isn't declared is not taken over to another way to pay.
    expect(one(paying, again.offerId)).toMatchObject({
      financingType: "mixed",
      financingApproved: 0,
    });
  });

  test("answers what it answers for good, and a circle of them is read once", async () => {
    const first = await offerBy(parties.buyer);
    const { offerId: second } = await counterOffer(counterOf(first), parties.seller, OFFERED_AT);
    const answer = database.raw.prepare("UPDATE Offer SET answersId = ? WHERE id = ?");
    expect(() => answer.run(second, first)).toThrow("what an offer answers does not change");
    // Written in one statement, whose rows are compared with each other at its end.
    const circle = [newId(), newId()];
    const row = one("SELECT * FROM Offer WHERE id = ?", first);
    const rows = circle.map((id, at) => ({ ...row, id, answersId: circle[1 - at] }));
    const columns = Object.keys(row);
    const places = `(${columns.map(() => "?").join(", ")})`;
    database.raw
      .prepare(`INSERT INTO Offer (${columns.join(", ")}) VALUES ${places}, ${places}`)
      .run(...rows.flatMap((each) => Object.values(each)));
    for (const id of circle) {
      const { offers } = await findExchange(id, parties.buyer, OFFERED_AT);
      expect(offers.map((offer) => offer.id).sort()).toEqual(circle.toSorted());
    }
  });

  test("out of bounds leaves the offer as it was", async () => {
    const id = await offerBy(parties.buyer);
    expect(
      await codeOf(counterOffer(counterOf(id, { amount: 1 }), parties.seller, OFFERED_AT)),
    ).toBe("request.invalid");
    expect(statusOf(id)).toBe("pending");
  });
});

test("a refusal has a reason of the side that refuses", async () => {
  const id = await offerBy(parties.buyer);
  const { offerId } = await counterOffer(counterOf(id), parties.seller, OFFERED_AT);
  expect(
    await codeOf(rejectOffer({ offerId, reason: "price_too_low" }, parties.buyer, OFFERED_AT)),
  ).toBe("request.invalid");
  expect(statusOf(offerId)).toBe("pending");
  await rejectOffer({ offerId, reason: "conditions_not_acceptable" }, parties.buyer, OFFERED_AT);
  const { offers } = await listOffers(parties.buyer, "buyer", {}, OFFERED_AT);
  expect(offers.find((offer) => offer.id === offerId)?.refusal).toEqual({
    by: "buyer",
    reason: "conditions_not_acceptable",
  });
});
