import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { freed } from "../../leads/rules.ts";
import { LEAD_STATUSES, type LeadStatus, OPEN_LEAD_STATUSES } from "../../leads/states.ts";
import { acceptLead } from "../../looper/commands/accept-lead.ts";
import { listLeads } from "../../looper/queries/list-leads.ts";
import { addPause } from "../../looper/zone/commands/add-pause.ts";
import { writeZone } from "../../looper-zones/commands/write-zone.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { listTasks } from "../tasks/queries/list-tasks.ts";
import { handOverLead } from "./commands/hand-over-lead.ts";
import { countLeads } from "./queries/count-leads.ts";
import { findHandOver } from "./queries/find-hand-over.ts";
import { listQualifiedLeads } from "./queries/list-qualified-leads.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase("test");
let manager: Actor;
let from: Actor;
let to: Actor;

beforeEach(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
  from = await createPerson(database, PERSONAS.ambassador);
  to = await createPerson(database, PERSONAS.ambassador, { firstName: "Zoé", lastName: "Abel" });
  for (const looper of [from, to]) await writePapers(database, looper);
});

const isOpen = (status: string) => OPEN_LEAD_STATUSES.some((open) => open === status);

async function lead(status: (typeof LEAD_STATUSES)[number] = "contacted") {
  const id = newId();
  const isSellers = status === "appointment" || status === "mandate";
  const home = { kind: "seller", communeCode: "35238", consentAt: NOW } as const;
  await database.writer.$transaction(async (tx) => {
    if (isSellers) await tx.commune.create({ data: communeRow() });
    await tx.lead.create({
      data: {
        ...{ id, ambassadorId: from.userId, contactName: "Anne", status },
        ...(isSellers ? home : {}),
        factAt: NOW,
        createdAt: NOW,
      },
    });
  });
  return id;
}
const rowOf = (id: string) =>
  database.raw.prepare("SELECT ambassadorId, status FROM Lead WHERE id = ?").get(id);
const notified = (actor: Actor) =>
  database.raw.prepare("SELECT event FROM Notification WHERE userId = ?").pluck().all(actor.userId);
const statusOf = (id: string) =>
  database.raw.prepare("SELECT status FROM Lead WHERE id = ?").pluck().get(id) as LeadStatus;
const handOver = (
  leadId: string,
  toId = to.userId,
  actor = manager,
  { fromId = from.userId, seen = statusOf(leadId) } = {},
) => handOverLead({ leadId, fromId, seen, toId, reason: "silent" }, actor, NOW);

test.each(LEAD_STATUSES)(
  "a lead that is %s goes to another looper while it is open",
  async (status) => {
    const id = await lead(status);
    if (isOpen(status)) {
      await handOver(id);
      expect(rowOf(id)).toEqual({ ambassadorId: to.userId, status: "offered" });
      expect(notified(to)).toEqual(["lead.offered"]);
      // The page was from before.
      await expect(handOver(id, manager.userId)).rejects.toThrow("looper.not-in-force");
      await expect(handOver(id)).rejects.toThrow("lead.moved");
    } else {
      await expect(handOver(id)).rejects.toThrow("lead.moved");
      expect(rowOf(id)).toEqual({ ambassadorId: from.userId, status });
      expect(notified(to)).toEqual([]);
    }
  },
);

test("a lead that its looper accepts at that moment is one's, and the team reads whose", async () => {
  const id = await lead("offered");
  const offer = { leadId: id, looperId: from.userId, offeredAt: NOW };
  await database.writer.$transaction((tx) =>
    tx.leadOffer.create({ data: { id: newId(), ...offer, dueAt: new Date(NOW.getTime() + 1) } }),
  );
  const both = await Promise.allSettled([
    acceptLead({ leadId: id }, from, NOW),
    handOver(id, to.userId, manager, { seen: "offered" }),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const isAccepted = both[0].status === "fulfilled";
  expect(rowOf(id)).toEqual(
    isAccepted
      ? { ambassadorId: from.userId, status: "accepted" }
      : { ambassadorId: to.userId, status: "offered" },
  );
  // One after the other.
  const next = await lead("accepted");
  const refused = handOver(next, to.userId, manager, { seen: "offered" });
  await expect(refused).rejects.toMatchObject({
    ...{ code: "lead.moved", fields: { leadId: expect.stringContaining("a fait avancer") } },
  });
  expect(rowOf(next)).toEqual({ ambassadorId: from.userId, status: "accepted" });
});

describe("a seller's lead that nobody has", () => {
  const free = async () => {
    const id = newId();
    await database.writer.$transaction(async (tx) => {
      await tx.commune.create({ data: communeRow() });
      await tx.lead.create({
        data: {
          id,
          kind: "seller",
          communeCode: communeRow().code,
          consentAt: NOW,
          contactName: "Anne",
          contactPhone: "06 39 98 12 07",
          ...freed(NOW, null),
          factAt: NOW,
          createdAt: NOW,
        },
      });
    });
    return id;
  };

  test("is a task and in a list of its own, with how to reach its person, until it is handed over", async () => {
    const id = await free();
    const listed = async (view: "free" | "open") =>
      (await listQualifiedLeads(manager, { view }, NOW)).rows;
    expect(await listed("free")).toMatchObject([
      {
        id,
        kind: "seller",
        looper: null,
        contact: { phone: "06 39 98 12 07" },
        home: null,
        commune: "Rennes",
      },
    ]);
    expect(await listed("open")).toHaveLength(1);
    expect(await countLeads(manager)).toMatchObject({ free: 1, offered: 1 });
    expect((await listTasks(manager, { kind: "lead-free" }, NOW)).rows).toMatchObject([{ id }]);
    const given = {
      leadId: id,
      fromId: null,
      seen: "offered",
      toId: to.userId,
      reason: "first",
    } as const;
    await expect(
      handOverLead({ ...given, fromId: from.userId, reason: "silent" }, manager, NOW),
    ).rejects.toThrow("lead.moved");
    await handOverLead(given, manager, NOW);
    await expect(handOverLead(given, manager, NOW)).rejects.toThrow("lead.moved");
    expect(await listed("free")).toEqual([]);
    expect(await listed("open")).toMatchObject([{ looper: { id: to.userId }, contact: null }]);
    expect((await listTasks(manager, { kind: "lead-free" }, NOW)).rows).toEqual([]);
    const { items } = await listLeads(to, {}, NOW);
    expect(items).toMatchObject([{ kind: "seller", contact: "before-accept" }]);
    await acceptLead({ leadId: id }, to, NOW);
    expect((await listLeads(to, {}, NOW)).items).toMatchObject([
      { status: "accepted", contact: { phone: "06 39 98 12 07" } },
    ]);
  });
});

test("only to a looper in force, and by who qualifies leads", async () => {
  const id = await lead();
  const pending = await createPerson(database, PERSONAS["pending ambassador"]);
  for (const other of [pending.userId, manager.userId, from.userId, newId()]) {
    await expect(handOver(id, other)).rejects.toThrow("looper.not-in-force");
  }
  await expect(handOver(newId())).rejects.toThrow("lead.not-found");
  for (const other of [from, to]) {
    await expect(handOver(id, to.userId, other)).rejects.toThrow("request.forbidden");
  }
  expect(rowOf(id)).toEqual({ ambassadorId: from.userId, status: "contacted" });
  const { loopers } = await findHandOver(id, manager, NOW);
  expect(loopers.map(({ name }) => name)).toEqual(["Zoé Abel"]);
  await expect(findHandOver(id, from, NOW)).rejects.toThrow("request.forbidden");
  await expect(findHandOver(newId(), manager, NOW)).rejects.toThrow("lead.not-found");
});

test("a reason goes with who has the lead, and stands in the audit", async () => {
  const id = await lead();
  const given = { leadId: id, fromId: from.userId, seen: "contacted", toId: to.userId } as const;
  await expect(handOverLead({ ...given, reason: "first" }, manager, NOW)).rejects.toThrow(
    "request.invalid",
  );
  await handOverLead({ ...given, reason: "absent" }, manager, NOW);
  const details = database.raw
    .prepare("SELECT detail FROM AuditEvent WHERE action = 'lead.handed-over' AND subjectId = ?")
    .pluck()
    .all(id);
  expect(details.map((detail) => JSON.parse(String(detail)))).toEqual([
    { from: "contacted", to: "offered", reason: "absent" },
  ]);
});

test("the ten nearest loopers are shown, with what each has and whether they are there", async () => {
  await database.writer.$transaction(async (tx) => {
    const at = (postalCode: string) => ({ postalCodes: { create: { postalCode } } });
    await tx.commune.create({ data: communeRow(at("35000")) });
    const betton = { code: "35024", name: "Betton", slug: "betton", lat: 48.18, lng: -1.64 };
    await tx.commune.create({ data: communeRow({ ...betton, ...at("35830") }) });
    const brest = { code: "29019", name: "Brest", slug: "brest", lat: 48.4, lng: -4.5 };
    await tx.commune.create({ data: communeRow({ ...brest, ...at("29200") }) });
  });
  const live = (actor: Actor, city: string, postalCode: string) =>
    database.writer.$transaction(async (tx) => {
      await tx.user.update({ where: { id: actor.userId }, data: { city, postalCode } });
      await writeZone(tx, actor.userId, NOW);
    });
  await live(to, "Brest", "29200");
  await live(from, "Betton", "35830");
  const holder = await createPerson(database, PERSONAS.ambassador);
  const nowhere = await createPerson(database, PERSONAS.ambassador, { lastName: "Zèle" });
  for (const each of [holder, nowhere]) await writePapers(database, each);
  const listing = propertyRow({ sellerId: manager.userId, ambassadorId: holder.userId });
  const id = newId();
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: listing });
    await tx.lead.create({
      data: {
        id,
        ambassadorId: holder.userId,
        propertyId: listing.id,
        contactName: "Anne",
        factAt: NOW,
        createdAt: NOW,
      },
    });
  });
  await lead();
  await addPause({ fromOn: "2026-11-23", untilOn: "2026-11-30" }, from, NOW);
  const { loopers, lead: shown } = await findHandOver(id, manager, NOW);
  expect(shown).toMatchObject({ contactName: "Anne", looper: { id: holder.userId } });
  expect(loopers.map((each) => each.id)).toEqual([from.userId, to.userId, nowhere.userId]);
  expect(loopers[0]).toMatchObject({
    ...{ city: "Betton", distanceKm: 8, inZone: true, isPaused: true },
    ...{ openLeads: 1, capacity: 8 },
  });
  expect(loopers[1]).toMatchObject({ inZone: false, isPaused: false, openLeads: 0 });
  expect(loopers[1]?.distanceKm).toBeGreaterThan(200);
  expect(loopers[2]).toMatchObject({ distanceKm: null, inZone: false });
});

test("of loopers who are as far, those who can take it come first", async () => {
  await database.writer.$transaction((tx) =>
    tx.commune.create({ data: communeRow({ postalCodes: { create: { postalCode: "35000" } } }) }),
  );
  const rank = new Map<string, string>();
  for (const name of ["paused", "full", "busy", "free", ...Array.from({ length: 9 }, String)]) {
    const looper = await createPerson(database, PERSONAS.ambassador, {
      ...{ city: "Rennes", postalCode: "35000" },
    });
    await writePapers(database, looper);
    rank.set(looper.userId, name);
    const capacity = name === "full" ? 1 : 8;
    await database.writer.$transaction((tx) =>
      writeZone(tx, looper.userId, NOW, { capacity, radiusKm: 15, communes: [] }),
    );
    if (name === "paused")
      await addPause({ fromOn: "2026-11-23", untilOn: "2026-11-23" }, looper, NOW);
    if (name === "full" || name === "busy") await writeHeldLead(looper.userId);
  }
  const { loopers } = await findHandOver(await sellersLead(), manager, NOW);
  const names = loopers.map(({ id }) => rank.get(id));
  expect(names).toHaveLength(10);
  expect(names).toContain("free");
  for (const each of ["paused", "full", "busy"]) expect(names).not.toContain(each);
});

test("never to its own person, nor to who sells the home", async () => {
  const listing = propertyRow({ sellerId: to.userId, ambassadorId: from.userId });
  const id = newId();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.property.create({ data: listing });
    const data = { id, ambassadorId: from.userId, propertyId: listing.id, contactName: "Anne" };
    await tx.lead.create({ data: { ...data, factAt: NOW, createdAt: NOW } });
  });
  const own = await sellersLead(to.userId);
  for (const each of [id, own]) {
    const { loopers } = await findHandOver(each, manager, NOW);
    expect(loopers.map((looper) => looper.id)).not.toContain(to.userId);
  }
  await expect(handOver(id)).rejects.toThrow("looper.not-in-force");
  const given = {
    leadId: own,
    fromId: null,
    seen: "offered",
    toId: to.userId,
    reason: "first",
  } as const;
  await expect(handOverLead(given, manager, NOW)).rejects.toThrow("looper.not-in-force");
});

async function writeHeldLead(ambassadorId: string): Promise<void> {
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        id: newId(),
        ambassadorId,
        contactName: "Anne",
        status: "contacted",
        factAt: NOW,
        createdAt: NOW,
      },
    }),
  );
}

/** A seller's lead in Rennes that nobody has. */
async function sellersLead(contactId: string | null = null): Promise<string> {
  const id = newId();
  const of = { kind: "seller", communeCode: "35238", consentAt: NOW, contactName: "Anne" } as const;
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: { id, ...of, contactId, ...freed(NOW, null), factAt: NOW, createdAt: NOW },
    }),
  );
  return id;
}

describe("a first contact about a listing", () => {
  const contact = (propertyId: string, who: Actor) =>
    database.writer.$transaction((tx) =>
      openLead(tx, { propertyId, userId: who.userId, source: "contact" }, NOW),
    );
  const publish = async (ambassadorId: string | null) => {
    const row = propertyRow({ sellerId: manager.userId, ambassadorId });
    await database.writer.$transaction(async (tx) => {
      await tx.commune.upsert({
        where: { code: "35238" },
        create: communeRow(),
        update: {},
      });
      await tx.property.create({ data: row });
    });
    return String(row.id);
  };

  test("is a lead of its looper, once", async () => {
    const buyer = await createPerson(database, PERSONAS.buyer);
    const listing = await publish(from.userId);
    const id = (await contact(listing, buyer)) ?? "";
    expect(rowOf(id)).toEqual({ ambassadorId: from.userId, status: "offered" });
    expect(await contact(listing, buyer)).toBeNull();
    // Nor another one where it was handed over, or the person has another address now.
    await handOver(id);
    database.raw.prepare("UPDATE User SET email = 'x' || email WHERE id = ?").run(buyer.userId);
    expect(await contact(listing, buyer)).toBeNull();
    expect(notified(from)).toEqual(["lead.offered"]);
  });

  test("is none without a looper in force, nor of the looper or the seller", async () => {
    const buyer = await createPerson(database, PERSONAS.buyer);
    const pending = await createPerson(database, PERSONAS["pending ambassador"]);
    expect(await contact(await publish(null), buyer)).toBeNull();
    expect(await contact(await publish(pending.userId), buyer)).toBeNull();
    expect(await contact(await publish(from.userId), from)).toBeNull();
    expect(await contact(await publish(from.userId), manager)).toBeNull();
    expect(notified(from)).toEqual([]);
  });
});
