import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { civilDay, daysBefore, shiftCivilDay } from "../kernel/time.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { codeOf } from "../testing/error-code.ts";
import { counterOf, daysLater, OFFERED_AT, offerCase } from "../testing/offers.ts";
import { acceptOffer } from "./commands/accept-offer.ts";
import { counterOffer } from "./commands/counter-offer.ts";
import { moveOffer } from "./commands/move-offer.ts";
import { rejectOffer } from "./commands/reject-offer.ts";
import { withdrawOffer } from "./commands/withdraw-offer.ts";
import { OFFER_MOVES, type OfferMove } from "./rules.ts";

const { database, parties, offerBy, one, setListing, statusOf, listingStatus } = offerCase();

type Move = (offerId: string, actor: Actor, now: Date) => Promise<unknown>;
const MOVES: Record<OfferMove, Move> = {
  accept: (offerId, actor, now) => acceptOffer({ offerId }, actor, now),
  counter: (offerId, actor, now) =>
    counterOffer(counterOf(offerId, { expiryDate: shiftCivilDay(civilDay(now), 5) }), actor, now),
  reject: (offerId, actor, now) =>
    rejectOffer({ offerId, reason: "timing_not_suitable" }, actor, now),
  withdraw: (offerId, actor, now) => withdrawOffer({ offerId }, actor, now),
};

const OTHER = { buyer: "seller", seller: "buyer" } as const;

/** An offer of the buyer's, or the counter-offer by which the seller answered it. */
async function offerOf(author: "buyer" | "seller"): Promise<string> {
  const id = await offerBy(parties.buyer);
  if (author === "buyer") return id;
  return (await counterOffer(counterOf(id), parties.seller, OFFERED_AT)).offerId;
}

describe("every move × actor × author × what became of the offer", () => {
  const STATES = ["pending", "expired", ...OFFER_MOVES, "closed by another"] as const;
  const rows = OFFER_MOVES.flatMap((move) =>
    (["buyer", "seller", "looper", "stranger"] as const).flatMap((who) =>
      (["buyer", "seller"] as const).flatMap((author) =>
        STATES.map((state) => [move, who, author, state] as const),
      ),
    ),
  );
  test.each(rows)("%s by the %s of the %s's offer after %s", async (move, who, author, state) => {
    const id = await offerOf(author);
    const now = state === "expired" ? daysLater(8) : OFFERED_AT;
    if (state === "closed by another") {
      await acceptOffer({ offerId: await offerBy(parties.rival) }, parties.seller, OFFERED_AT);
    } else if (state !== "pending" && state !== "expired") {
      const mover = state === "withdraw" ? author : OTHER[author];
      await MOVES[state](id, parties[mover], OFFERED_AT);
    }
    const before = [statusOf(id), listingStatus()];
    const actor = { ...parties, stranger: parties.rival }[who];
    const code = await codeOf(MOVES[move](id, actor, now));
    if (who === "stranger") expect(code).toBe("offer.not-found");
    else if (who === "looper") expect(code).toBe("request.forbidden");
    else if ((move === "withdraw") !== (who === author)) expect(code).toBe("offer.other-side");
    else if (state === "expired") expect(code).toBe("offer.expired");
    else if (state !== "pending") expect(code).toBe("offer.moved");
    else expect(code).toBeNull();
    if (code !== null) expect([statusOf(id), listingStatus()]).toEqual(before);
  });

  test.each(["paused", "withdrawn"] as const)("of a listing that is %s", async (status) => {
    const id = await offerBy(parties.buyer);
    setListing(status);
    for (const move of ["accept", "counter"] as const) {
      expect(await codeOf(MOVES[move](id, parties.seller, OFFERED_AT))).toBe(
        "offer.listing-closed",
      );
    }
    await MOVES.reject(id, parties.seller, OFFERED_AT);
    expect(statusOf(id)).toBe("rejected");
  });

  test.each([newId(), "", "' OR 1=1 --"])("of %j is not found", async (id) => {
    for (const move of OFFER_MOVES) {
      expect(await codeOf(MOVES[move](id, parties.seller, OFFERED_AT))).toBe("offer.not-found");
    }
  });

  test("by who has lost the role is forbidden", async () => {
    const id = await offerBy(parties.buyer);
    const without = (actor: Actor) => ({ ...actor, roles: [] });
    expect(await codeOf(MOVES.accept(id, without(parties.seller), OFFERED_AT))).toBe(
      "request.forbidden",
    );
    expect(await codeOf(MOVES.withdraw(id, without(parties.buyer), OFFERED_AT))).toBe(
      "request.forbidden",
    );
    expect(statusOf(id)).toBe("pending");
  });
});

describe("an offer's last day", () => {
  // The midnight of Paris that ends it, in winter and in summer.
  const MIDNIGHTS = [
    ["2026-11-30", "2026-11-30T23:00:00.000Z"],
    ["2027-07-30", "2027-07-30T22:00:00.000Z"],
    // The days on which the clocks change.
    ["2027-03-28", "2027-03-28T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25T23:00:00.000Z"],
  ] as const;
  const rows = MIDNIGHTS.flatMap(([day, midnight]) =>
    OFFER_MOVES.map((move) => [day, midnight, move] as const),
  );
  test.each(rows)("%s ends at %s: %s", async (expiryDate, midnight, move) => {
    const over = new Date(midnight);
    const inTime = new Date(over.getTime() - 1);
    const offerId = await offerBy(parties.buyer, { expiryDate }, daysBefore(over, 7));
    const actor = move === "withdraw" ? parties.buyer : parties.seller;
    expect(await codeOf(MOVES[move](offerId, actor, over))).toBe("offer.expired");
    expect([statusOf(offerId), listingStatus()]).toEqual(["pending", "active"]);
    await MOVES[move](offerId, actor, inTime);
    expect(statusOf(offerId)).not.toBe("pending");
  });

  /** A transaction to which an offer looks as somebody read it before. */
  const readEarlier = (tx: Transaction, earlier: object) =>
    ({
      ...tx,
      offer: {
        findUnique: async (query: { where: { id: string } }) => ({
          ...(await tx.offer.findUniqueOrThrow({
            where: { id: query.where.id },
            include: { property: true },
          })),
          ...earlier,
        }),
        updateMany: tx.offer.updateMany.bind(tx.offer),
      },
    }) as unknown as Transaction;

  test.each([
    [
      "its last day",
      "UPDATE Offer SET expiresAt = '2026-11-22T23:00:00.000+00:00' WHERE id = ?",
      { expiresAt: new Date("2026-11-30T23:00:00Z") },
    ],
    ["its state", "UPDATE Offer SET status = 'withdrawn' WHERE id = ?", { status: "pending" }],
  ])("is in the write, where %s is no more what was read", async (_what, change, earlier) => {
    const id = await offerBy(parties.buyer);
    database.raw.prepare(change).run(id);
    const before = one("SELECT * FROM Offer WHERE id = ?", id);
    for (const [move, actor] of [
      ["accept", parties.seller],
      ["counter", parties.seller],
      ["reject", parties.seller],
      ["withdraw", parties.buyer],
    ] as const) {
      const work = database.writer.$transaction((tx) =>
        moveOffer(readEarlier(tx, earlier), { offerId: id, move }, actor, OFFERED_AT),
      );
      expect(await codeOf(work)).toBe("offer.moved");
    }
    expect(one("SELECT * FROM Offer WHERE id = ?", id)).toEqual(before);
  });
});
