import { describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { codeOf } from "../../testing/error-code.ts";
import { counterOf, daysLater, OFFERED_AT, offerCase } from "../../testing/offers.ts";
import { createPerson } from "../../testing/people.ts";
import { findOfferForm } from "../queries/find-offer-form.ts";
import { counterOffer } from "./counter-offer.ts";
import { makeOffer } from "./make-offer.ts";

const { database, parties, input, offerBy, one, all, statusOf, setListing, newsOf } = offerCase();

describe("making an offer", () => {
  test("writes it and tells the seller and the looper", async () => {
    const id = await offerBy(parties.buyer, { shareFile: true });
    expect(one("SELECT * FROM Offer WHERE id = ?", id)).toMatchObject({
      buyerId: parties.buyer.userId,
      authorId: parties.buyer.userId,
      buyerName: "Thomas Martin",
      amountCents: 240_000_00,
      status: "pending",
      expiryDate: "2026-11-30",
    });
    expect(one("SELECT fileSharedAt FROM Offer WHERE id = ?", id).fileSharedAt).not.toBeNull();
    expect(newsOf(parties.seller)).toContain("offer.received");
    expect(newsOf(parties.looper)).toContain("offer.received");
    // Also where nobody visited or wrote before.
    expect(newsOf(parties.looper)).toContain("lead.offered");
    expect(newsOf(parties.buyer)).toEqual([]);
    const pages = all("SELECT kind FROM UserEvent WHERE userId = ?", parties.buyer.userId);
    expect(pages).toEqual([{ kind: "offer" }]);
  });

  test("a second time is refused while one waits, whoever made it", async () => {
    const id = await offerBy(parties.buyer);
    expect(await codeOf(makeOffer(input(), parties.buyer, OFFERED_AT))).toBe("offer.pending");
    await counterOffer(counterOf(id), parties.seller, OFFERED_AT);
    expect(await codeOf(makeOffer(input(), parties.buyer, OFFERED_AT))).toBe("offer.pending");
  });

  test("closes the one that expired without an answer", async () => {
    const id = await offerBy(parties.buyer);
    const next = await offerBy(parties.buyer, { expiryDate: "2026-12-10" }, daysLater(8));
    expect([statusOf(id), statusOf(next)]).toEqual(["expired", "pending"]);
  });

  test("twenty at once leave one", async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(makeOffer(input(), parties.buyer, OFFERED_AT))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "offer.pending")).toHaveLength(19);
  });

  test.each<[PropertyStatus, string]>([
    ["draft", "listing.not-found"],
    ["in_review", "listing.not-found"],
    ["paused", "listing.not-found"],
    ["withdrawn", "listing.withdrawn"],
  ])("for a listing that is %s is %s", async (status, code) => {
    setListing(status);
    expect(await codeOf(makeOffer(input(), parties.buyer, OFFERED_AT))).toBe(code);
  });

  test("for one's own home, or that one takes care of, is refused", async () => {
    const roles = [["buyer", "active"]] as const;
    for (const { userId } of [parties.seller, parties.looper]) {
      const actor = {
        ...parties.buyer,
        userId,
        roles: roles.map(([role, status]) => ({ role, status })),
      };
      expect(await codeOf(makeOffer(input(), actor, OFFERED_AT))).toBe("offer.own-listing");
      expect((await findOfferForm(parties.listingId, actor, OFFERED_AT)).standing).toEqual({
        kind: "own",
      });
    }
  });

  test.each([
    { amount: 124_999 },
    { amount: 375_001 },
    { expiryDate: "2026-11-23" },
    { expiryDate: "2027-01-23" },
  ])("with %j is refused by its field", async (wrong) => {
    await expect(makeOffer(input(wrong), parties.buyer, OFFERED_AT)).rejects.toMatchObject({
      code: "request.invalid",
      fields: { [Object.keys(wrong)[0] ?? ""]: expect.stringContaining("entre") },
    });
  });

  test("carries the contact data that its form shows before", async () => {
    const { contact } = await findOfferForm(parties.listingId, parties.buyer, OFFERED_AT);
    await makeOffer(input(), parties.buyer, OFFERED_AT);
    const [row] = all(
      "SELECT buyerName, buyerEmail, buyerPhone FROM Offer WHERE buyerId = ?",
      parties.buyer.userId,
    );
    const { name, email, phone, hasLooper } = contact;
    expect(row).toEqual({ buyerName: name, buyerEmail: email, buyerPhone: phone });
    expect(hasLooper).toBe(true);
  });

  test.each([newId(), "", "' OR 1=1 --"])("for %j is not found", async (id) => {
    expect(await codeOf(makeOffer(input({ listingId: id }), parties.buyer, OFFERED_AT))).toBe(
      "listing.not-found",
    );
  });

  test("makes a buyer of who asks to become one, and of nobody else", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(makeOffer(input(), other, OFFERED_AT))).toBe("request.forbidden");
    expect((await findOfferForm(parties.listingId, other, OFFERED_AT)).standing).toEqual({
      kind: "possible",
      asBuyer: true,
    });
    await makeOffer(input({ asBuyer: true }), other, OFFERED_AT);
    expect(
      all("SELECT role FROM RoleGrant WHERE userId = ? AND role = 'buyer'", other.userId),
    ).toHaveLength(1);
  });
});
