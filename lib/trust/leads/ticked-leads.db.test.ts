import { beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { NO_FILTER } from "../../kernel/list-filter.ts";
import type { Parameters } from "../../kernel/parameters.ts";
import { readSort } from "../../kernel/sorted-list.ts";
import { daysAfter, daysBefore } from "../../kernel/time.ts";
import { freed } from "../../leads/rules.ts";
import type { LeadStatus } from "../../leads/states.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { handOverLeads, remindLoopers } from "./commands/move-leads.ts";
import { remindLooper } from "./commands/remind-looper.ts";
import { listLoopersInForce } from "./queries/list-loopers-in-force.ts";
import { leadFilterOptions, listQualifiedLeads } from "./queries/list-qualified-leads.ts";
import type { SeenLead } from "./rules.ts";
import { leadSorts } from "./rules.ts";

/* The team's list of leads: ordered, narrowed, and what is done with several at once. */

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase("test");
let manager: Actor;
let anne: Actor;
let zoe: Actor;

beforeEach(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
  anne = await createPerson(database, PERSONAS.ambassador, { firstName: "Anne", lastName: "Écu" });
  zoe = await createPerson(database, PERSONAS.ambassador, { firstName: "Zoé", lastName: "Abel" });
  for (const looper of [anne, zoe]) await writePapers(database, looper);
  const evron = { code: "53097", name: "Évron", slug: "evron" };
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.commune.create({ data: communeRow(evron) });
  });
});

interface Given {
  contactName?: string;
  looper?: Actor | null;
  status?: LeadStatus;
  communeCode?: string | null;
  leftDays?: number;
}

async function write(given: Given = {}): Promise<SeenLead & { leadId: string }> {
  const { contactName = "Anne", looper = anne, status = "contacted", leftDays = 0 } = given;
  const { communeCode = "35238" } = given;
  const id = newId();
  const at = daysBefore(NOW, leftDays);
  const fromId = looper?.userId ?? null;
  const place = communeCode === null ? {} : { kind: "seller" as const, communeCode, consentAt: at };
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        ...{ id, contactName, status, ...place },
        ...(fromId === null ? freed(NOW, null) : { ambassadorId: fromId }),
        ...{ factAt: at, createdAt: at, updatedAt: at },
      },
    }),
  );
  return { leadId: id, fromId, seen: status };
}

const names = async (query: Parameters, filter = NO_FILTER, view: "open" | "won" = "open") => {
  const found: string[] = [];
  const sort = readSort(query, leadSorts(view));
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listQualifiedLeads>> = await listQualifiedLeads(
      manager,
      { view, sort, filter, cursor },
      NOW,
    );
    found.push(...page.rows.map(({ contactName }) => contactName));
    cursor = page.next;
  } while (cursor !== null);
  return found;
};

test("is ordered by what its reader chooses, either way, and narrowed", async () => {
  await write({ contactName: "Zoé", leftDays: 3, communeCode: "53097" });
  await write({ contactName: "élie", leftDays: 1, looper: zoe });
  await write({ contactName: "Ève", leftDays: 2, looper: null });
  await write({ contactName: "abel", leftDays: 0, communeCode: null });
  expect(await names({})).toEqual(["Zoé", "Ève", "élie", "abel"]);
  expect(await names({ sens: "desc" })).toEqual(["abel", "élie", "Ève", "Zoé"]);
  expect(await names({ tri: "received" })).toEqual(["abel", "élie", "Ève", "Zoé"]);
  expect(await names({ tri: "name" })).toEqual(["abel", "élie", "Ève", "Zoé"]);
  expect(await names({ tri: "name", sens: "desc" })).toEqual(["Zoé", "Ève", "élie", "abel"]);
  // Whoever has none comes last, whichever way.
  expect((await names({ tri: "looper" }))[0]).toBe("élie");
  expect((await names({ tri: "looper" })).at(-1)).toBe("Ève");
  expect((await names({ tri: "looper", sens: "desc" })).at(-1)).toBe("Ève");
  expect((await names({ tri: "commune" }))[0]).toBe("Zoé");
  expect((await names({ tri: "commune" })).at(-1)).toBe("abel");
  const { userId: looper } = anne;
  expect(await names({}, { looper, commune: null })).toEqual(["Zoé", "abel"]);
  expect(await names({ tri: "name" }, { looper, commune: "53097" })).toEqual(["Zoé"]);
  expect(await names({}, { looper: null, commune: "35238" })).toEqual(["Ève", "élie"]);
  expect(await names({}, { looper: "-", commune: null })).toEqual([]);
  expect(await leadFilterOptions(manager, "open")).toEqual({
    loopers: [
      { id: zoe.userId, name: "Zoé Abel" },
      { id: anne.userId, name: "Anne Écu" },
    ],
    communes: [
      { id: "53097", name: "Évron" },
      { id: "35238", name: "Rennes" },
    ],
  });
});

test("goes on page by page in any order, no lead twice", async () => {
  for (let left = 0; left < 65; left++) {
    await write({ contactName: `P${left % 4}`, leftDays: left % 7, looper: left % 3 ? anne : zoe });
  }
  for (const tri of ["left", "received", "name", "commune", "looper"]) {
    for (const sens of ["asc", "desc"]) expect(await names({ tri, sens })).toHaveLength(65);
  }
});

const events = (actor: Actor) =>
  database.raw
    .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY event")
    .pluck()
    .all(actor.userId);
const audited = () =>
  database.raw
    .prepare("SELECT subjectId FROM AuditEvent WHERE action = 'lead.reminded'")
    .pluck()
    .all();

test("loopers are reminded of leads once a day each, and the others are counted apart", async () => {
  const [first, second] = [await write(), await write({ looper: zoe })];
  const over = await write({ status: "lost" });
  const free = await write({ looper: null });
  const suspended = await createPerson(database, [["ambassador", "suspended"]]);
  const unfit = await write({ looper: suspended });
  const gone = { leadId: newId(), fromId: null, seen: "offered" } as const;
  const all = [first, second, over, free, unfit, gone];
  expect(await remindLoopers([...all, first], manager, NOW)).toEqual({
    ...{ done: 2, moved: 3, reminded: 0, unfit: 1 },
  });
  expect(events(anne)).toEqual(["lead.reminded"]);
  expect(events(zoe)).toEqual(["lead.reminded"]);
  expect(audited()).toHaveLength(2);
  expect(await remindLoopers([first], manager, NOW)).toMatchObject({ done: 0, reminded: 1 });
  await expect(remindLooper(first.leadId, manager, NOW)).rejects.toThrow("lead.reminded");
  expect(await remindLoopers([first], manager, daysAfter(NOW, 1))).toMatchObject({ done: 1 });
  expect(events(anne)).toHaveLength(2);
});

test("two of the team who remind at once remind once", async () => {
  const { leadId } = await write();
  const other = await createPerson(database, PERSONAS["trust manager"]);
  const both = await Promise.allSettled([
    remindLooper(leadId, manager, NOW),
    remindLooper(leadId, other, NOW),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(events(anne)).toEqual(["lead.reminded"]);
});

test("leads are handed over to one looper, as each was seen", async () => {
  const held = await write();
  const free = await write({ looper: null });
  const moved = await write({ status: "accepted" });
  const theirs = await write({ looper: zoe });
  const stale = { ...moved, seen: "offered" } as const;
  const outcome = await handOverLeads(
    { leads: [held, free, stale, theirs], toId: zoe.userId, reason: "absent" },
    manager,
    NOW,
  );
  expect(outcome).toEqual({ done: 2, moved: 1, reminded: 0, unfit: 1 });
  expect(events(zoe)).toEqual(["lead.offered", "lead.offered"]);
  const reasons = database.raw
    .prepare("SELECT detail FROM AuditEvent WHERE action = 'lead.handed-over'")
    .pluck()
    .all()
    .map((detail) => JSON.parse(String(detail)).reason);
  expect(reasons.sort()).toEqual(["absent", "first"]);
});

test("by whoever qualifies leads alone", async () => {
  const seen = await write();
  for (const actor of [anne, await createPerson(database, PERSONAS.seller)]) {
    await expect(remindLooper(seen.leadId, actor, NOW)).rejects.toThrow("request.forbidden");
    expect(() => remindLoopers([seen], actor, NOW)).toThrow("request.forbidden");
    expect(() => handOverLeads({ leads: [seen], toId: zoe.userId }, actor, NOW)).toThrow(
      "request.forbidden",
    );
    await expect(leadFilterOptions(actor, "open")).rejects.toThrow("request.forbidden");
    await expect(listLoopersInForce(actor, NOW)).rejects.toThrow("request.forbidden");
  }
  expect((await listLoopersInForce(manager, NOW)).map(({ name }) => name)).toEqual([
    "Zoé Abel",
    "Anne Écu",
  ]);
});
