import { describe, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { codeOf } from "../testing/error-code.ts";
import { counterOf, daysLater, OFFERED_AT, offerCase } from "../testing/offers.ts";
import { createPerson } from "../testing/people.ts";
import { acceptOffer } from "./commands/accept-offer.ts";
import { counterOffer } from "./commands/counter-offer.ts";
import { setFileSharing } from "./commands/set-file-sharing.ts";
import { findSharedFile } from "./queries/find-shared-file.ts";

const { database, parties, offerBy, insert } = offerCase();

describe("the buyer's file", () => {
  test("is seen while its buyer agrees and the offer stands, by seller and looper alone", async () => {
    const offerId = await offerBy(parties.buyer);
    const read = (actor: Actor, now = OFFERED_AT) => codeOf(findSharedFile(offerId, actor, now));
    expect(await read(parties.seller)).toBe("offer.not-found");
    await setFileSharing({ offerId, share: true }, parties.buyer, OFFERED_AT);
    expect(await findSharedFile(offerId, parties.seller, OFFERED_AT)).toMatchObject({
      buyer: { name: "Thomas Martin" },
      financing: { type: "loan", approved: true },
      visits: 0,
    });
    expect(await read(parties.looper)).toBeNull();
    expect(await read(parties.rival)).toBe("offer.not-found");
    expect(await read(parties.buyer)).toBe("offer.not-found");
    const neighbour = await createPerson(database, [["seller", "active"]]);
    await insert(neighbour.userId);
    expect(await read(neighbour)).toBe("offer.not-found");
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    expect(await read(manager)).toBe("offer.not-found");
    expect(await read(parties.seller, daysLater(8))).toBe("offer.not-found");
    await setFileSharing({ offerId, share: false }, parties.buyer, OFFERED_AT);
    expect(await read(parties.seller)).toBe("offer.not-found");
  });

  test("goes with the counter-offers, and back from all of them", async () => {
    const first = await offerBy(parties.buyer, { shareFile: true });
    const { offerId } = await counterOffer(counterOf(first), parties.seller, OFFERED_AT);
    expect(await codeOf(findSharedFile(offerId, parties.seller, OFFERED_AT))).toBeNull();
    await setFileSharing({ offerId: first, share: false }, parties.buyer, OFFERED_AT);
    expect(await codeOf(findSharedFile(offerId, parties.seller, OFFERED_AT))).toBe(
      "offer.not-found",
    );
  });

  test("is the buyer's own to share", async () => {
    const offerId = await offerBy(parties.buyer);
    expect(await codeOf(setFileSharing({ offerId, share: true }, parties.rival, OFFERED_AT))).toBe(
      "offer.not-found",
    );
    expect(await codeOf(setFileSharing({ offerId, share: true }, parties.seller, OFFERED_AT))).toBe(
      "request.forbidden",
    );
  });

  test("is closed to the seller once the offer is refused, and stays open once it is accepted", async () => {
    const accepted = await offerBy(parties.buyer, { shareFile: true });
    const refused = await offerBy(parties.rival, { shareFile: true });
    await acceptOffer({ offerId: accepted }, parties.seller, OFFERED_AT);
    expect(await codeOf(findSharedFile(accepted, parties.seller, OFFERED_AT))).toBeNull();
    expect(await codeOf(findSharedFile(refused, parties.seller, OFFERED_AT))).toBe(
      "offer.not-found",
    );
  });
});
