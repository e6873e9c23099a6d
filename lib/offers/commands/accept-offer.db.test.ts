import { describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { codeOf } from "../../testing/error-code.ts";
import { fillTable } from "../../testing/full-table.ts";
import { counterOf, daysLater, OFFERED_AT, offerCase } from "../../testing/offers.ts";
import { findOfferForm } from "../queries/find-offer-form.ts";
import { acceptOffer } from "./accept-offer.ts";
import { counterOffer } from "./counter-offer.ts";
import { makeOffer } from "./make-offer.ts";

const { database, parties, input, offerBy, one, statusOf, listingStatus, newsOf } = offerCase();

describe("accepting", () => {
  test("closes the rivals, turns the home under offer, opens the sale and tells all, at once", async () => {
    const id = await offerBy(parties.buyer, { conditions: "Sous réserve du prêt" });
    const other = await offerBy(parties.rival, { amount: 230_000 });
    const slot = { startsAt: daysLater(2), endsAt: new Date(daysLater(2).getTime() + 1_800_000) };
    const visit = {
      id: newId(),
      propertyId: parties.listingId,
      buyerId: parties.rival.userId,
      hostId: parties.looper.userId,
      visitorName: "Camille",
      visitorEmail: "c@example.org",
      visitorPhone: "06",
      type: "physical",
      status: "scheduled",
      createdAt: OFFERED_AT,
      ...slot,
    } as const;
    await database.writer.$transaction((tx) => tx.visit.create({ data: visit }));
    const { saleId } = await acceptOffer({ offerId: id }, parties.seller, OFFERED_AT);
    expect(statusOf(id)).toBe("accepted");
    expect(one("SELECT status, refusalReason FROM Offer WHERE id = ?", other)).toEqual({
      status: "rejected",
      refusalReason: "other_offer_accepted",
    });
    expect(listingStatus()).toBe("under_offer");
    expect(one("SELECT * FROM Sale WHERE id = ?", saleId)).toMatchObject({
      status: "open",
      buyerId: parties.buyer.userId,
      sellerId: parties.seller.userId,
      ambassadorId: parties.looper.userId,
      priceCents: 240_000_00,
    });
    const terms = JSON.parse(String(one("SELECT terms FROM Sale WHERE id = ?", saleId).terms));
    expect(terms).toMatchObject({
      buyerName: "Thomas Martin",
      offer: { author: "buyer", conditions: "Sous réserve du prêt" },
      fee: { feeCents: 4_000_00, netCents: 236_000_00, mandateNumber: null },
    });
    expect(one("SELECT status, cancelReason FROM Visit WHERE id = ?", visit.id)).toEqual({
      status: "cancelled",
      cancelReason: "listing_under_offer",
    });
    expect(newsOf(parties.buyer)).toEqual(["offer.accepted"]);
    expect(newsOf(parties.rival)).toEqual(["offer.rejected", "visit.cancelled"]);
    expect(newsOf(parties.seller)).toContain("sale.opened");
    expect(newsOf(parties.looper)).toContain("sale.opened");
    expect(one("SELECT actorId FROM AuditEvent WHERE subjectId = ?", id)).toEqual({
      actorId: parties.seller.userId,
    });
    expect(await codeOf(makeOffer(input(), parties.rival, OFFERED_AT))).toBe(
      "offer.listing-under-offer",
    );
    expect((await findOfferForm(parties.listingId, parties.rival, OFFERED_AT)).standing).toEqual({
      kind: "under-offer",
    });
  });

  test("of a counter-offer by its buyer does the same", async () => {
    const id = await offerBy(parties.buyer);
    const { offerId } = await counterOffer(counterOf(id), parties.seller, OFFERED_AT);
    const { saleId } = await acceptOffer({ offerId }, parties.buyer, OFFERED_AT);
    expect([statusOf(id), statusOf(offerId), listingStatus()]).toEqual([
      "countered",
      "accepted",
      "under_offer",
    ]);
    const terms = JSON.parse(String(one("SELECT terms FROM Sale WHERE id = ?", saleId).terms));
    expect(terms.offer).toMatchObject({ author: "seller", amountCents: 245_000_00 });
    expect(newsOf(parties.seller)).toContain("offer.accepted");
  });

  test("leaves a rival that had expired as it was", async () => {
    const old = await offerBy(parties.rival, { expiryDate: "2026-11-24" });
    const id = await offerBy(parties.buyer);
    await acceptOffer({ offerId: id }, parties.seller, daysLater(3));
    expect(statusOf(old)).toBe("pending");
  });

  test("is undone whole where a part of it fails", async () => {
    const id = await offerBy(parties.buyer);
    const full = fillTable(database, "Sale", 0);
    await expect(acceptOffer({ offerId: id }, parties.seller, OFFERED_AT)).rejects.toThrow();
    full.empty();
    expect([statusOf(id), listingStatus()]).toEqual(["pending", "active"]);
  });

  const rewrite = (address: string) =>
    database.raw
      .prepare("UPDATE Property SET address = ? WHERE id = ?")
      .run(address, parties.listingId);

  test("is refused where the home is described otherwise than when the offer was made", async () => {
    const id = await offerBy(parties.buyer);
    rewrite("8 cours Lafayette");
    expect(await codeOf(acceptOffer({ offerId: id }, parties.seller, OFFERED_AT))).toBe(
      "offer.home-changed",
    );
    expect([statusOf(id), listingStatus()]).toEqual(["pending", "active"]);
    // A person who answers with a counter-offer makes it for the home as it is.
    const { offerId } = await counterOffer(counterOf(id), parties.seller, OFFERED_AT);
    await acceptOffer({ offerId }, parties.buyer, OFFERED_AT);
    expect([statusOf(offerId), listingStatus()]).toEqual(["accepted", "under_offer"]);
  });

  test("is not kept by another spelling of the same address", async () => {
    const id = await offerBy(parties.buyer);
    const { address } = one("SELECT address FROM Property WHERE id = ?", parties.listingId);
    rewrite(String(address).toUpperCase());
    await acceptOffer({ offerId: id }, parties.seller, OFFERED_AT);
    expect(statusOf(id)).toBe("accepted");
  });

  test("holds to the description that the offer was made for, which never changes", async () => {
    const id = await offerBy(parties.buyer);
    expect(() => database.raw.prepare("UPDATE Offer SET home = NULL WHERE id = ?").run(id)).toThrow(
      "never changed",
    );
  });
});
