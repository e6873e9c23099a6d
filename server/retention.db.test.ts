import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../lib/kernel/ids.ts";
import { purgeLeads } from "../lib/leads/commands/purge-leads.ts";
import { purgeConversations } from "../lib/messages/commands/purge-conversations.ts";
import { purgeOffers } from "../lib/offers/commands/purge-offers.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { acceptedOfferRow } from "../lib/testing/builders.ts";
import { createConversation } from "../lib/testing/conversations.ts";
import { type VisitedHome, visitedHome } from "../lib/testing/visits.ts";
import { purgeVisits } from "../lib/visits/commands/purge-visits.ts";

/* What goes, and from which day on: the day before, and the day. Noon in Paris. */

const database = adoptedDatabase("test");
const ENDED = new Date("2020-11-20T11:00:00Z");
const LATER = new Date("2021-04-01T11:00:00Z");
const THREE_YEARS = {
  before: new Date("2023-11-19T22:59:00Z"),
  on: new Date("2023-11-19T23:00:00Z"),
};
const FIVE_YEARS = {
  before: new Date("2025-11-19T22:59:00Z"),
  on: new Date("2025-11-19T23:00:00Z"),
};
const SALE_AND_FIVE = {
  before: new Date("2026-03-31T21:59:00Z"),
  on: new Date("2026-03-31T22:00:00Z"),
};

let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database);
});

const count = (table: string) =>
  database.raw.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number;
const row = (table: string) => database.raw.prepare(`SELECT * FROM "${table}"`).get();

async function writeLead(): Promise<void> {
  const { propertyId, looper, buyer } = home;
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        id: newId(),
        ambassadorId: looper.userId,
        propertyId,
        contactId: buyer.userId,
        contactName: "Thomas Martin",
        contactEmail: buyer.email,
        status: "contacted",
        factAt: ENDED,
        createdAt: new Date(ENDED.getTime() - 86_400_000),
        updatedAt: ENDED,
      },
    }),
  );
}

async function writeVisit(endsAt = ENDED): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        id,
        propertyId: home.propertyId,
        buyerId: home.buyer.userId,
        hostId: home.looper.userId,
        visitorName: "Thomas Martin",
        visitorEmail: "thomas@example.org",
        visitorPhone: "06 12 34 56 78",
        notes: "Je viens avec ma sœur.",
        checkInCode: "123456",
        startsAt: new Date(endsAt.getTime() - 1_800_000),
        endsAt,
        type: "physical",
        status: "completed",
        createdAt: endsAt,
        events: { create: { id: newId(), kind: "completed", at: endsAt } },
      },
    }),
  );
  return id;
}

/** An offer that was decided, or that answers another one. */
async function writeOffer(
  overrides: { status?: "rejected" | "accepted"; answersId?: string } = {},
) {
  const { propertyId, buyer } = home;
  const data = {
    ...acceptedOfferRow(propertyId, buyer.userId),
    status: "rejected" as const,
    message: "Un mot",
    createdAt: ENDED,
    decidedAt: ENDED,
    expiryDate: "2020-11-20",
    ...overrides,
  };
  await database.writer.$transaction((tx) => tx.offer.create({ data }));
  return data.id;
}

/** The sale of an accepted offer, which ended later. */
async function writeSale(): Promise<void> {
  const offerId = await writeOffer({ status: "accepted" });
  const { propertyId, buyer, seller } = home;
  await database.writer.$transaction((tx) =>
    tx.sale.create({
      data: {
        id: newId(),
        propertyId,
        offerId,
        buyerId: buyer.userId,
        sellerId: seller.userId,
        priceCents: 240_000_00,
        status: "concluded",
        openedAt: ENDED,
        teamDueAt: ENDED,
        endedAt: LATER,
        terms: {},
      },
    }),
  );
}

const writeThread = (at = ENDED) =>
  createConversation(
    database,
    { contactId: home.buyer.userId, ownerId: home.seller.userId },
    [{ by: "contact", content: "Bonjour", at }],
    { propertyId: home.propertyId },
  );

describe("a lead", () => {
  test("goes three years after its last step, on the day", async () => {
    await writeLead();
    expect(await purgeLeads(THREE_YEARS.before)).toBe(0);
    expect(await purgeLeads(THREE_YEARS.on)).toBe(1);
    expect(count("Lead")).toBe(0);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a message", () => writeThread(LATER)],
    ["a visit", () => writeVisit(LATER)],
    ["the end of a sale", () => writeSale()],
  ])("stays for three years after %s that came later", async (_, exchange) => {
    await writeLead();
    await exchange();
    expect(await purgeLeads(new Date("2024-03-31T21:59:00Z"))).toBe(0);
    expect(await purgeLeads(new Date("2024-03-31T22:00:00Z"))).toBe(1);
  });
});

describe("a visit", () => {
  test("goes five years after its day, with what became of it", async () => {
    await writeVisit();
    expect(await purgeVisits(FIVE_YEARS.before)).toBe(0);
    expect(await purgeVisits(FIVE_YEARS.on)).toBe(1);
    expect([count("Visit"), count("VisitEvent")]).toEqual([0, 0]);
  });

  test("that a looper was paid for stays, without names, contacts and words, once", async () => {
    const visitId = await writeVisit();
    await database.writer.$transaction((tx) =>
      tx.commissionEntry.create({
        data: {
          id: newId(),
          ambassadorId: home.looper.userId,
          propertyId: home.propertyId,
          event: "visit_organised",
          ruleVersion: "2026-01",
          amountCents: 125_00,
          occurredAt: ENDED,
          visitId,
        },
      }),
    );
    expect(await purgeVisits(FIVE_YEARS.on)).toBe(1);
    expect(await purgeVisits(FIVE_YEARS.on)).toBe(0);
    expect(row("Visit")).toMatchObject({
      id: visitId,
      visitorName: "Visiteur",
      visitorEmail: "",
      visitorPhone: "",
      notes: null,
      checkInCode: "",
    });
    expect(count("CommissionEntry")).toBe(1);
  });

  test("stays for five years after the end of the sale to who visited", async () => {
    await writeVisit();
    await writeSale();
    expect(await purgeVisits(SALE_AND_FIVE.before)).toBe(0);
    expect(await purgeVisits(SALE_AND_FIVE.on)).toBe(1);
  });
});

describe("an offer", () => {
  test("goes five years after it was decided, with those that it answered", async () => {
    const first = await writeOffer();
    const second = await writeOffer({ answersId: first });
    await writeOffer({ answersId: second });
    expect(await purgeOffers(FIVE_YEARS.before)).toBe(0);
    expect(await purgeOffers(FIVE_YEARS.on)).toBe(3);
    expect(count("Offer")).toBe(0);
  });

  test("of a sale stays, without names, contacts and words, five years after its end", async () => {
    await writeSale();
    expect(await purgeOffers(SALE_AND_FIVE.before)).toBe(0);
    expect(await purgeOffers(SALE_AND_FIVE.on)).toBe(1);
    expect(await purgeOffers(SALE_AND_FIVE.on)).toBe(0);
    expect(row("Offer")).toMatchObject({
      buyerName: "Acquéreur",
      buyerEmail: "",
      buyerPhone: "",
      message: null,
    });
    expect(count("Sale")).toBe(1);
  });
});

describe("a conversation", () => {
  test("goes five years after its last message, with its messages", async () => {
    await writeThread();
    expect(await purgeConversations(FIVE_YEARS.before)).toBe(0);
    expect(await purgeConversations(FIVE_YEARS.on)).toBe(1);
    expect([count("Conversation"), count("Message")]).toEqual([0, 0]);
  });

  test("stays for five years after the end of the sale to who wrote", async () => {
    await writeThread();
    await writeSale();
    expect(await purgeConversations(SALE_AND_FIVE.before)).toBe(0);
    expect(await purgeConversations(SALE_AND_FIVE.on)).toBe(1);
  });

  test("that was reported stays for as long as the report", async () => {
    const conversationId = await writeThread();
    await database.writer.$transaction((tx) =>
      tx.conversationReport.create({
        data: {
          id: newId(),
          conversationId,
          reporterId: home.seller.userId,
          reason: "spam",
          createdAt: ENDED,
          dueAt: ENDED,
        },
      }),
    );
    expect(await purgeConversations(FIVE_YEARS.on)).toBe(0);
    database.raw.prepare("DELETE FROM ConversationReport").run();
    expect(await purgeConversations(FIVE_YEARS.on)).toBe(1);
  });
});
