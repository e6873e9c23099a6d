import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { LEAD_STATUSES } from "../../leads/rules.ts";
import { listLeads } from "../../looper/queries/list-leads.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { listTasks } from "../tasks/queries/list-tasks.ts";
import { handOverLead } from "./commands/hand-over-lead.ts";
import { countLeads } from "./queries/count-leads.ts";
import { listLoopersInForce } from "./queries/list-loopers-in-force.ts";
import { listQualifiedLeads } from "./queries/list-qualified-leads.ts";
import { OPEN_LEAD_STATUSES } from "./rules.ts";

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
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: { id, ambassadorId: from.userId, contactName: "Anne", status, createdAt: NOW },
    }),
  );
  return id;
}
const rowOf = (id: string) =>
  database.raw.prepare("SELECT ambassadorId, status FROM Lead WHERE id = ?").get(id);
const notified = (actor: Actor) =>
  database.raw.prepare("SELECT event FROM Notification WHERE userId = ?").pluck().all(actor.userId);
const handOver = (leadId: string, toId = to.userId, actor = manager, fromId = from.userId) =>
  handOverLead({ leadId, fromId, toId }, actor, NOW);

test.each(LEAD_STATUSES)(
  "a lead that is %s goes to another looper while it is open",
  async (status) => {
    const id = await lead(status);
    if (isOpen(status)) {
      await handOver(id);
      expect(rowOf(id)).toEqual({ ambassadorId: to.userId, status: "new" });
      expect(notified(to)).toEqual(["lead.received"]);
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
    expect(await countLeads(manager)).toMatchObject({ free: 1, new: 1 });
    expect((await listTasks(manager, { kind: "lead-free" }, NOW)).rows).toMatchObject([{ id }]);
    const given = { leadId: id, fromId: null, toId: to.userId };
    await expect(handOverLead({ ...given, fromId: from.userId }, manager, NOW)).rejects.toThrow(
      "lead.moved",
    );
    await handOverLead(given, manager, NOW);
    await expect(handOverLead(given, manager, NOW)).rejects.toThrow("lead.moved");
    expect(await listed("free")).toEqual([]);
    expect(await listed("open")).toMatchObject([{ looper: { id: to.userId }, contact: null }]);
    expect((await listTasks(manager, { kind: "lead-free" }, NOW)).rows).toEqual([]);
    const { items } = await listLeads(to, {}, NOW);
    expect(items).toMatchObject([{ kind: "seller", contact: { phone: "06 39 98 12 07" } }]);
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
  const loopers = await listLoopersInForce(manager);
  expect(loopers.map(({ name }) => name).toSorted()).toEqual(["Camille Martin", "Zoé Abel"]);
  await expect(listLoopersInForce(from)).rejects.toThrow("request.forbidden");
});

describe("a first contact about a listing", () => {
  const contact = (propertyId: string, who: Actor) =>
    database.writer.$transaction((tx) => openLead(tx, { propertyId, userId: who.userId }, NOW));
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
    expect(rowOf(id)).toEqual({ ambassadorId: from.userId, status: "new" });
    expect(await contact(listing, buyer)).toBeNull();
    // Nor another one where it was handed over, or the person has another address now.
    await handOver(id);
    database.raw.prepare("UPDATE User SET email = 'x' || email WHERE id = ?").run(buyer.userId);
    expect(await contact(listing, buyer)).toBeNull();
    expect(notified(from)).toEqual(["lead.received"]);
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
