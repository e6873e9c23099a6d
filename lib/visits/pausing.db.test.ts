import { beforeEach, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { DAY_MS, HOUR_MS } from "../kernel/time.ts";
import { answerConfirmation } from "../listings/states/commands/answer-confirmation.ts";
import { askForConfirmation } from "../listings/states/commands/ask-for-confirmation.ts";
import { moveListing } from "../listings/states/commands/move-listing.ts";
import { pauseUnconfirmed } from "../listings/states/commands/pause-unconfirmed-listings.ts";
import { withdrawListing } from "../listings/states/commands/withdraw-listing.ts";
import { findListingConfirmation } from "../listings/states/queries/find-listing-confirmation.ts";
import { listingConfirmationToken } from "../listings/states/token.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { namedHome } from "../testing/builders.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { bookVisit } from "./commands/book-visit.ts";
import { confirmVisit } from "./commands/confirm-visit.ts";
import { endVisitsOf } from "./commands/end-visits-of-listing.ts";
import { findVisit } from "./queries/find-visit.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const LATER = at(0.5);

const database = adoptedDatabase("test");
let home: VisitedHome;
let agreed: string;
let requested: string;

beforeEach(async () => {
  home = await visitedHome(database, { confirmedAt: NOW });
  agreed = await book(30, home.buyer, true);
  requested = await book(40, home.rival, false);
});

async function book(hours: number, by: Actor, confirm: boolean): Promise<string> {
  const { propertyId, looper } = home;
  const slot = { propertyId, hostId: looper.userId, startsAt: at(hours) };
  const slotId = await createSlot(database, slot);
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, by, NOW);
  if (confirm) await confirmVisit({ visitId: id, meetingUrl: null }, looper, NOW);
  return id;
}

const statusOf = (id: string) =>
  database.writer.$transaction(async (tx) => {
    const { status, cancelReason } = await tx.visit.findUniqueOrThrow({ where: { id } });
    return cancelReason === null ? status : `${status}: ${cancelReason}`;
  });
/** What somebody was notified of about a visit since it was booked and agreed. */
const newsOf = ({ userId }: Actor, visitId: string) =>
  database.raw
    .prepare<[string, string], { event: string; data: string }>(
      "SELECT event, data FROM Notification WHERE userId = ? AND createdAt > ? ORDER BY createdAt",
    )
    .all(userId, NOW.toISOString().replace("Z", "+00:00"))
    .filter(({ data }) => JSON.parse(data).visitId === visitId)
    .map(({ event }) => event);
const pause = (visits: "keep" | "cancel") =>
  moveListing({ propertyId: home.propertyId, move: "pause", visits }, home.seller, LATER);

test("a pause by hand that keeps agreed visits ends the requests, and tells each which", async () => {
  await pause("keep");
  expect(await statusOf(agreed)).toBe("scheduled");
  expect(await statusOf(requested)).toBe("cancelled: listing_paused");
  expect(newsOf(home.buyer, agreed)).toEqual(["visit.held"]);
  expect(newsOf(home.looper, agreed)).toEqual(["visit.held"]);
  expect(newsOf(home.rival, requested)).toEqual(["visit.cancelled"]);
  expect(newsOf(home.looper, requested)).toEqual(["visit.cancelled"]);
  expect(newsOf(home.seller, agreed)).toEqual([]);
});

test("a pause by hand that cancels them ends both, and calendars hear of the one that they have", async () => {
  await pause("cancel");
  for (const id of [agreed, requested])
    expect(await statusOf(id)).toBe("cancelled: listing_paused");
  expect(newsOf(home.buyer, agreed)).toEqual(["visit.cancelled"]);
  const methods = database.raw
    .prepare<[], { data: string }>("SELECT data FROM Notification WHERE event = 'visit.cancelled'")
    .all()
    .map(({ data }) => JSON.parse(data))
    .filter(({ visitId }) => visitId === agreed)
    .map(({ calendar }) => calendar.method);
  expect(methods).toEqual(["CANCEL", "CANCEL"]);
});

test("who says nothing of them keeps them", async () => {
  await moveListing({ propertyId: home.propertyId, move: "pause" }, home.seller, LATER);
  expect(await statusOf(agreed)).toBe("scheduled");
});

test("a second pause tells nobody anything", async () => {
  await pause("keep");
  await expect(pause("cancel")).rejects.toThrow("listing.moved");
  expect(await statusOf(agreed)).toBe("scheduled");
  expect(newsOf(home.buyer, agreed)).toEqual(["visit.held"]);
});

test.each([
  ["pause", "scheduled"],
  ["pause-and-cancel", "cancelled: listing_paused"],
] as const)(
  "the answer %s to the mail's question leaves an agreed visit %s",
  async (answer, status) => {
    database.raw
      .prepare("UPDATE Property SET isDemonstration = FALSE WHERE id = ?")
      .run(home.propertyId);
    const jeton = listingConfirmationToken(home.propertyId, NOW);
    expect(await findListingConfirmation(jeton, NOW)).toMatchObject({
      state: "active",
      agreedVisits: 1,
    });
    await answerConfirmation({ jeton, answer }, LATER);
    expect(await statusOf(agreed)).toBe(status);
    expect(await statusOf(requested)).toBe("cancelled: listing_paused");
  },
);

test("a listing that nobody confirmed keeps its agreed visits when it pauses, and tells who comes", async () => {
  const soon = at(20 * 24);
  const { propertyId, looper, buyer } = home;
  const slotId = await createSlot(database, { propertyId, hostId: looper.userId, startsAt: soon });
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, buyer, NOW);
  await confirmVisit({ visitId: id, meetingUrl: null }, looper, NOW);
  const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  await askForConfirmation(day(7));
  await pauseUnconfirmed(day(14));
  const { status } = await database.writer.$transaction((tx) =>
    tx.property.findUniqueOrThrow({ where: { id: propertyId } }),
  );
  expect(status).toBe("paused");
  expect(await statusOf(id)).toBe("scheduled");
  expect(newsOf(buyer, id)).toEqual(["visit.held"]);
});

test.each(["paused", "withdrawn", "under offer"] as const)(
  "the home's buyer keeps their own visit where the listing is %s",
  async (state) => {
    const { propertyId, buyer, seller } = home;
    await database.writer.$transaction(async (tx) => {
      const offerId = newId();
      await tx.offer.create({
        data: {
          id: offerId,
          propertyId,
          buyerId: buyer.userId,
          authorId: buyer.userId,
          home: namedHome(),
          buyerName: "Thomas Martin",
          buyerEmail: buyer.email,
          buyerPhone: "",
          amountCents: 300_000_00,
          financingType: "cash",
          financingApproved: true,
          status: "accepted",
          ...offerEnd("2026-12-31", "35238"),
          createdAt: NOW,
          decidedAt: NOW,
        },
      });
      await tx.sale.create({
        data: {
          id: newId(),
          propertyId,
          offerId,
          buyerId: buyer.userId,
          sellerId: seller.userId,
          priceCents: 300_000_00,
          openedAt: NOW,
          teamDueAt: NOW,
          terms: {},
        },
      });
    });
    if (state === "paused") await pause("cancel");
    else {
      const reason = state === "withdrawn" ? "listing_withdrawn" : "listing_under_offer";
      await database.writer.$transaction((tx) => endVisitsOf(tx, propertyId, reason, LATER));
    }
    expect(await statusOf(agreed)).toBe("scheduled");
    expect(await statusOf(requested)).toMatch(/^cancelled: /);
  },
);

test("a visit still says what it was for once its listing is withdrawn", async () => {
  await withdrawListing({ propertyId: home.propertyId, reason: "other" }, home.seller, LATER);
  const visit = await findVisit(home.buyer, agreed, LATER);
  expect(visit).toMatchObject({ state: "cancelled", property: { title: "Appartement Thabor" } });
  expect(visit.property.isPublic).toBe(false);
});
