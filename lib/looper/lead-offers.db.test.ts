import { beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { msAfter } from "../kernel/time.ts";
import { adoptLeads } from "../leads/commands/adopt-leads.ts";
import { openLead } from "../leads/commands/open-lead.ts";
import { openSellersLead } from "../leads/commands/open-sellers-lead.ts";
import {
  recordMandateSigned,
  recordSaleEnded,
  recordVisitMade,
} from "../leads/commands/record-lead-fact.ts";
import { expireOffers, remindOfOffers } from "../leads/commands/watch-offers.ts";
import { listCandidates } from "../leads/queries/find-candidates.ts";
import { listSmartScores } from "../leads/queries/looper-records.ts";
import { sendReply } from "../messages/commands/send-reply.ts";
import { startConversation } from "../messages/commands/start-conversation.ts";
import type { Transaction } from "../platform/db/clients.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import type { Actor } from "../policy/actor.ts";
import { concludeSale } from "../sales/commands/conclude-sale.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { writeLooperZone } from "../testing/looper-stage.ts";
import { createPerson, PERSONAS, writePapers } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { acceptLead } from "./commands/accept-lead.ts";
import { declineLead } from "./commands/decline-lead.ts";
import { appointLead, closeLead, recordCall, writeNote } from "./commands/work-lead.ts";
import { listLeads } from "./queries/list-leads.ts";

const database = adoptedDatabase("test");
/** Six in the evening in Rennes: due at eleven the next day. */
const EVENING = new Date("2026-11-23T17:00:00Z");
const DUE = new Date("2026-11-24T10:00:00Z");
const RENNES = "35238";
const ADDRESS = "12 rue de Paris";

const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);

/** A looper of Rennes, so far from it. */
async function looperAt(firstName: string, distanceM: number, capacity = 8): Promise<Actor> {
  const looper = await createPerson(database, PERSONAS.ambassador, { firstName });
  await writePapers(database, looper);
  await writeLooperZone(database, looper, { distanceM, updatedAt: EVENING, capacity });
  return looper;
}

let near: Actor;
let middle: Actor;
let far: Actor;
let seller: Actor;
beforeEach(async () => {
  await write((tx) => tx.commune.create({ data: communeRow() }));
  far = await looperAt("Zoé", 9_000);
  near = await looperAt("Anne", 0);
  middle = await looperAt("Marc", 4_000);
  seller = await createPerson(database, PERSONAS.seller);
});

/** Somebody asks for help with selling a home, at an instant. @returns the lead's id */
async function request(now = EVENING, who: Actor | null = seller, address = ADDRESS) {
  const ids = () => database.raw.prepare("SELECT id FROM Lead").pluck().all() as string[];
  const before = ids();
  const candidates = await listCandidates(RENNES, who ? [who.userId] : [], now);
  const contact = {
    userId: who?.userId || null,
    ...{ name: "Julien Roche", email: who?.email ?? "julien@example.org", phone: "06 39 98 12 07" },
  };
  await write((tx) =>
    openSellersLead(
      tx,
      {
        source: "sell_page",
        home: { communeCode: RENNES, address, postalCode: "35000", estimateId: null },
        contact,
      },
      candidates,
      now,
    ),
  );
  return ids().find((id) => !before.includes(id)) ?? "";
}

const rowOf = (id: string) =>
  database.raw.prepare("SELECT ambassadorId, status FROM Lead WHERE id = ?").get(id);
const offersOf = (leadId: string) =>
  database.raw
    .prepare("SELECT looperId, outcome FROM LeadOffer WHERE leadId = ? ORDER BY offeredAt, id")
    .all(leadId) as { looperId: string; outcome: string | null }[];
const newsOf = (actor: Actor) =>
  (
    database.raw
      .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY createdAt, event")
      .pluck()
      .all(actor.userId) as string[]
  ).filter((event) => event.startsWith("lead."));
const runJobs = async (now: Date) => {
  await remindOfOffers(now);
  await expireOffers(now);
};
const sentenceOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (DomainError.is(error) ? (error.fields?.leadId ?? error.code) : error),
  );

describe("a seller's lead", () => {
  test("goes from who stays silent to who declines to who accepts, each notified once", async () => {
    const leadId = await request();
    expect(rowOf(leadId)).toEqual({ ambassadorId: near.userId, status: "offered" });
    // Three working hours are over at ten.
    await runJobs(msAfter(DUE, -3_600_001));
    expect(newsOf(near)).toEqual(["lead.offered"]);
    for (const _twice of [1, 2]) await runJobs(msAfter(DUE, -3_600_000));
    expect(newsOf(near)).toEqual(["lead.offered", "lead.expiring"]);
    await runJobs(DUE);
    expect(rowOf(leadId)).toEqual({ ambassadorId: near.userId, status: "offered" });
    // Two processes at once, and a second time.
    await Promise.all([1, 2, 3].map(() => expireOffers(msAfter(DUE, 1))));
    await runJobs(msAfter(DUE, 1));
    expect(rowOf(leadId)).toEqual({ ambassadorId: middle.userId, status: "offered" });
    await declineLead({ leadId }, middle, msAfter(DUE, 60_000));
    expect(rowOf(leadId)).toEqual({ ambassadorId: far.userId, status: "offered" });
    expect(newsOf(seller)).toEqual([]);
    await acceptLead({ leadId }, far, msAfter(DUE, 120_000));
    await runJobs(msAfter(DUE, 86_400_000));
    expect(rowOf(leadId)).toEqual({ ambassadorId: far.userId, status: "accepted" });
    expect(offersOf(leadId)).toEqual([
      { looperId: near.userId, outcome: "expired" },
      { looperId: middle.userId, outcome: "declined" },
      { looperId: far.userId, outcome: "accepted" },
    ]);
    expect([near, middle, far, seller].map(newsOf)).toEqual([
      ["lead.offered", "lead.expiring", "lead.missed"],
      ["lead.offered"],
      ["lead.offered"],
      ["lead.accepted"],
    ]);
  });

  test("is the team's after three, and at once where nobody takes it", async () => {
    await looperAt("Paul", 12_000);
    const leadId = await request();
    for (const looper of [near, middle, far]) await declineLead({ leadId }, looper, EVENING);
    expect(rowOf(leadId)).toEqual({ ambassadorId: null, status: "offered" });
    database.raw.prepare("DELETE FROM LooperZoneCommune").run();
    const other = await request(EVENING, null);
    expect(rowOf(other)).toEqual({ ambassadorId: null, status: "offered" });
    expect(offersOf(other)).toEqual([]);
  });

  test("accepted by two at once is one's, and the other reads whose", async () => {
    const leadId = await request();
    await expireOffers(msAfter(DUE, 1));
    const now = msAfter(DUE, 1_000);
    const both = await Promise.all([
      sentenceOf(acceptLead({ leadId }, near, now)),
      sentenceOf(acceptLead({ leadId }, middle, now)),
    ]);
    expect(both[1]).toBeNull();
    expect(both[0]).toMatch(/Marc/);
    expect(await codeOf(acceptLead({ leadId }, near, now))).toBe("lead.taken");
    expect(await codeOf(acceptLead({ leadId }, middle, now))).toBe("lead.moved");
    expect(await codeOf(acceptLead({ leadId }, far, now))).toBe("lead.not-found");
    const twice = await request(now, null);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => acceptLead({ leadId: twice }, near, now)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is accepted until the last instant, and not after, whether a job has run or not", async () => {
    const leadId = await request();
    expect(await codeOf(acceptLead({ leadId }, near, msAfter(DUE, 1)))).toBe("lead.expired");
    expect(await codeOf(declineLead({ leadId }, near, msAfter(DUE, 1)))).toBe("lead.expired");
    const { items } = await listLeads(near, {}, msAfter(DUE, 1));
    expect(items).toMatchObject([{ actions: [], due: { minutes: 0 }, contact: "before-accept" }]);
    await acceptLead({ leadId }, near, DUE);
    expect(rowOf(leadId)).toEqual({ ambassadorId: near.userId, status: "accepted" });
  });

  test("passes by who is full, paused, lapsed, or its own person", async () => {
    const full = await looperAt("Plein", 0, 1);
    await request(EVENING, null, "1 rue de Nantes");
    // Of two who are as near each has one, then the one who takes more.
    await request(EVENING, null, "2 rue de Nantes");
    const third = await request(EVENING, null, "3 rue de Nantes");
    expect(rowOf(third)).toMatchObject({ ambassadorId: near.userId });
    expect(
      database.raw
        .prepare("SELECT count(*) FROM Lead WHERE ambassadorId = ?")
        .pluck()
        .get(full.userId),
    ).toBe(1);
    await write((tx) =>
      tx.looperPause.create({
        data: {
          ...{ id: newId(), looperId: near.userId, createdAt: EVENING },
          ...{ fromOn: "2026-11-23", untilOn: "2026-11-23" },
        },
      }),
    );
    await writePapers(database, middle, { insuranceExpiresOn: "2026-11-22" });
    const own = await request(EVENING, far, "4 rue de Nantes");
    expect(rowOf(own)).toEqual({ ambassadorId: null, status: "offered" });
  });

  test("is one a person and dwelling while it is open", async () => {
    const leadId = await request();
    await request(EVENING, seller, "12, Rue de PARIS");
    const count = () => database.raw.prepare("SELECT count(*) FROM Lead").pluck().get();
    expect(count()).toBe(1);
    await acceptLead({ leadId }, near, EVENING);
    await closeLead({ leadId, from: "accepted", reason: "gave_up" }, near, EVENING);
    await request();
    expect(count()).toBe(2);
  });
});

describe("a buyer's lead", () => {
  let home: string;
  let buyer: Actor;
  beforeEach(async () => {
    buyer = await createPerson(database, PERSONAS.buyer);
    const row = propertyRow({ sellerId: seller.userId, ambassadorId: near.userId });
    await write((tx) => tx.property.create({ data: row }));
    home = row.id;
  });
  const contact = (now = EVENING) =>
    write((tx) => openLead(tx, { propertyId: home, userId: buyer.userId, source: "visit" }, now));

  test("goes to the home's looper alone, then to the team", async () => {
    const leadId = (await contact()) ?? "";
    expect(rowOf(leadId)).toEqual({ ambassadorId: near.userId, status: "offered" });
    await expireOffers(msAfter(DUE, 1));
    expect(rowOf(leadId)).toEqual({ ambassadorId: null, status: "offered" });
    expect([newsOf(near), newsOf(middle)]).toEqual([["lead.offered", "lead.missed"], []]);
  });

  test("is accepted and contacted by an answer, in time or late", async () => {
    const content = "Bonjour, le bien est-il libre ?";
    const { conversationId } = await startConversation(
      { listingId: home, content },
      buyer,
      EVENING,
    );
    const lead = () => database.raw.prepare("SELECT id FROM Lead").pluck().get() as string;
    const reply = (now: Date) =>
      sendReply({ conversationId, content: "Bonjour, oui.", documents: [] }, near, now);
    await reply(DUE);
    expect(rowOf(lead())).toEqual({ ambassadorId: near.userId, status: "contacted" });
    await reply(msAfter(DUE, 60_000));
    expect(
      database.raw.prepare("SELECT outcome, firstReplyAt = endedAt AS same FROM LeadOffer").all(),
    ).toEqual([{ outcome: "accepted", same: 1 }]);
    // Another lead of another person, answered when the team has it.
    const late = await createPerson(database, PERSONAS.buyer);
    const begun = await startConversation({ listingId: home, content }, late, EVENING);
    await expireOffers(msAfter(DUE, 1));
    await sendReply({ ...begun, content: "Bonjour.", documents: [] }, near, msAfter(DUE, 2));
    const row = database.raw
      .prepare("SELECT id FROM Lead WHERE contactId = ?")
      .pluck()
      .get(late.userId) as string;
    expect(rowOf(row)).toEqual({ ambassadorId: near.userId, status: "contacted" });
    expect(offersOf(row)).toEqual([{ looperId: near.userId, outcome: "expired" }]);
  });

  test("is qualified by a visit, and by a sale that falls through", async () => {
    const leadId = (await contact()) ?? "";
    await acceptLead({ leadId }, near, EVENING);
    const between = { propertyId: home, contactId: buyer.userId, looperId: near.userId };
    await write((tx) => recordVisitMade(tx, between, DUE));
    expect(rowOf(leadId)).toMatchObject({ status: "qualified" });
    const parties = { propertyId: home, buyerId: buyer.userId };
    await write((tx) => recordSaleEnded(tx, parties, "deed", DUE));
    expect(rowOf(leadId)).toMatchObject({ status: "won" });
    await write((tx) => recordSaleEnded(tx, parties, "fall", DUE));
    expect(rowOf(leadId)).toMatchObject({ status: "qualified" });
  });
});

test("a deed alone wins a lead: nothing that is clicked does", async () => {
  const leadId = await request();
  await acceptLead({ leadId }, near, EVENING);
  await recordCall({ leadId, from: "accepted" }, near, EVENING);
  await writeNote({ leadId, from: "contacted", note: "Pressé de vendre" }, near, EVENING);
  const at = { day: "2026-11-26", time: "10:30" };
  await appointLead({ leadId, from: "contacted", ...at }, near, EVENING);
  expect((await listLeads(near, {}, EVENING)).items).toMatchObject([
    {
      ...{ status: "appointment", note: "Pressé de vendre", calledAt: EVENING },
      appointment: { at: new Date("2026-11-26T09:30:00Z") },
      actions: ["call", "note", "appoint", "close"],
    },
  ]);
  const rival = await createPerson(database, PERSONAS.buyer);
  const buyer = await createPerson(database, PERSONAS.buyer);
  const between = {
    ...{ sellerId: seller.userId, ambassadorId: near.userId },
    ...{ buyerId: buyer.userId, rivalId: rival.userId },
  };
  const { propertyId, saleId } = await write((tx) => writeOpenSale(tx, between, "cash", DUE));
  await write((tx) => recordMandateSigned(tx, propertyId, DUE));
  expect(rowOf(leadId)).toMatchObject({ status: "mandate" });
  await write(async (tx) => {
    const sale = await tx.sale.findUniqueOrThrow({ where: { id: saleId } });
    await concludeSale(tx, sale, DUE, DUE);
  });
  expect(rowOf(leadId)).toEqual({ ambassadorId: near.userId, status: "won" });
});

const freedOf = (id: string) =>
  database.raw
    .prepare("SELECT ambassadorId, status, freeAt, teamDueAt FROM Lead WHERE id = ?")
    .get(id);

test("a mandate that is signed while a lead is offered takes it from who was silent: it is the team's", async () => {
  const leadId = await request();
  const property = propertyRow({ sellerId: seller.userId, address: ADDRESS, status: "draft" });
  await write((tx) => tx.property.create({ data: property }));
  const at = msAfter(EVENING, 60_000);
  await write((tx) => recordMandateSigned(tx, property.id, at));
  const free = { freeAt: toDbInstant(at), teamDueAt: toDbInstant(msAfter(DUE, 60_000)) };
  expect(freedOf(leadId)).toEqual({ ambassadorId: null, status: "mandate", ...free });
  expect(offersOf(leadId)).toEqual([{ looperId: near.userId, outcome: "taken_away" }]);
  // What nobody has by then waits since it was so.
  await write((tx) => recordMandateSigned(tx, property.id, DUE));
  expect(freedOf(leadId)).toMatchObject(free);
});

test("a sale that falls through while its buyer's lead is offered leaves that to the team", async () => {
  const home = propertyRow({ sellerId: seller.userId, ambassadorId: near.userId });
  await write((tx) => tx.property.create({ data: home }));
  const buyer = await createPerson(database, PERSONAS.buyer);
  const of = { propertyId: home.id, userId: buyer.userId, source: "offer" } as const;
  const leadId = (await write((tx) => openLead(tx, of, EVENING))) ?? "";
  const parties = { propertyId: home.id, buyerId: buyer.userId };
  await write((tx) => recordSaleEnded(tx, parties, "fall", EVENING));
  const free = { freeAt: toDbInstant(EVENING), teamDueAt: toDbInstant(DUE) };
  expect(freedOf(leadId)).toEqual({ ambassadorId: null, status: "qualified", ...free });
});

test("a seller who asked without an account is known by a proven address, and never their own looper", async () => {
  const asVisitor = (email: string, address: string) =>
    request(EVENING, { ...seller, userId: "", email }, address);
  const contactOf = (id: string) =>
    database.raw.prepare("SELECT contactId FROM Lead WHERE id = ?").pluck().get(id);
  const leadId = await asVisitor(seller.email.toUpperCase(), ADDRESS);
  const others = await asVisitor("autre@example.org", ADDRESS);
  const own = await asVisitor(near.email, "8 rue de Paris");
  // They took the address of somebody whose looper they are.
  await write((tx) => tx.lead.update({ where: { id: own }, data: { ambassadorId: near.userId } }));
  const adopt = ({ userId, email }: Actor) =>
    write((tx) => adoptLeads(tx, { userId, emailNormalized: email }));
  for (const _twice of [1, 2]) for (const who of [seller, near]) await adopt(who);
  expect([leadId, others, own].map(contactOf)).toEqual([seller.userId, null, null]);
});

test.each([
  [{ day: "2026-11-22", time: "10:00" }, "day"],
  [{ day: "2028-11-22", time: "10:00" }, "day"],
  [{ day: "2027-03-28", time: "02:30" }, "time"],
])("an appointment at %o is refused", async (at, field) => {
  const leadId = await request();
  await acceptLead({ leadId }, near, EVENING);
  const refused = await appointLead({ leadId, from: "accepted", ...at }, near, EVENING).catch(
    (error: unknown) => error,
  );
  expect(DomainError.is(refused) && refused.fields).toHaveProperty(field);
});

describe("the score", () => {
  const DAY = 86_400_000;
  const scoreOf = async (actor: Actor, now: Date) =>
    (await listSmartScores([actor.userId], now)).get(actor.userId)?.score ?? null;

  /** Leads of before, accepted in time, and what they led to. */
  async function past(looper: Actor): Promise<void> {
    for (let index = 0; index < 6; index += 1) {
      const offeredAt = msAfter(EVENING, -(10 + index) * DAY);
      await write((tx) =>
        tx.lead.create({
          data: {
            ...{ id: newId(), ambassadorId: looper.userId, contactName: `Personne ${index}` },
            ...{ status: "contacted", factAt: offeredAt, createdAt: offeredAt },
            offers: {
              create: {
                ...{ id: newId(), looperId: looper.userId, offeredAt, outcome: "accepted" },
                ...{ dueAt: msAfter(offeredAt, DAY), endedAt: offeredAt },
              },
            },
          },
        }),
      );
    }
  }

  test("is moved by no click", async () => {
    await past(near);
    const known = await scoreOf(near, EVENING);
    expect(known).not.toBeNull();
    const leadId = await request();
    const stays = async () => expect(await scoreOf(near, EVENING)).toBe(known);
    await stays();
    await acceptLead({ leadId }, near, EVENING);
    await stays();
    await recordCall({ leadId, from: "accepted" }, near, EVENING);
    const at = { day: "2026-11-26", time: "10:30" };
    await appointLead({ leadId, from: "contacted", ...at }, near, EVENING);
    await writeNote({ leadId, from: "appointment", note: "x" }, near, EVENING);
    await stays();
    await closeLead({ leadId, from: "appointment", reason: "no_answer" }, near, EVENING);
    await stays();
    const declined = await request(EVENING, null, "5 rue de Nantes");
    await declineLead({ leadId: declined }, near, EVENING);
    await stays();
    // Closed by a click or left alone, time closes it all the same.
    const later = msAfter(EVENING, 91 * DAY);
    const open = await request(EVENING, null, "6 rue de Nantes");
    await acceptLead({ leadId: open }, near, EVENING);
    const left = await scoreOf(near, later);
    await closeLead({ leadId: open, from: "accepted", reason: "price" }, near, EVENING);
    expect(await scoreOf(near, later)).toBe(left);
  });

  test("falls for who stays silent", async () => {
    await past(near);
    const before = await scoreOf(near, EVENING);
    await request();
    expect(await scoreOf(near, msAfter(DUE, -1))).toBe(before);
    await runJobs(msAfter(DUE, 1));
    expect(await scoreOf(near, msAfter(DUE, 1))).toBeLessThan(before ?? 0);
  });
});
