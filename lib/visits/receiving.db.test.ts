import { beforeEach, describe, expect, test } from "vitest";
import { findListing } from "../listings/queries/find-listing.ts";
import { findWorkPhone } from "../listings/queries/find-work-phone.ts";
import { listCards } from "../listings/queries/list-cards.ts";
import { listHostSlots } from "../listings/slots/queries/list-host-slots.ts";
import { listOpenSlots } from "../listings/slots/queries/list-open-slots.ts";
import { writeAboutListing } from "../messages/commands/write-about-listing.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { writePapers } from "../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { acceptTime } from "./commands/accept-time.ts";
import { bookVisit } from "./commands/book-visit.ts";
import { confirmVisit } from "./commands/confirm-visit.ts";
import { proposeTime } from "./commands/propose-time.ts";
import { rescheduleVisit } from "./commands/reschedule-visit.ts";

/** No job runs here: what is right follows from the day alone. */
const database = adoptedDatabase();
const DAY = "2026-11-21";
/** The last evening of the looper's papers, and the night after it, in Paris. */
const EVENING = new Date("2026-11-21T22:59:00Z");
const MIDNIGHT = new Date("2026-11-21T23:00:00Z");
const MORNING = new Date("2026-11-21T08:00:00Z");
const AFTERNOON = new Date("2026-11-21T14:00:00Z");
const NEXT_DAY = new Date("2026-11-22T14:00:00Z");

let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database);
  await writePapers(database, home.looper, { attestationExpiresOn: DAY, workPhone: "0102030405" });
});

const slotAt = (startsAt: Date, hostId = home.looper.userId) =>
  createSlot(database, { propertyId: home.propertyId, hostId, startsAt });
const book = (slotId: string, now: Date, actor = home.buyer) =>
  bookVisit({ slotId, type: "physical", notes: null, asBuyer: false }, actor, now);
const idsOf = (slots: { id: string }[]) => slots.map(({ id }) => id);

describe("a looper whose papers end", () => {
  test("is offered and booked until the last day of them, and not for the day after", async () => {
    const today = await slotAt(AFTERNOON);
    const tomorrow = await slotAt(NEXT_DAY);
    expect(idsOf(await listOpenSlots(home.propertyId, MORNING))).toEqual([today]);
    expect(idsOf(await listHostSlots(home.looper.userId, MORNING))).toEqual([today]);
    expect(await codeOf(book(tomorrow, MORNING))).toBe("visit.host-lapsed");
    await expect(book(today, MORNING)).resolves.toHaveProperty("id");
  });

  test("has no slot and no card from midnight on, and the seller answers", async () => {
    const slot = await slotAt(NEXT_DAY);
    const own = await slotAt(new Date("2026-11-23T14:00:00Z"), home.seller.userId);
    const shown = async (now: Date) => ({
      cards: (await listCards([home.propertyId], now)).map(({ ambassador }) => ambassador !== null),
      page: (await findListing(home.propertyId, now))?.ambassador?.firstName ?? null,
      phone: await findWorkPhone(home.buyer, home.propertyId, now),
    });
    expect(await shown(EVENING)).toEqual({
      cards: [true],
      page: "Nadia",
      phone: "0102030405",
    });
    expect(await shown(MIDNIGHT)).toEqual({ cards: [false], page: null, phone: null });
    expect(idsOf(await listOpenSlots(home.propertyId, MIDNIGHT))).toEqual([own]);
    expect(await codeOf(book(slot, MIDNIGHT))).toBe("visit.host-lapsed");
    const { conversationId } = await database.writer.$transaction((tx) =>
      writeAboutListing(
        tx,
        {
          listingId: home.propertyId,
          author: { ...home.buyer, name: "Thomas Martin" },
          content: "Bonjour",
        },
        MIDNIGHT,
      ),
    );
    const ownerId = database.raw
      .prepare("SELECT ownerId FROM Conversation WHERE id = ?")
      .pluck()
      .get(conversationId);
    expect(ownerId).toBe(home.seller.userId);
    expect(
      database.raw
        .prepare("SELECT count(*) FROM Lead WHERE propertyId = ?")
        .pluck()
        .get(home.propertyId),
    ).toBe(0);
  });

  test("is not who a visit is moved, proposed, agreed or confirmed with on a later day", async () => {
    const today = await slotAt(AFTERNOON);
    const tomorrow = await slotAt(NEXT_DAY);
    const { id: visitId } = await book(today, MORNING);
    const moved = rescheduleVisit({ visitId, slotId: tomorrow }, home.buyer, MORNING);
    expect(await codeOf(moved)).toBe("visit.host-lapsed");
    const proposed = (actor = home.buyer) =>
      codeOf(proposeTime({ visitId, startsAt: NEXT_DAY }, actor, MORNING));
    expect(await proposed()).toBe("visit.host-lapsed");
    expect(await proposed(home.looper)).toBe("visit.papers-end");
    // Their papers were shortened after it was booked.
    await writePapers(database, home.looper, { attestationExpiresOn: "2026-11-20" });
    const confirmed = () =>
      codeOf(confirmVisit({ visitId, meetingUrl: null }, home.looper, MORNING));
    expect(await confirmed()).toBe("visit.papers-end");
    await writePapers(database, home.looper, { attestationExpiresOn: "2026-11-23" });
    expect(await proposed(home.looper)).toBeNull();
    await writePapers(database, home.looper, { attestationExpiresOn: DAY });
    expect(await codeOf(acceptTime({ visitId }, home.buyer, MORNING))).toBe("visit.host-lapsed");
  });

  test("leaves the seller free to receive", async () => {
    const own = await slotAt(NEXT_DAY, home.seller.userId);
    const { id: visitId } = await book(own, MIDNIGHT);
    await expect(
      confirmVisit({ visitId, meetingUrl: null }, home.seller, MIDNIGHT),
    ).resolves.toBeUndefined();
  });
});
