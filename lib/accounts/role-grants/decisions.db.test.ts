import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { giveGrantNeeds } from "../../testing/agency-contracts.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { rsacNumber } from "../../testing/rsac-number.ts";
import { decideLooperRequest } from "./commands/decide-looper-request.ts";
import { suspendLapsed } from "./commands/suspend-lapsed-loopers.ts";
import { reinstateLooper, suspendLooper } from "./commands/suspend-looper.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const PAPERS = {
  rsacNumber: "912345675",
  identityExpiresOn: "2031-06-01",
  attestationExpiresOn: "2027-06-01",
  insuranceExpiresOn: "2027-06-01",
  trainedAt: new Date("2026-10-01T10:00:00Z"),
};
type Papers = { [Name in keyof typeof PAPERS]: (typeof PAPERS)[Name] | null };

const database = adoptedDatabase();
let manager: Actor;

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]], { firstName: "Inès" });
});

/** A person with the looper's role in a state, and their papers. */
async function looper(status: RoleStatus, papers: Partial<Papers> = {}) {
  const person = await createPerson(database, [
    ["buyer", "active"],
    ["ambassador", status],
  ]);
  const { userId } = person;
  await database.writer.$transaction((tx) =>
    tx.ambassadorProfile.create({
      data: { userId, ...PAPERS, rsacNumber: rsacNumber(), ...papers },
    }),
  );
  const grantId = database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(userId) as string;
  await giveGrantNeeds(database, person);
  return { person, grantId };
}

const grantOf = (grantId: string) =>
  database.raw
    .prepare("SELECT status, decidedById, reason FROM RoleGrant WHERE id = ?")
    .get(grantId) as { status: RoleStatus; decidedById: string | null; reason: string | null };
const auditOf = (grantId: string) =>
  database.raw
    .prepare("SELECT action, actorId, detail FROM AuditEvent WHERE subjectId = ? ORDER BY seq")
    .all(grantId) as { action: string; actorId: string | null; detail: string }[];
const mailsTo = ({ email }: Actor) => writtenMails(database.raw, email);

const notified = ({ userId }: Actor) =>
  database.raw.prepare("SELECT kind, event FROM Notification WHERE userId = ?").all(userId);

const grant = (grantId: string, actor = manager, now = NOW) =>
  decideLooperRequest({ grantId, decision: "grant" }, actor, now);
const refuse = (grantId: string, actor = manager) =>
  decideLooperRequest({ grantId, decision: "refuse", reason: "rsac-not-found" }, actor, NOW);
const suspend = (grantId: string, actor = manager) =>
  suspendLooper({ grantId, reason: "visits-not-held" }, actor, NOW);
const reinstate = (grantId: string, actor = manager) => reinstateLooper({ grantId }, actor, NOW);

const DECISIONS = { grant, refuse, suspend, reinstate };
const FROM: Record<keyof typeof DECISIONS, RoleStatus> = {
  grant: "pending",
  refuse: "pending",
  suspend: "active",
  reinstate: "suspended",
};
const names = Object.keys(DECISIONS) as (keyof typeof DECISIONS)[];

describe("a trust manager", () => {
  test.each([
    ["grant", "active", null, "role.granted", "role-decided"],
    ["refuse", "refused", "rsac-not-found", "role.refused", "role-decided"],
    ["suspend", "suspended", "visits-not-held", "role.suspended", "role-suspended"],
    ["reinstate", "active", null, "role.reinstated", "role-suspended"],
  ] as const)("can %s", async (name, status, reason, action, kind) => {
    const { person, grantId } = await looper(FROM[name]);
    await DECISIONS[name](grantId);
    expect(grantOf(grantId)).toEqual({ status, decidedById: manager.userId, reason });
    const [line, ...others] = auditOf(grantId);
    expect(line).toMatchObject({ action, actorId: manager.userId });
    expect(JSON.parse(line?.detail ?? "")).toEqual({
      role: "ambassador",
      ...(reason === null ? {} : { reason }),
    });
    expect(others).toEqual([]);
    expect(mailsTo(person).map((mail) => mail.kind)).toEqual([kind]);
    expect(notified(person)).toEqual([{ kind: "document_status", event: "document.decided" }]);
  });

  test("notes when a role was first granted, and no later grant", async () => {
    const { person, grantId } = await looper("pending");
    const first = async () =>
      database.writer.$transaction((tx) =>
        tx.ambassadorProfile.findUniqueOrThrow({
          where: { userId: person.userId },
          select: { firstGrantedAt: true },
        }),
      );
    expect(await first()).toEqual({ firstGrantedAt: null });
    await grant(grantId);
    await suspend(grantId);
    await reinstate(grantId);
    await database.writer.$transaction((tx) =>
      tx.roleGrant.update({ where: { id: grantId }, data: { status: "pending" } }),
    );
    await grant(grantId, manager, new Date("2026-12-24T10:00:00Z"));
    expect(await first()).toEqual({ firstGrantedAt: NOW });
  });

  test("tells the person why", async () => {
    const { person, grantId } = await looper("pending");
    await refuse(grantId);
    expect(mailsTo(person)[0]?.text).toContain("Le numéro RSAC n’est pas retrouvé au registre.");
  });

  test.each(names)("decides nothing about who is in another state: %s", async (name) => {
    for (const status of ["pending", "active", "suspended", "refused", "left"] as const) {
      if (status === FROM[name]) continue;
      const { person, grantId } = await looper(status);
      await expect(DECISIONS[name](grantId)).rejects.toThrow("role.decided");
      expect(grantOf(grantId).status).toBe(status);
      expect([auditOf(grantId), mailsTo(person)]).toEqual([[], []]);
    }
  });

  test.each(names)("decides nothing about themself: %s", async (name) => {
    const { person, grantId } = await looper(FROM[name]);
    const judge = { ...manager, userId: person.userId };
    await expect(DECISIONS[name](grantId, judge)).rejects.toThrow("request.forbidden");
    expect(grantOf(grantId).status).toBe(FROM[name]);
  });

  test("decides about no other role than a looper's", async () => {
    const seller = await createPerson(database, [["seller", "active"]]);
    const id = database.raw
      .prepare("SELECT id FROM RoleGrant WHERE userId = ?")
      .pluck()
      .get(seller.userId) as string;
    for (const unknown of [id, newId()]) {
      await expect(suspend(unknown)).rejects.toThrow("role.not-found");
    }
    expect(grantOf(id).status).toBe("active");
  });

  test("decides about nobody who erased the account", async () => {
    const { person, grantId } = await looper("pending");
    database.raw
      .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
      .run("2026-11-21", person.userId);
    await expect(grant(grantId)).rejects.toThrow("role.not-found");
    database.raw.prepare("UPDATE User SET erasedAt = NULL WHERE id = ?").run(person.userId);
  });

  test.each([
    ["grant", { trainedAt: null }, /Formation|formation/],
    ["grant", { rsacNumber: null }, /RSAC/],
    ["grant", { attestationExpiresOn: "2026-11-20" }, /attestation/],
    ["reinstate", { insuranceExpiresOn: null }, /assurance/],
  ] as const)("can't %s without every paper: %j", async (name, papers, named) => {
    const { grantId } = await looper(FROM[name], papers);
    const rejection = await DECISIONS[name](grantId).catch((error: unknown) => error);
    expect(rejection).toMatchObject({
      code: "role.papers-incomplete",
      fields: { grantId: expect.stringMatching(named) },
    });
    expect(grantOf(grantId).status).toBe(FROM[name]);
  });

  test("takes papers that end today, and none that ended yesterday", async () => {
    const { grantId } = await looper("pending", { insuranceExpiresOn: "2026-11-21" });
    const tomorrow = new Date("2026-11-21T23:30:00Z");
    await expect(grant(grantId, manager, tomorrow)).rejects.toThrow("role.papers-incomplete");
    await grant(grantId);
    expect(grantOf(grantId).status).toBe("active");
  });
});

test("of two decisions at once, one is made", async () => {
  const { person, grantId } = await looper("pending");
  const other = await createPerson(database, [["trust_manager", "active"]]);
  const results = await Promise.allSettled([
    grant(grantId),
    refuse(grantId, other),
    grant(grantId, other),
    refuse(grantId),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(auditOf(grantId)).toHaveLength(1);
  expect(mailsTo(person)).toHaveLength(1);
});

test("who is suspended is left on the screens of another role", async () => {
  const { person, grantId } = await looper("active");
  const activeRole = database.raw.prepare("SELECT activeRole FROM User WHERE id = ?").pluck();
  database.raw.prepare("UPDATE User SET activeRole = 'ambassador' WHERE id = ?").run(person.userId);
  await suspend(grantId);
  expect(activeRole.get(person.userId)).toBe("buyer");
});

describe.each(names)("to %s", (name) => {
  test.each(Object.entries(PERSONAS))("is a trust manager's alone: %s", async (persona, roles) => {
    if (persona === "trust manager") return;
    const { grantId } = await looper(FROM[name]);
    const person = await createPerson(database, roles);
    await expect(DECISIONS[name](grantId, person)).rejects.toThrow("request.forbidden");
    expect(grantOf(grantId).status).toBe(FROM[name]);
  });

  test("is refused to a trust manager without a second factor", async () => {
    const { grantId } = await looper(FROM[name]);
    const unsafe = { ...manager, mustSecure: true };
    await expect(DECISIONS[name](grantId, unsafe)).rejects.toThrow("request.forbidden");
  });
});

describe("the daily check", () => {
  test("suspends the loopers whose papers lapsed, and tells them", async () => {
    const lapsed = await looper("active", { insuranceExpiresOn: "2026-11-20" });
    const bare = await looper("active", { rsacNumber: null });
    const good = await looper("active", { insuranceExpiresOn: "2026-11-21" });
    const waiting = await looper("pending", { insuranceExpiresOn: "2026-11-20" });
    expect(await suspendLapsed(NOW)).toBeGreaterThanOrEqual(2);
    for (const { grantId, person } of [lapsed, bare]) {
      expect(grantOf(grantId)).toEqual({
        status: "suspended",
        decidedById: null,
        reason: "papers-lapsed",
      });
      expect(auditOf(grantId)).toMatchObject([{ action: "role.suspended", actorId: null }]);
      expect(mailsTo(person).map(({ kind }) => kind)).toEqual(["role-suspended"]);
    }
    expect(grantOf(good.grantId).status).toBe("active");
    expect(grantOf(waiting.grantId).status).toBe("pending");
  });

  test("finds nobody the second time, and two at once suspend nobody twice", async () => {
    const { person, grantId } = await looper("active", { attestationExpiresOn: null });
    await Promise.all([suspendLapsed(NOW), suspendLapsed(NOW)]);
    expect(await suspendLapsed(NOW)).toBe(0);
    expect(auditOf(grantId)).toHaveLength(1);
    expect(mailsTo(person)).toHaveLength(1);
  });

  test("suspends also who can't be told", async () => {
    const { person, grantId } = await looper("active", { rsacNumber: null });
    database.raw.prepare("UPDATE User SET email = 'a,b' WHERE id = ?").run(person.userId);
    expect(await suspendLapsed(NOW)).toBe(1);
    expect(grantOf(grantId).status).toBe("suspended");
    expect(mailsTo(person)).toEqual([]);
  });
});
