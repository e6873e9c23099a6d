import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { HOUR_MS, MINUTE_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { acceptedOfferRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../testing/visits.ts";
import { acceptTime } from "./commands/accept-time.ts";
import { bookVisit } from "./commands/book-visit.ts";
import { cancelVisit } from "./commands/cancel-visit.ts";
import { completeVisit } from "./commands/complete-visit.ts";
import { confirmVisit } from "./commands/confirm-visit.ts";
import { declineTime } from "./commands/decline-time.ts";
import { giveFeedback } from "./commands/give-feedback.ts";
import { proposeTime, proposeTimeOfDay } from "./commands/propose-time.ts";
import { reportNoShow } from "./commands/report-no-show.ts";
import { requestFeedback } from "./commands/request-feedback.ts";
import { rescheduleVisit } from "./commands/reschedule-visit.ts";
import { setVisitLink } from "./commands/set-visit-link.ts";
import { findVisit } from "./queries/find-visit.ts";
import { listVisits } from "./queries/list-visits.ts";
import {
  mayDo,
  VISIT_ACTIONS,
  VISIT_STATUSES,
  type VisitAction,
  type VisitStatus,
} from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const START = at(30);

const database = adoptedDatabase();
let home: VisitedHome;
let slotId: string;

const slotAt = (startsAt: Date, minutes = 30, overrides: Partial<VisitedHome> = {}) => {
  const { propertyId, looper } = { ...home, ...overrides };
  return createSlot(database, { propertyId, hostId: looper.userId, startsAt, minutes });
};

beforeEach(async () => {
  home = await visitedHome(database);
  slotId = await slotAt(START);
});

const book = (actor: Actor, slot = slotId, type: "physical" | "virtual" = "physical", now = NOW) =>
  bookVisit({ slotId: slot, type, notes: null, asBuyer: false }, actor, now);
const booked = async (...args: Parameters<typeof book>) => (await book(...args)).id;

const row = (id: string) =>
  database.writer.$transaction((tx) => tx.visit.findUniqueOrThrow({ where: { id } }));
const holds = (visitId: string) =>
  database.writer.$transaction((tx) => tx.visitHold.count({ where: { visitId } }));
/** What somebody was notified of, in order. */
const news = async ({ userId }: Actor) =>
  (
    await database.writer.$transaction((tx) =>
      tx.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
    )
  ).map(({ event }) => event);
const schedule = (overrides: Record<string, unknown> = {}) =>
  database.writer.$transaction((tx) =>
    tx.visitSchedule.create({
      data: {
        id: newId(),
        propertyId: home.propertyId,
        hostId: home.looper.userId,
        createdAt: NOW,
        ...overrides,
      },
    }),
  );

describe("booking", () => {
  test("takes the slot, and tells who receives", async () => {
    const id = await booked(home.buyer);
    expect(await row(id)).toMatchObject({
      status: "pending",
      hostId: home.looper.userId,
      visitorName: "Thomas Martin",
      visitorEmail: home.buyer.email,
      visitorPhone: "06 12 34 56 78",
      checkInCode: expect.stringMatching(/^\d{6}$/),
      startsAt: START,
    });
    expect(await holds(id)).toBe(6);
    expect((await news(home.looper)).toSorted()).toEqual(["lead.offered", "visit.requested"]);
    const { events, actions, checkInCode, place } = await findVisit(home.buyer, id, NOW);
    expect(events).toMatchObject([{ kind: "requested", by: "visitor" }]);
    expect(actions).toEqual(["propose", "reschedule", "cancel"]);
    expect([checkInCode, place.isExact]).toEqual([null, false]);
  });

  test("is a lead of the home's looper, the first time", async () => {
    const leads = () =>
      database.raw.prepare("SELECT * FROM Lead WHERE propertyId = ?").all(home.propertyId);
    await book(home.buyer);
    await book(home.buyer, await slotAt(at(50)));
    expect(leads()).toMatchObject([
      {
        ambassadorId: home.looper.userId,
        contactId: home.buyer.userId,
        contactName: "Thomas Martin",
        contactEmail: home.buyer.email,
        contactPhone: "06 12 34 56 78",
        status: "offered",
      },
    ]);
    // Also where the seller receives; not without a looper.
    const { seller: host } = home;
    await book(home.rival, await slotAt(at(60), 30, { looper: host }));
    expect(leads()).toHaveLength(2);
    const alone = await visitedHome(database, { ambassadorId: null });
    await book(home.rival, await slotAt(at(70), 30, { ...alone, looper: alone.seller }));
    expect(
      database.raw.prepare("SELECT 1 FROM Lead WHERE propertyId = ?").all(alone.propertyId),
    ).toEqual([]);
  });

  test("is refused to a second one, also of another length", async () => {
    await book(home.buyer);
    expect(await codeOf(book(home.rival))).toBe("visit.slot-taken");
    const overlapping = await slotAt(new Date(START.getTime() + 15 * MINUTE_MS), 60);
    expect(await codeOf(book(home.rival, overlapping))).toBe("visit.slot-taken");
    const after = await slotAt(new Date(START.getTime() + 30 * MINUTE_MS));
    await book(home.rival, after);
  });

  test("is refused to a buyer who visits elsewhere then, and to a host who receives elsewhere", async () => {
    await book(home.buyer);
    const other = await visitedHome(database);
    const elsewhere = await slotAt(START, 30, other);
    expect(await codeOf(book(home.buyer, elsewhere))).toBe("visit.buyer-busy");
    await database.writer.$transaction((tx) =>
      tx.property.update({
        where: { id: other.propertyId },
        data: { ambassadorId: home.looper.userId },
      }),
    );
    const sameHost = await slotAt(new Date(START.getTime() + 15 * MINUTE_MS), 30, {
      ...other,
      looper: home.looper,
    });
    expect(await codeOf(book(home.rival, sameHost))).toBe("visit.slot-taken");
  });

  test("respects the schedule: notice, buffer, day and type", async () => {
    await schedule({ noticeHours: 24, bufferMinutes: 30, dailyCap: 2, physical: true });
    const soon = await slotAt(at(23.75));
    expect(await codeOf(book(home.buyer, soon))).toBe("visit.slot-past");
    expect(await codeOf(book(home.buyer, slotId, "virtual"))).toBe("visit.type-not-offered");
    await book(home.buyer);
    const inBuffer = await slotAt(new Date(START.getTime() + 45 * MINUTE_MS));
    expect(await codeOf(book(home.rival, inBuffer))).toBe("visit.slot-taken");
    await book(home.rival, await slotAt(new Date(START.getTime() + 60 * MINUTE_MS)));
    const third = await createPerson(database, [["buyer", "active"]]);
    const late = await slotAt(new Date(START.getTime() + 180 * MINUTE_MS));
    expect(await codeOf(book(third, late))).toBe("visit.day-full");
  });

  test.each([
    ["begun", () => ({ now: START }), "visit.slot-past"],
    ["of one's own home", () => ({ actor: home.seller }), "request.forbidden"],
    ["by a looper", () => ({ actor: home.looper }), "request.forbidden"],
    ["unknown", () => ({ slot: newId() }), "visit.slot-not-found"],
    ["no id", () => ({ slot: "../../etc" }), "visit.slot-not-found"],
  ] as const)("a slot that is %s is refused", async (_name, given, code) => {
    const {
      actor = home.buyer,
      slot = slotId,
      now = NOW,
    } = given() as {
      actor?: Actor;
      slot?: string;
      now?: Date;
    };
    expect(await codeOf(book(actor, slot, "physical", now))).toBe(code);
  });

  test("is refused to the seller and the looper in a buyer's role", async () => {
    for (const person of [home.seller, home.looper]) {
      const asBuyer = { ...person, roles: [{ role: "buyer", status: "active" }] } as Actor;
      expect(await codeOf(book(asBuyer))).toBe("visit.own-home");
    }
  });

  test.each(["under_offer", "paused", "withdrawn"] as const)(
    "is refused for a listing that is %s",
    async (status) => {
      const { propertyId: id, rival } = home;
      await database.writer.$transaction(async (tx) => {
        await tx.offer.create({ data: acceptedOfferRow(id, rival.userId) });
        const withdrawnAt = status === "withdrawn" ? NOW : null;
        await tx.property.update({ where: { id }, data: { status, withdrawnAt } });
      });
      expect(await codeOf(book(home.buyer))).toBe("visit.listing-closed");
    },
  );

  test("is refused where the slot was closed", async () => {
    database.raw
      .prepare("UPDATE VisitSlot SET closedAt = ? WHERE id = ?")
      .run(NOW.toISOString(), slotId);
    expect(await codeOf(book(home.buyer))).toBe("visit.slot-taken");
  });

  test("is refused where its host is in force no more, saying that the seller takes over", async () => {
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: home.looper.userId },
        data: { status: "suspended" },
      }),
    );
    expect(await codeOf(book(home.buyer))).toBe("visit.host-lapsed");
  });

  test("makes a buyer of who asks for it, and of nobody else", async () => {
    const seller = await createPerson(database, [["seller", "active"]]);
    expect(await codeOf(book(seller))).toBe("request.forbidden");
    const input = { slotId, type: "physical", notes: "Bonjour", asBuyer: true } as const;
    const { id } = await bookVisit(input, seller, NOW);
    expect(await row(id)).toMatchObject({ buyerId: seller.userId, notes: "Bonjour" });
  });

  test("is limited to three visits to come of one listing", async () => {
    for (const hours of [40, 50, 60]) await book(home.buyer, await slotAt(at(hours)));
    expect(await codeOf(book(home.buyer))).toBe("visit.too-many");
  });

  test("of two hundred buyers released together is one's", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 200 }, () => createPerson(database, [["buyer", "active"]])),
    );
    const codes = await Promise.all(
      buyers.map(async (buyer) => {
        try {
          await book(buyer);
          return "booked";
        } catch (error) {
          return (error as { code: string }).code;
        }
      }),
    );
    const count = (code: string) => codes.filter((each) => each === code).length;
    expect([count("booked"), count("visit.slot-taken")]).toEqual([1, 199]);
    const active = await database.writer.$transaction((tx) =>
      tx.visit.count({ where: { slotId, status: { in: ["pending", "scheduled"] } } }),
    );
    expect(active).toBe(1);
  });
});

describe("a looper's number", () => {
  const hostPhone = async (visitId: string) =>
    (await findVisit(home.buyer, visitId, NOW)).host?.phone;
  const work = (workPhone: string | null) =>
    database.writer.$transaction((tx) =>
      tx.ambassadorProfile.upsert({
        where: { userId: home.looper.userId },
        create: { userId: home.looper.userId, workPhone },
        update: { workPhone },
      }),
    );

  test("is the professional one from the start, the private one once it is agreed", async () => {
    const id = await booked(home.buyer);
    expect(await hostPhone(id)).toBeNull();
    await work("02 61 91 00 00");
    expect(await hostPhone(id)).toBe("02 61 91 00 00");
    await confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW);
    expect(await hostPhone(id)).toBe("02 61 91 00 00");
    await work(null);
    expect(await hostPhone(id)).toBe("06 12 34 56 78");
  });
});

/** A visit in a state, with the people who may act on it. */
async function visitIn(status: VisitStatus): Promise<string> {
  const id = await booked(home.buyer);
  if (status === "scheduled" || status === "completed")
    await confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW);
  if (status === "completed") {
    const { checkInCode } = await row(id);
    await completeVisit({ visitId: id, code: checkInCode }, home.looper, START);
  }
  if (status === "cancelled")
    await cancelVisit({ visitId: id, reason: "no_longer_interested" }, home.buyer, NOW);
  return id;
}

describe("every action, by whom and where", () => {
  let moves = 0;
  const act = async (action: VisitAction, visitId: string, actor: Actor, now: Date) => {
    const { checkInCode, buyerId } = await row(visitId);
    const reason = actor.userId === buyerId ? "visitor_unavailable" : "host_unavailable";
    const link = "https://meet.example.org/1";
    const commands: Record<VisitAction, () => Promise<void>> = {
      confirm: () => confirmVisit({ visitId, meetingUrl: null }, actor, now),
      accept: () => acceptTime({ visitId }, actor, now),
      decline: () => declineTime({ visitId }, actor, now),
      propose: () => proposeTime({ visitId, startsAt: at(60) }, actor, now),
      reschedule: async () =>
        rescheduleVisit({ visitId, slotId: await slotAt(at(80 + moves++)) }, actor, now),
      "set-link": () => setVisitLink({ visitId, meetingUrl: link }, actor, now),
      complete: () => completeVisit({ visitId, code: checkInCode }, actor, now),
      "no-show": () => reportNoShow({ visitId }, actor, now),
      cancel: () => cancelVisit({ visitId, reason }, actor, now),
      "request-feedback": () => requestFeedback({ visitId }, actor, now),
      feedback: () => giveFeedback({ visitId, rating: 5, comment: null }, actor, now),
    };
    return commands[action]();
  };

  const PEOPLE = ["visitor", "host", "seller", "stranger"] as const;
  const CASES = PEOPLE.flatMap((person) =>
    (["before", "after"] as const).map((when) => ({ person, when })),
  );
  const actorOf = (person: (typeof PEOPLE)[number]) =>
    ({ visitor: home.buyer, host: home.looper, seller: home.seller, stranger: home.rival })[person];
  const timeOf = (when: "before" | "after") =>
    when === "before" ? at(1) : new Date(START.getTime() + HOUR_MS);

  test.each(
    VISIT_ACTIONS.flatMap((action) => VISIT_STATUSES.map((status) => [action, status] as const)),
  )("%s a visit that is %s", async (action, status) => {
    const visitId = await visitIn(status);
    const before = await row(visitId);
    const allowed = [];
    for (const { person, when } of CASES) {
      const side = person === "visitor" || person === "host" ? person : null;
      if (mayDo(action, { ...before, proposedBy: null, isDenied: false }, side, timeOf(when))) {
        allowed.push({ person, when });
        continue;
      }
      const code = await codeOf(act(action, visitId, actorOf(person), timeOf(when)));
      const refusal =
        person === "stranger"
          ? "visit.not-found"
          : expect.stringMatching(/^(request.forbidden|visit.(changed|lapsed))$/);
      expect([when, person, code]).toEqual([when, person, refusal]);
      expect(await row(visitId)).toEqual(before);
    }
    for (const { person, when } of allowed) {
      home = await visitedHome(database);
      slotId = await slotAt(START);
      const code = await codeOf(act(action, await visitIn(status), actorOf(person), timeOf(when)));
      expect([when, person, code]).toEqual([when, person, null]);
    }
  });

  test.each(
    (["pending", "scheduled"] as const).flatMap((status) =>
      (["visitor", "host"] as const).flatMap((by) =>
        (["accept", "decline"] as const).map((action) => [action, by, status] as const),
      ),
    ),
  )("%s a time that the %s proposed of a visit that is %s", async (action, by, status) => {
    const visitId = await visitIn(status);
    const proposer = actorOf(by);
    await act("propose", visitId, proposer, at(1));
    const before = await row(visitId);
    for (const [person, when, refusal] of [
      [by, "before", "visit.changed"],
      [by, "after", status === "pending" ? "visit.lapsed" : "visit.changed"],
      ["seller", "before", "request.forbidden"],
      ["stranger", "before", "visit.not-found"],
    ] as const) {
      const code = await codeOf(act(action, visitId, actorOf(person), timeOf(when)));
      expect([person, when, code]).toEqual([person, when, refusal]);
      expect(await row(visitId)).toEqual(before);
    }
    const other = actorOf(by === "visitor" ? "host" : "visitor");
    await act(action, visitId, other, at(1));
    expect(await row(visitId)).toMatchObject({
      status: action === "accept" ? "scheduled" : status,
      startsAt: action === "accept" ? at(60) : START,
      proposedById: null,
    });
    // Twice is once.
    expect(await codeOf(act(action, visitId, other, at(1)))).toBe("visit.changed");
  });
});

describe("a visit's course", () => {
  test("confirmed: both know the other's telephone, the visitor where and the code", async () => {
    const id = await visitIn("scheduled");
    expect(await news(home.buyer)).toEqual(["visit.confirmed"]);
    expect(await findVisit(home.buyer, id, NOW)).toMatchObject({
      status: "scheduled",
      place: { address: "12 rue de la Monnaie", isExact: true },
      checkInCode: expect.stringMatching(/^\d{6}$/),
      host: { firstName: "Nadia", phone: "06 12 34 56 78" },
    });
    expect(await findVisit(home.looper, id, NOW)).toMatchObject({
      side: "host",
      checkInCode: null,
      visitor: { name: "Thomas Martin", email: home.buyer.email, phone: "06 12 34 56 78" },
    });
    expect(await findVisit(home.seller, id, NOW)).toMatchObject({ side: null, actions: [] });
    expect(await codeOf(findVisit(home.rival, id, NOW))).toBe("visit.not-found");
  });

  test("moved by a proposal that is accepted, with what it takes", async () => {
    const id = await visitIn("scheduled");
    const { icsSequence } = await row(id);
    await proposeTime({ visitId: id, startsAt: at(50) }, home.looper, NOW);
    expect(await codeOf(acceptTime({ visitId: id }, home.looper, NOW))).toBe("visit.changed");
    await acceptTime({ visitId: id }, home.buyer, NOW);
    expect(await row(id)).toMatchObject({
      status: "scheduled",
      startsAt: at(50),
      endsAt: at(50.5),
      slotId: null,
      proposedStartsAt: null,
      icsSequence: icsSequence + 1,
    });
    expect(await holds(id)).toBe(6);
    // The slot that it left is free again.
    await book(home.rival);
    expect(await codeOf(book(home.rival, await slotAt(at(50.25))))).toBe("visit.slot-taken");
  });

  test("proposed, declined: it stays", async () => {
    const id = await visitIn("pending");
    await proposeTimeOfDay({ visitId: id, day: "2026-11-26", time: "18:00" }, home.buyer, NOW);
    expect((await row(id)).proposedStartsAt).toEqual(new Date("2026-11-26T17:00:00Z"));
    await declineTime({ visitId: id }, home.looper, NOW);
    expect(await row(id)).toMatchObject({ status: "pending", proposedStartsAt: null });
    expect(await news(home.buyer)).toEqual(["visit.declined"]);
    await confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW);
  });

  test("proposed at a time that can't be", async () => {
    const id = await visitIn("pending");
    const propose = (startsAt: Date) =>
      codeOf(proposeTime({ visitId: id, startsAt }, home.buyer, NOW));
    expect(await propose(at(0.5))).toBe("request.invalid");
    expect(await propose(new Date(at(40).getTime() + MINUTE_MS))).toBe("request.invalid");
    expect(await propose(at(24 * 57))).toBe("request.invalid");
    await book(home.rival, await slotAt(at(40)));
    expect(await propose(at(40))).toBe("visit.slot-taken");
    const skipped = { visitId: id, day: "2027-03-28", time: "02:30" };
    expect(await codeOf(proposeTimeOfDay(skipped, home.buyer, NOW))).toBe("request.invalid");
  });

  test("moved by the visitor to another slot: it is to be confirmed anew", async () => {
    const id = await visitIn("scheduled");
    const other = await slotAt(at(55));
    await rescheduleVisit({ visitId: id, slotId: other }, home.buyer, NOW);
    expect(await row(id)).toMatchObject({ status: "pending", slotId: other, startsAt: at(55) });
    expect(await news(home.looper)).toEqual(
      expect.arrayContaining(["visit.requested", "visit.moved"]),
    );
    await book(home.rival);
    const again = { visitId: id, slotId };
    expect(await codeOf(rescheduleVisit(again, home.buyer, NOW))).toBe("visit.slot-taken");
    expect(await row(id)).toMatchObject({ slotId: other });
    expect(await holds(id)).toBe(6);
  });

  test("cancelled: its time is free, and the calendar hears of it", async () => {
    const id = await visitIn("scheduled");
    const reason = "no_longer_interested";
    expect(await codeOf(cancelVisit({ visitId: id, reason }, home.looper, NOW))).toBe(
      "request.invalid",
    );
    await cancelVisit({ visitId: id, reason }, home.buyer, NOW);
    expect(await row(id)).toMatchObject({ status: "cancelled", cancelReason: reason });
    expect(await holds(id)).toBe(0);
    await book(home.rival);
    const notification = await database.writer.$transaction((tx) =>
      tx.notification.findFirstOrThrow({
        where: { userId: home.looper.userId, event: "visit.cancelled" },
      }),
    );
    expect(notification.data).toMatchObject({
      reason,
      calendar: { method: "CANCEL", content: expect.stringContaining("STATUS:CANCELLED") },
    });
  });

  test("by video: where it is, once the host said so", async () => {
    const id = await booked(home.buyer, slotId, "virtual");
    await confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW);
    expect((await findVisit(home.buyer, id, NOW)).meetingUrl).toBeNull();
    const meetingUrl = "https://meet.example.org/1";
    await setVisitLink({ visitId: id, meetingUrl }, home.looper, NOW);
    expect(await findVisit(home.buyer, id, NOW)).toMatchObject({
      meetingUrl,
      place: { isExact: false },
    });
  });
});

describe("the check-in code", () => {
  const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

  test("pays the looper once, by the rule of the day", async () => {
    const id = await visitIn("completed");
    const entries = await database.writer.$transaction((tx) =>
      tx.commissionEntry.findMany({ where: { visitId: id } }),
    );
    expect(entries).toMatchObject([
      {
        ambassadorId: home.looper.userId,
        event: "visit_organised",
        amountCents: 125_00,
        ruleVersion: "2026-11",
        occurredAt: START,
      },
    ]);
    expect(await holds(id)).toBe(0);
  });

  test("stays with a looper who parted from the home since, who sees the visit and is paid for it", async () => {
    const id = await booked(home.buyer);
    await confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW);
    const other = await booked(home.rival, await slotAt(at(50)));
    await database.writer.$transaction((tx) =>
      tx.property.update({ where: { id: home.propertyId }, data: { ambassadorId: null } }),
    );
    const { visits, counts } = await listVisits(home.looper, "ambassador", {}, NOW);
    expect(visits.map((visit) => visit.id)).toEqual([id, other]);
    expect(counts.all).toBe(2);
    await completeVisit({ visitId: id, code: (await row(id)).checkInCode }, home.looper, START);
    const paid = await database.writer.$transaction((tx) =>
      tx.commissionEntry.findMany({ where: { visitId: id } }),
    );
    expect(paid).toMatchObject([{ ambassadorId: home.looper.userId }]);
  });

  test("pays nobody where the seller receives", async () => {
    const { propertyId, seller } = home;
    const own = await createSlot(database, { propertyId, hostId: seller.userId, startsAt: at(40) });
    const id = await booked(home.buyer, own);
    await confirmVisit({ visitId: id, meetingUrl: null }, seller, NOW);
    await completeVisit({ visitId: id, code: (await row(id)).checkInCode }, seller, at(40));
    const paid = await database.writer.$transaction((tx) =>
      tx.commissionEntry.count({ where: { visitId: id } }),
    );
    expect(paid).toBe(0);
  });

  test("is blocked after five wrong ones, the right one too", async () => {
    const id = await visitIn("scheduled");
    const { checkInCode } = await row(id);
    const type = (code: string) => codeOf(completeVisit({ visitId: id, code }, home.looper, START));
    for (let count = 0; count < 5; count++) {
      expect(await type(wrong(checkInCode))).toBe("visit.code-wrong");
    }
    expect(await type(checkInCode)).toBe("visit.code-locked");
    expect(await row(id)).toMatchObject({ status: "scheduled", checkInFailures: 5 });
    expect((await findVisit(home.looper, id, START)).codeLocked).toBe(true);
  });
});

test("an opinion is given once, after the visit", async () => {
  const id = await visitIn("completed");
  await requestFeedback({ visitId: id }, home.looper, at(40));
  expect(await codeOf(requestFeedback({ visitId: id }, home.looper, at(40)))).toBe("visit.changed");
  await giveFeedback({ visitId: id, rating: 4, comment: "Lumineux." }, home.buyer, at(41));
  const again = giveFeedback({ visitId: id, rating: 1, comment: null }, home.buyer, at(42));
  expect(await codeOf(again)).toBe("visit.feedback-given");
  expect(await row(id)).toMatchObject({ feedbackRating: 4, feedbackComment: "Lumineux." });
  expect((await news(home.looper)).at(-1)).toBe("visit.feedback-given");
});

test("what both do at once is done by one of them", async () => {
  const id = await visitIn("pending");
  const codes = await Promise.all([
    codeOf(confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW)),
    codeOf(cancelVisit({ visitId: id, reason: "visitor_unavailable" }, home.buyer, NOW)),
    codeOf(confirmVisit({ visitId: id, meetingUrl: null }, home.looper, NOW)),
  ]);
  // A confirmed visit can still be cancelled; one that is cancelled can't be confirmed.
  const { status } = await row(id);
  expect(status).toBe("cancelled");
  expect(codes.filter((code) => code === "visit.changed").length).toBeGreaterThanOrEqual(1);
});
