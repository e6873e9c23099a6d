import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { ROLES, type Role } from "../../kernel/roles.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { leaveLooperRole } from "./commands/leave-role.ts";
import { requestRole } from "./commands/request-role.ts";
import { switchRole } from "./commands/switch-role.ts";
import { listRoleCards } from "./queries/list-role-cards.ts";
import { roleRequestSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();

const grantsOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT role, status FROM RoleGrant WHERE userId = ? ORDER BY requestedAt, role")
    .all(userId);
const activeRoleOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT activeRole FROM User WHERE id = ?").pluck().get(userId);
const auditOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT action FROM AuditEvent WHERE concernsId = ? ORDER BY seq")
    .pluck()
    .all(userId);
const mailsOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT kind FROM OutboxMail WHERE userId = ?").pluck().all(userId);
const ask = (actor: Actor, role: Role, now = NOW) => requestRole({ role }, actor, now);

describe("asking for a role", () => {
  test.each(["buyer", "seller"] as const)(
    "gives %s at once, and shows its screens",
    async (role) => {
      const other = role === "buyer" ? "seller" : "buyer";
      const person = await createPerson(database, [[other, "active"]]);
      expect(await ask(person, role)).toEqual({ role, status: "active" });
      expect(grantsOf(person)).toEqual([
        { role: other, status: "active" },
        { role, status: "active" },
      ]);
      expect(activeRoleOf(person)).toBe(role);
      expect(auditOf(person)).toEqual(["role.activated"]);
      expect(mailsOf(person)).toEqual([]);
    },
  );

  test("files the request to be a looper, which opens nothing yet", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    expect(await ask(person, "ambassador")).toEqual({ role: "ambassador", status: "pending" });
    expect(grantsOf(person)).toContainEqual({ role: "ambassador", status: "pending" });
    expect(activeRoleOf(person)).toBe("buyer");
    expect(auditOf(person)).toEqual(["role.requested"]);
    expect(mailsOf(person)).toEqual(["role-requested"]);
    const profile = database.raw.prepare("SELECT * FROM AmbassadorProfile WHERE userId = ?");
    expect(profile.get(person.userId)).toMatchObject({ rsacNumber: null, trainedAt: null });
  });

  test("keeps the papers of who has some", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const { userId } = person;
    await database.writer.$transaction((tx) =>
      tx.ambassadorProfile.create({ data: { userId, rsacNumber: "912345675" } }),
    );
    await ask(person, "ambassador");
    const rsac = database.raw.prepare("SELECT rsacNumber FROM AmbassadorProfile WHERE userId = ?");
    expect(rsac.pluck().get(userId)).toBe("912345675");
  });

  test.each(["trust_manager", "admin", "__proto__", "constructor", "", "BUYER"])(
    "never gives %j",
    async (role) => {
      const person = await createPerson(database, [["buyer", "active"]]);
      await expect(ask(person, role as Role)).rejects.toThrow("request.forbidden");
      expect(grantsOf(person)).toEqual([{ role: "buyer", status: "active" }]);
      expect(auditOf(person)).toEqual([]);
    },
  );

  test("gives no fourth role", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    await ask(person, "seller");
    await ask(person, "ambassador");
    for (const role of ROLES)
      await expect(ask(person, role)).rejects.toThrow(/role.held|forbidden/);
    expect(grantsOf(person)).toHaveLength(3);
  });

  test.each(["active", "pending", "suspended"] as const)(
    "refuses one that is %s already",
    async (status) => {
      const person = await createPerson(database, [["ambassador", status]]);
      await expect(ask(person, "ambassador")).rejects.toThrow("role.held");
      expect(grantsOf(person)).toEqual([{ role: "ambassador", status }]);
    },
  );

  test("leaves one row, one line and one mail of many requests at once", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => ask(person, "ambassador")),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(String(result.reason)).toContain("role.held");
    }
    expect(grantsOf(person)).toHaveLength(2);
    expect(auditOf(person)).toEqual(["role.requested"]);
    expect(mailsOf(person)).toHaveLength(1);
  });

  test("takes a role that its person left up again at once", async () => {
    const person = await createPerson(database, [
      ["buyer", "active"],
      ["ambassador", "active"],
    ]);
    database.raw
      .prepare("UPDATE User SET activeRole = 'ambassador' WHERE id = ?")
      .run(person.userId);
    const leave = () => database.writer.$transaction((tx) => leaveLooperRole(tx, person, NOW));
    await leave();
    expect(activeRoleOf(person)).toBe("buyer");
    expect(auditOf(person)).toEqual(["role.left"]);
    const card = (await listRoleCards(person, NOW)).find(({ role }) => role === "ambassador");
    expect(card).toMatchObject({ state: "left", since: NOW, reason: null, reapplyOn: null });
    await expect(leave()).rejects.toThrow("role.decided");
    expect(await ask(person, "ambassador")).toMatchObject({ status: "pending" });
    await leave();
    expect(grantsOf(person)).toContainEqual({ role: "ambassador", status: "left" });
    expect(auditOf(person)).toEqual(["role.left", "role.requested", "role.left"]);
  });

  test("takes a refused request up again after thirty days, and not before", async () => {
    const person = await createPerson(database, [["ambassador", "refused"]]);
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: person.userId },
        data: { decidedAt: new Date("2026-11-01T10:00:00Z"), reason: "rsac-not-found" },
      }),
    );
    await expect(ask(person, "ambassador")).rejects.toThrow("role.too-soon");
    expect((await listRoleCards(person, NOW))[0]).toMatchObject({
      state: "refused",
      reason: "rsac-not-found",
      reapplyOn: "2026-12-01",
    });
    const later = new Date("2026-12-01T08:00:00Z");
    expect(
      (await listRoleCards(person, later)).find(({ role }) => role === "ambassador"),
    ).toMatchObject({
      state: "available",
      reapplyOn: null,
    });
    await ask(person, "ambassador", later);
    const [grant] = database.raw
      .prepare("SELECT status, decidedAt, reason FROM RoleGrant WHERE userId = ?")
      .all(person.userId);
    expect(grant).toEqual({ status: "pending", decidedAt: null, reason: null });
  });
});

describe("a hostile form", () => {
  const send = (fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return parseWithZod(form, { schema: roleRequestSchema });
  };

  test.each<[string, [string, string][]]>([
    ["nothing", []],
    ["the role that is granted", [["role", "trust_manager"]]],
    ["a list of roles", [["roles", "trust_manager"]]],
    [
      "a role and a list",
      [
        ["role", "buyer"],
        ["roles", "trust_manager"],
      ],
    ],
    [
      "the same name twice",
      [
        ["role", "buyer"],
        ["role", "trust_manager"],
      ],
    ],
    ["a member of a list", [["role[0]", "buyer"]]],
    [
      "a status beside it",
      [
        ["role", "buyer"],
        ["status", "active"],
      ],
    ],
    [
      "somebody else",
      [
        ["role", "buyer"],
        ["userId", "000000000000"],
      ],
    ],
    [
      "an active role",
      [
        ["role", "buyer"],
        ["activeRole", "trust_manager"],
      ],
    ],
  ])("asks for nothing by %s", (_title, fields) => {
    expect(send(fields).status).toBe("error");
  });

  test.each(["__proto__", "__proto__.role", "constructor.prototype.role"])(
    "changes no prototype by %s",
    (name) => {
      const submission = send([
        [name, "trust_manager"],
        ["role", "buyer"],
      ]);
      if (submission.status === "success") expect(submission.value).toEqual({ role: "buyer" });
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );
});

describe("switching role", () => {
  test("shows the screens of a role in force, and says so in the audit", async () => {
    const person = await createPerson(database, [
      ["buyer", "active"],
      ["seller", "active"],
    ]);
    expect(await switchRole({ role: "seller" }, person, NOW)).toEqual({ role: "seller" });
    await switchRole({ role: "seller" }, person, NOW);
    expect(activeRoleOf(person)).toBe("seller");
    expect(auditOf(person)).toEqual(["role.switched"]);
  });

  test.each([
    ["one that waits", "ambassador"],
    ["one that is suspended", "seller"],
    ["one that is not held", "trust_manager"],
    ["no role at all", "__proto__"],
  ])("refuses %s", async (_title, role) => {
    const person = await createPerson(database, [
      ["buyer", "active"],
      ["ambassador", "pending"],
      ["seller", "suspended"],
    ]);
    await expect(switchRole({ role: role as Role }, person, NOW)).rejects.toThrow("role.not-held");
    expect(activeRoleOf(person)).toBe("buyer");
  });

  test("goes by what is stored, not by what the session thought", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const pretends = { ...person, roles: [{ role: "seller", status: "active" }] as const };
    await expect(switchRole({ role: "seller" }, pretends, NOW)).rejects.toThrow("role.not-held");
  });
});

test("the card of a looper whose papers lapsed says so before the daily check has", async () => {
  const person = await createPerson(database, [["ambassador", "active"]]);
  const lapsed = { ...person, roles: [{ role: "ambassador", status: "suspended" }] as const };
  expect((await listRoleCards(lapsed, NOW))[0]).toMatchObject({
    role: "ambassador",
    state: "suspended",
    reason: "papers-lapsed",
    isCurrent: false,
  });
});

test("the cards show each role once: those held in their order, then those to be had", async () => {
  const person = await createPerson(database, [
    ["trust_manager", "active"],
    ["seller", "active"],
  ]);
  expect((await listRoleCards(person, NOW)).map(({ role, state }) => [role, state])).toEqual([
    ["seller", "active"],
    ["trust_manager", "active"],
    ["buyer", "available"],
    ["ambassador", "available"],
  ]);
  expect(await listRoleCards({ ...person, userId: newId() }, NOW)).toHaveLength(3);
});
