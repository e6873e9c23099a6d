import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { hashPassword, isPassword } from "../../platform/passwords.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { openSession } from "../sessions/commands/open-session.ts";
import { findActor } from "../sessions/queries/find-visitor.ts";
import { changePassword } from "./commands/change-password.ts";
import { provePassword } from "./commands/prove-password.ts";
import { findPasswordHash } from "./queries/find-password-hash.ts";
import { passwordChangeSchema, passwordProofSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const PRESENT = "mot de passe présent";
const NEXT = "un autre mot de passe";
const CONTEXT = { deviceProof: undefined, userAgent: "Firefox" };

const database = adoptedDatabase();
let presentHash: string;
beforeAll(async () => {
  presentHash = await hashPassword(PRESENT);
});

let token: string;
let camille: Actor;
beforeEach(async () => {
  const { userId } = await createPerson(database, [["buyer", "active"]], {
    passwordHash: presentHash,
  });
  token = await openSession({ userId, remember: true, userAgent: null }, NOW);
  camille = await actorOf(token);
});

async function actorOf(ofToken: string): Promise<Actor> {
  const actor = await findActor(ofToken, NOW);
  if (!actor) throw new Error("expected somebody");
  return actor;
}

const change = (currentPassword = PRESENT, actor = camille) =>
  changePassword({ currentPassword, password: NEXT }, actor, CONTEXT, NOW);
const linesOf = (action: string) =>
  database.raw
    .prepare("SELECT * FROM AuditEvent WHERE concernsId = ? AND action = ?")
    .all(camille.userId, action);
const mailsTo = (userId: string) =>
  database.raw.prepare("SELECT kind, toAddress FROM OutboxMail WHERE userId = ?").all(userId);

describe("a change of password", () => {
  test("keeps the new one, and the person signed in with another session", async () => {
    const result = await change();
    if (result.kind !== "signed-in") throw new Error("expected a session");
    expect(result).toMatchObject({ remember: true, userId: camille.userId });
    expect(await isPassword(NEXT, await findPasswordHash(camille))).toBe(true);
    expect(await isPassword(PRESENT, await findPasswordHash(camille))).toBe(false);
    expect(result.token).not.toBe(token);
    expect(await findActor(token, NOW)).toBeNull();
    expect(await actorOf(result.token)).toMatchObject({ userId: camille.userId, remember: true });
  });

  test("ends every other session and every link, and nobody else's", async () => {
    const { userId } = camille;
    const phone = await openSession({ userId, remember: false, userAgent: null }, NOW);
    const marc = await createPerson(database, [["buyer", "active"]]);
    const theirs = await openSession(
      { userId: marc.userId, remember: false, userAgent: null },
      NOW,
    );
    await database.writer.$transaction(async (tx) => {
      for (const whose of [userId, marc.userId]) {
        await tx.oneTimeToken.create({
          data: {
            hash: tokenHash(newToken()),
            purpose: "password_reset",
            userId: whose,
            createdAt: NOW,
            expiresAt: new Date(NOW.getTime() + 60_000),
          },
        });
      }
    });
    await change();
    expect(await findActor(phone, NOW)).toBeNull();
    expect(await findActor(theirs, NOW)).not.toBeNull();
    const open = database.raw
      .prepare("SELECT userId FROM OneTimeToken WHERE spentAt IS NULL AND userId IN (?, ?)")
      .all(userId, marc.userId);
    expect(open).toEqual([{ userId: marc.userId }]);
  });

  test("is told by mail and in the audit", async () => {
    await change();
    expect(mailsTo(camille.userId)).toEqual([
      { kind: "password-changed", toAddress: camille.email },
    ]);
    expect(linesOf("account.password-changed")).toHaveLength(1);
  });

  test("with a wrong present one is refused by its field, and changes nothing", async () => {
    await expect(change("autre")).rejects.toMatchObject({
      code: "account.password-wrong",
      fields: { currentPassword: expect.stringContaining("mot de passe") },
    });
    expect(await findPasswordHash(camille)).toBe(presentHash);
    expect(await findActor(token, NOW)).not.toBeNull();
    expect(mailsTo(camille.userId)).toEqual([]);
  });

  test("is refused where the account has no password", async () => {
    database.raw.prepare("UPDATE User SET passwordHash = NULL WHERE id = ?").run(camille.userId);
    await expect(change("")).rejects.toMatchObject({ code: "account.password-wrong" });
  });

  test("is refused to the demonstration's accounts", async () => {
    await expect(change(PRESENT, { ...camille, isDemo: true })).rejects.toThrow("account.demo");
    expect(await findPasswordHash(camille)).toBe(presentHash);
  });

  test("asked for at once from two places happens once", async () => {
    const other = await actorOf(
      await openSession({ userId: camille.userId, remember: false, userAgent: null }, NOW),
    );
    const outcomes = await Promise.allSettled([change(), change(PRESENT, other), change()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(linesOf("account.password-changed")).toHaveLength(1);
  });

  test("is refused from a session that ended meanwhile, and opens none", async () => {
    database.raw
      .prepare("UPDATE Session SET revokedAt = '2026-11-21' WHERE userId = ?")
      .run(camille.userId);
    await expect(change()).rejects.toThrow("request.signed-out");
    expect(await findPasswordHash(camille)).toBe(presentHash);
  });

  test("from somebody else's session is refused", async () => {
    const marc = await createPerson(database, [["buyer", "active"]], { passwordHash: presentHash });
    const forged = { ...marc, sessionId: camille.sessionId };
    await expect(change(PRESENT, forged)).rejects.toThrow("request.signed-out");
    expect(await findActor(token, NOW)).not.toBeNull();
    expect(await findPasswordHash(marc)).toBe(presentHash);
  });
});

describe("a proof by password", () => {
  const prove = (password: string) => provePassword(password, camille, CONTEXT);

  test("names the field of its form", async () => {
    await expect(prove("autre")).rejects.toMatchObject({
      fields: { password: expect.stringContaining("mot de passe") },
    });
    await expect(prove(PRESENT)).resolves.toBe(presentHash);
  });

  test("is refused after ten wrong ones, even the right one", async () => {
    for (let time = 0; time < 10; time++) {
      await expect(prove("autre")).rejects.toThrow("account.password-wrong");
    }
    await expect(prove(PRESENT)).rejects.toThrow("account.too-many-tries");
    await expect(change()).rejects.toThrow("account.too-many-tries");
  });

  test("that is right forgets the wrong ones before it", async () => {
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 9; time++) {
        await expect(prove("autre")).rejects.toThrow("account.password-wrong");
      }
      await prove(PRESENT);
    }
  });

  test("of who does not exist is refused", async () => {
    const nobody = { ...camille, userId: newId() };
    await expect(provePassword(PRESENT, nobody, CONTEXT)).rejects.toThrow("account.password-wrong");
  });
});

describe("what is sent to change a password", () => {
  const sent = { currentPassword: "azerty", password: "azerty1", confirmPassword: "azerty1" };
  const messageOf = (changes: Record<string, unknown>, min = 6) => {
    const { error } = passwordChangeSchema(min).safeParse({ ...sent, ...changes });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
  };

  test("has the same passwords twice, long enough", () => {
    expect(messageOf({})).toEqual({});
    expect(messageOf({ confirmPassword: "other" })).toEqual({
      confirmPassword: "Les mots de passe ne correspondent pas",
    });
    expect(messageOf({ password: "azert", confirmPassword: "azert" })).toEqual({
      password: "Le mot de passe doit contenir au moins 6 caractères",
    });
    expect(messageOf({}, 12)).toEqual({
      password: "Le mot de passe doit contenir au moins 12 caractères",
    });
    expect(messageOf({ currentPassword: undefined })).toEqual({
      currentPassword: "Saisissez votre mot de passe",
    });
  });

  test.each(["role", "roles", "email", "passwordHash", "userId", "constructor"])(
    "with the field %s is refused",
    (name) => {
      expect(passwordChangeSchema(6).safeParse({ ...sent, [name]: "x" }).success).toBe(false);
      expect(passwordProofSchema.safeParse({ password: "x", [name]: "x" }).success).toBe(false);
    },
  );

  test.each([[["azerty", "azerty"]], [{}], [null], ["x".repeat(201)]])(
    "with the present one %j is refused",
    (currentPassword) => {
      expect(passwordChangeSchema(6).safeParse({ ...sent, currentPassword }).success).toBe(false);
    },
  );
});
