import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listSellerDues } from "../dues/queries/list-seller-dues.ts";
import { HOUR_MS, MINUTE_MS, msAfter, msBefore } from "../kernel/time.ts";
import { listOpenSlots } from "../listings/slots/queries/list-open-slots.ts";
import { withdrawMandate } from "../mandate-signing/commands/withdraw-mandate.ts";
import { findMandateOf } from "../mandate-signing/queries/find-mandate-of-home.ts";
import { onlineGap } from "../mandates/commands/online-gap.ts";
import { notificationText } from "../notifications/copy.ts";
import { parseEvent } from "../notifications/events.ts";
import { acceptOffer } from "../offers/commands/accept-offer.ts";
import { makeOffer } from "../offers/commands/make-offer.ts";
import { findOfferForm } from "../offers/queries/find-offer-form.ts";
import { listOffers } from "../offers/queries/list-offers.ts";
import type { Actor } from "../policy/actor.ts";
import { recordStep } from "../sales/commands/record-sale-step.ts";
import { withdrawFromSale } from "../sales/commands/withdraw-from-sale.ts";
import { findSale } from "../sales/queries/find-sale.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, mandateNames } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { writeMandate } from "../testing/mandates.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { type VisitedHome, visitedHome } from "../testing/visits.ts";
import { visitCalendar } from "../visits/calendar/queries/visit-calendar.ts";
import { bookVisit } from "../visits/commands/book-visit.ts";
import { confirmVisit } from "../visits/commands/confirm-visit.ts";
import { proposeTimeOfDay } from "../visits/commands/propose-time.ts";
import { remindOfVisits } from "../visits/commands/remind-of-visits.ts";
import { visitJson } from "../visits/json-views.ts";
import { findDayPlan } from "../visits/queries/find-day-plan.ts";
import { findVisit } from "../visits/queries/find-visit.ts";
import { listWeek } from "../visits/queries/list-week.ts";
import { saveSchedule } from "../visits/schedule/commands/save-schedule.ts";
import { SCHEDULE_DEFAULTS } from "../visits/schedule/rules.ts";
import { listPendingActions } from "./actions/queries/list-pending-actions.ts";
import { nextVisits } from "./queries/next-visits.ts";
import { openOffers } from "./queries/open-offers.ts";
import { buyingFacts } from "./standing/queries/buying-facts.ts";
import { sellingFacts } from "./standing/queries/selling-facts.ts";

/** A home overseas from all sides: its own place decides each time. */
const PLACES = [
  {
    communeCode: "97411",
    name: "Saint-Denis",
    clock: "heure de La Réunion",
    /** The midnight that ends 27 November there. */
    midnight: "2026-11-27T20:00:00Z",
    /** Half past eight of 27 and 28 November, by which slots of a morning begin. */
    evening: "2026-11-27T16:30:00Z",
    vatBps: 850,
  },
  {
    communeCode: "97302",
    name: "Cayenne",
    clock: "heure de Guyane",
    midnight: "2026-11-28T03:00:00Z",
    evening: "2026-11-27T23:30:00Z",
    vatBps: 0,
  },
] as const;

const NOW = new Date("2026-11-20T15:00:00Z");
const BOOKING = { type: "physical", notes: null, asBuyer: false } as const;

const database = adoptedDatabase();

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    for (const { communeCode: code, name } of PLACES) {
      await tx.commune.create({ data: communeRow({ code, name, slug: code }) });
    }
  });
});

/** All that somebody was notified of, as it is read. */
async function newsOf({ userId }: Actor): Promise<string> {
  const rows = await database.writer.$transaction((tx) =>
    tx.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  );
  return rows
    .map(({ event, data }) => notificationText(parseEvent(event, data)))
    .flatMap(({ title, lines }) => [title, ...lines])
    .join("\n");
}

describe.each(PLACES)("a home in $name", (place) => {
  const { communeCode, clock, vatBps } = place;
  const midnight = new Date(place.midnight);
  const evening = new Date(place.evening);
  const inTime = msBefore(midnight, 30 * MINUTE_MS);
  const tooLate = msAfter(midnight, MINUTE_MS);
  let home: VisitedHome;

  beforeEach(async () => {
    home = await visitedHome(database, { communeCode });
  });

  test("takes an offer until its own midnight, and every list agrees", async () => {
    const { propertyId, buyer, rival, seller } = home;
    const offer = (actor: typeof buyer) =>
      makeOffer(
        {
          listingId: propertyId,
          amount: 240_000,
          financingType: "cash",
          financingApproved: true,
          expiryDate: "2026-11-27",
          message: null,
          conditions: null,
          shareFile: false,
          asBuyer: false,
        },
        actor,
        NOW,
      );
    const { offerId } = await offer(buyer);
    await offer(rival);
    const pending = async (now: Date) => {
      const { counts } = await listOffers(seller, "seller", {}, now);
      const actions = await listPendingActions(seller, now);
      return {
        list: counts.pending,
        state: (await listOffers(buyer, "buyer", {}, now)).offers[0]?.state,
        dashboard: (await openOffers("seller", seller.userId, now)).length,
        facts: (await sellingFacts(seller.userId, now)).offersOpen,
        bought: (await buyingFacts(buyer.userId, now)).offersOpen,
        toDo: actions.items.filter(({ kind }) => kind === "offer").length,
        form: (await findOfferForm(propertyId, buyer, now)).standing.kind,
      };
    };
    const open = { list: 2, state: "pending", dashboard: 2, facts: 2, bought: 1, toDo: 2 };
    expect(await pending(inTime)).toEqual({ ...open, form: "pending" });
    const over = { list: 0, state: "expired", dashboard: 0, facts: 0, bought: 0, toDo: 0 };
    expect(await pending(tooLate)).toEqual({ ...over, form: "possible" });
    expect(await codeOf(acceptOffer({ offerId }, seller, tooLate))).toBe("offer.expired");
    await acceptOffer({ offerId }, seller, inTime);
    expect(await newsOf(seller)).toContain(`27 novembre 2026 inclus (${clock})`);
  });

  test("counts the days of an offer by its own calendar", async () => {
    const { propertyId, buyer } = home;
    const min = async (now: Date) =>
      (await findOfferForm(propertyId, buyer, now)).bounds.expiry.min;
    expect([await min(inTime), await min(tooLate)]).toEqual(["2026-11-28", "2026-11-29"]);
  });

  test("opens its slots by its own clocks, and has a cap for its own days", async () => {
    const { propertyId, looper, buyer, rival } = home;
    // Fridays and Saturdays, from 20:30 to midnight, and from midnight on.
    const rules = [5, 6].flatMap((weekday) => [
      { weekday, startMinute: 0, endMinute: 30 },
      { weekday, startMinute: 1_230, endMinute: 1_260 },
    ]);
    const terms = { ...SCHEDULE_DEFAULTS, dailyCap: 1, noticeHours: 2, weeksAhead: 2 };
    await saveSchedule({ propertyId, ...terms, rules, exceptions: [] }, looper, NOW);
    const slots = await listOpenSlots(propertyId, NOW);
    const at = (startsAt: Date) =>
      slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())?.id ?? "none";
    expect(at(evening)).not.toBe("none");
    expect(at(midnight)).not.toBe("none");
    const { id } = await bookVisit({ slotId: at(evening), ...BOOKING }, buyer, NOW);
    // The Friday is full, from its first minute to its last; the Saturday begins at midnight there.
    const dayBegins = msBefore(midnight, 24 * HOUR_MS);
    const left = (await listOpenSlots(propertyId, NOW)).map(({ startsAt }) => startsAt.getTime());
    expect(left).not.toContain(dayBegins.getTime());
    expect(left).toContain(midnight.getTime());
    const full = bookVisit({ slotId: at(dayBegins), ...BOOKING }, rival, NOW);
    expect(await codeOf(full)).toBe("visit.day-full");
    await bookVisit({ slotId: at(midnight), ...BOOKING }, rival, NOW);

    const visit = await findVisit(buyer, id, NOW);
    expect(visit.property.clock.name).toBe(clock);
    expect(visitJson(visit, "https://loopimmo.example")).toMatchObject({
      date: "2026-11-27",
      startTime: "20:30",
      endTime: "21:00",
      startsAt: evening.toISOString(),
    });
    const plan = async (day: string) => (await findDayPlan(buyer, day, "buyer", NOW)).stops.length;
    expect([await plan("2026-11-27"), await plan("2026-11-28")]).toEqual([1, 0]);
    const { days } = await listWeek(looper, "2026-11-27", NOW);
    const busy = days.filter(({ visits }) => visits.length > 0).map(({ day }) => day);
    expect(busy).toEqual(["2026-11-27", "2026-11-28"]);
    const [next] = await nextVisits("buyer", buyer.userId, NOW);
    expect(next?.clock.name).toBe(clock);
  });

  test("says whose hour it is in mails, calendars and reminders, which come by its own day", async () => {
    const { propertyId, looper, buyer } = home;
    const rules = [{ weekday: 5, startMinute: 1_230, endMinute: 1_260 }];
    const terms = { ...SCHEDULE_DEFAULTS, weeksAhead: 1 };
    await saveSchedule({ propertyId, ...terms, rules, exceptions: [] }, looper, NOW);
    const slot = (await listOpenSlots(propertyId, NOW)).at(-1);
    const { id } = await bookVisit({ slotId: slot?.id ?? "", ...BOOKING }, buyer, NOW);
    await confirmVisit({ visitId: id, meetingUrl: null }, looper, NOW);
    const when = `vendredi 27 novembre à 20\u00a0h\u00a030 (${clock})`;
    expect(await newsOf(looper)).toContain(`Visite demandée\u00a0: ${when}`);
    expect(await newsOf(buyer)).toContain(`Visite confirmée\u00a0: ${when}`);
    const calendar = (await visitCalendar(buyer, id, NOW)).replaceAll("\r\n ", "");
    expect(calendar).toContain(`Sur place\u00a0: ${when}.`);
    expect(calendar).toContain(`DTSTART:${place.evening.replaceAll(/[-:]/g, "")}`);
    // A day before it is evening there, and nobody sleeps; what the hour is in Paris says nothing.
    expect(await remindOfVisits(msBefore(evening, 24 * HOUR_MS))).toBe(1);
    expect(await newsOf(buyer)).toContain(`Rappel\u00a0: visite ${when}`);
    await remindOfVisits(msBefore(evening, HOUR_MS));
    expect(await newsOf(buyer)).toContain(
      `C’est bientôt\u00a0: visite à 20\u00a0h\u00a030 (${clock})`,
    );
    await proposeTimeOfDay({ visitId: id, day: "2026-11-28", time: "00:00" }, looper, NOW);
    expect((await findVisit(buyer, id, NOW)).proposal?.startsAt).toEqual(midnight);
  });

  test("has a time to withdraw from a sale that its own calendar ends, and its own VAT", async () => {
    const { seller, looper, buyer, rival } = home;
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    const between = {
      sellerId: seller.userId,
      ambassadorId: looper.userId,
      buyerId: buyer.userId,
      rivalId: rival.userId,
      communeCode,
    };
    const { saleId } = await database.writer.$transaction((tx) =>
      writeOpenSale(tx, between, "cash", new Date("2026-11-10T15:00:00Z")),
    );
    const record = (step: "sign-compromis" | "notify-compromis", day: string) =>
      recordStep({ saleId, step, day, loanDueOn: undefined }, manager, NOW);
    await record("sign-compromis", "2026-11-16");
    await record("notify-compromis", "2026-11-17");
    const standing = async (now: Date) => {
      const { days, actions } = await findSale(saleId, buyer, now);
      return [days.withdrawalEndsOn, days.withdrawalEndsAt, actions.includes("withdraw")];
    };
    expect(await standing(inTime)).toEqual(["2026-11-27", midnight, true]);
    expect(await standing(midnight)).toEqual(["2026-11-27", midnight, false]);
    expect(await codeOf(withdrawFromSale({ saleId }, buyer, midnight))).toBe("sale.too-late");
    const { dues } = await listSellerDues(seller);
    expect(dues.find(({ feeCents }) => feeCents === 6_000_00)).toMatchObject({
      vatBps,
      excludingVatCents: vatBps === 0 ? 6_000_00 : 5_529_95,
    });
    await withdrawFromSale({ saleId }, buyer, inTime);
  });

  test("has fourteen days to withdraw from its mandate, and is online after its own midnight", async () => {
    const { propertyId, seller } = home;
    const property = { id: propertyId, isDemonstration: false };
    const { withdrawalEndsOn, withdrawalEndsAt } = await database.writer.$transaction((tx) =>
      writeMandate(tx, propertyId, {
        // An hour after the midnight of 13 November there.
        signedAt: msAfter(msBefore(midnight, 15 * 24 * HOUR_MS), HOUR_MS),
        ...mandateNames({ communeCode }),
        homeCity: place.name,
        sellerName: "Claire Martin",
      }),
    );
    expect([withdrawalEndsOn, withdrawalEndsAt]).toEqual(["2026-11-27", midnight]);
    const gap = (now: Date) => database.writer.$transaction((tx) => onlineGap(tx, property, now));
    const mayWithdraw = async (now: Date) =>
      (await findMandateOf(propertyId, seller, now)).canWithdraw;
    expect([await gap(inTime), await mayWithdraw(inTime)]).toEqual(["period", true]);
    expect(await mayWithdraw(midnight)).toBe(false);
    expect(await gap(midnight)).not.toBe("period");
    const late = withdrawMandate({ propertyId }, seller, midnight);
    expect(await codeOf(late)).toBe("mandate.withdrawal-over");
    await withdrawMandate({ propertyId }, seller, inTime);
  });
});

test("a reader elsewhere reads that a time is that of Paris", async () => {
  const { propertyId, looper, buyer } = await visitedHome(database);
  await database.writer.$transaction((tx) =>
    tx.user.update({ where: { id: buyer.userId }, data: { postalCode: "97400" } }),
  );
  const rules = [{ weekday: 5, startMinute: 600, endMinute: 630 }];
  const terms = { ...SCHEDULE_DEFAULTS, weeksAhead: 1 };
  await saveSchedule({ propertyId, ...terms, rules, exceptions: [] }, looper, NOW);
  const slot = (await listOpenSlots(propertyId, NOW)).at(-1);
  const { id } = await bookVisit({ slotId: slot?.id ?? "", ...BOOKING }, buyer, NOW);
  const clockOf = async (actor: typeof buyer) =>
    (await findVisit(actor, id, NOW)).property.clock.name;
  expect([await clockOf(buyer), await clockOf(looper)]).toEqual(["heure de Paris", null]);
});
