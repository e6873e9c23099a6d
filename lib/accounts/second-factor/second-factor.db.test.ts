import { HOTP, Secret } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { listOwnAudit } from "../../audit/queries/list-own-audit.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { openSession } from "../sessions/commands/open-session.ts";
import { findActor } from "../sessions/queries/find-visitor.ts";
import { listDevices } from "../sessions/queries/list-devices.ts";
import { beginSecondFactor } from "./commands/begin-second-factor.ts";
import { confirmSecondFactor } from "./commands/confirm-second-factor.ts";
import { removeSecondFactor } from "./commands/remove-second-factor.ts";
import { renewRecoveryCodes } from "./commands/renew-recovery-codes.ts";
import { verifySecondFactor } from "./commands/verify-second-factor.ts";
import { findSecondFactorSetup } from "./queries/find-second-factor-setup.ts";
import { secondFactorState } from "./queries/second-factor-state.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const STEP = 30_000;
const steps = (count: number) => new Date(NOW.getTime() + count * STEP);

const database = adoptedDatabase();

let actor: Actor;
beforeEach(async () => {
  actor = await signIn(await createPerson(database, [["buyer", "active"]]));
});

/** The actor of a session that is really open. */
async function signIn({ userId }: Actor): Promise<Actor> {
  const token = await openSession({ userId, remember: false, userAgent: "Laptop" }, NOW);
  const found = await findActor(token, NOW);
  if (!found) throw new Error("expected somebody");
  return found;
}

/** What an authenticator application shows, by RFC 4226 alone. */
const codeAt = (secret: string, at: Date) =>
  HOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(" ", "")),
    counter: Math.floor(at.getTime() / STEP),
  });

/** Sets the application of the actor up; its first code is that of NOW. */
async function setUp(person = actor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await beginSecondFactor(person, NOW);
  const { recoveryCodes } = await confirmSecondFactor(person, codeAt(secret, NOW), NOW);
  return { secret, recoveryCodes };
}

const mailsOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT kind, toAddress FROM OutboxMail WHERE userId = ?").all(userId);
const firstCodeOf = ({ recoveryCodes }: { recoveryCodes: string[] }) => recoveryCodes[0] ?? "";

describe("the setup", () => {
  test("gives a secret to type, its address, and its picture, and is found again", async () => {
    const setup = await beginSecondFactor(actor, NOW);
    expect(setup.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const uri = new URL(setup.uri);
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain(actor.email);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: "Loopimmo",
      secret: setup.secret.replaceAll(" ", ""),
      digits: "6",
      period: "30",
    });
    expect(setup.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(await findSecondFactorSetup(actor)).toEqual(setup);
  });

  test("asks for nothing until a first code is given", async () => {
    const { secret } = await beginSecondFactor(actor, NOW);
    expect(await secondFactorState(actor)).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    expect(await verifySecondFactor(actor.userId, codeAt(secret, NOW), NOW)).toBeNull();
  });

  test("begun again has another secret; the first one's codes are refused", async () => {
    const first = await beginSecondFactor(actor, NOW);
    const second = await beginSecondFactor(actor, NOW);
    await expect(confirmSecondFactor(actor, codeAt(first.secret, NOW), NOW)).rejects.toThrow(
      "account.code-refused",
    );
    await confirmSecondFactor(actor, codeAt(second.secret, NOW), NOW);
  });

  test.each(["", "000", "abcdef", "7K3M-0000-ABCD-ZZZZ", "x".repeat(100_000)])(
    "is not ended by %j",
    async (code) => {
      await beginSecondFactor(actor, NOW);
      await expect(confirmSecondFactor(actor, code, NOW)).rejects.toThrow("account.code-refused");
      expect((await secondFactorState(actor)).on).toBe(false);
    },
  );

  test("that was not begun can't be ended", async () => {
    await expect(confirmSecondFactor(actor, "123456", NOW)).rejects.toThrow("account.code-refused");
  });

  test("can't replace a second factor that is on", async () => {
    const { secret } = await setUp();
    await expect(beginSecondFactor(actor, NOW)).rejects.toThrow("account.second-factor-on");
    await expect(confirmSecondFactor(actor, codeAt(secret, steps(1)), NOW)).rejects.toThrow(
      "account.second-factor-on",
    );
    expect(await findSecondFactorSetup(actor)).toBeNull();
  });
});

describe("once it is on", () => {
  test("its state tells since when, and how many recovery codes are left", async () => {
    await setUp();
    expect(await secondFactorState(actor)).toEqual({ on: true, since: NOW, recoveryCodesLeft: 10 });
  });

  test("the other sessions have ended, and a mail tells so", async () => {
    const elsewhere = await signIn(actor);
    await setUp();
    expect((await listDevices(actor, NOW)).map(({ sessionId }) => sessionId)).toEqual([
      actor.sessionId,
    ]);
    expect(elsewhere.sessionId).not.toBe(actor.sessionId);
    expect(mailsOf(actor)).toEqual([{ kind: "second-factor-changed", toAddress: actor.email }]);
    expect((await listOwnAudit(actor)).entries[0]?.sentence).toBe(
      "La double authentification a été activée.",
    );
  });

  test("neither the secret nor the codes are in the database", async () => {
    const { secret, recoveryCodes } = await setUp();
    const stored = JSON.stringify([
      database.raw.prepare("SELECT * FROM SecondFactor").all(),
      database.raw.prepare("SELECT * FROM RecoveryCode").all(),
      database.raw.prepare("SELECT * FROM AuditEvent").all(),
      database.raw.prepare("SELECT * FROM OutboxMail").all(),
    ]);
    for (const text of [secret.replaceAll(" ", ""), secret, ...recoveryCodes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(text.replaceAll("-", ""));
    }
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  test("a secret copied to somebody else's account opens nothing", async () => {
    const { secret } = await setUp();
    const thief = await createPerson(database, [["buyer", "active"]]);
    database.raw
      .prepare(
        `INSERT INTO SecondFactor (userId, secretSealed, confirmedAt, createdAt)
         SELECT ?, secretSealed, confirmedAt, createdAt FROM SecondFactor WHERE userId = ?`,
      )
      .run(thief.userId, actor.userId);
    expect(await verifySecondFactor(thief.userId, codeAt(secret, steps(1)), steps(1))).toBeNull();
  });
});

describe("a code of the application", () => {
  test.each([
    [-2, null],
    [-1, "totp"],
    [0, "totp"],
    [1, "totp"],
    [2, null],
  ])("of %i steps from now: %s", async (away, taken) => {
    const { secret } = await setUp();
    const now = steps(100);
    expect(await verifySecondFactor(actor.userId, codeAt(secret, steps(100 + away)), now)).toBe(
      taken,
    );
  });

  test("is taken once, the one that ended the setup included", async () => {
    const { secret } = await setUp();
    const verify = (step: number, now: number) =>
      verifySecondFactor(actor.userId, codeAt(secret, steps(step)), steps(now));
    expect(await verify(0, 0)).toBeNull();
    expect(await verify(1, 1)).toBe("totp");
    expect(await verify(1, 1)).toBeNull();
    expect(await verify(0, 1)).toBeNull();
    expect(await verify(2, 1)).toBe("totp");
    expect(await verify(1, 2)).toBeNull();
    expect(await verify(3, 3)).toBe("totp");
  });

  test("given ten times at once is taken once", async () => {
    const { secret } = await setUp();
    const code = codeAt(secret, steps(5));
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => verifySecondFactor(actor.userId, code, steps(5))),
    );
    expect(taken.filter((kind) => kind !== null)).toEqual(["totp"]);
  });

  test("of somebody else is refused", async () => {
    const { secret } = await setUp();
    const other = await signIn(await createPerson(database, [["buyer", "active"]]));
    await setUp(other);
    expect(await verifySecondFactor(other.userId, codeAt(secret, steps(1)), steps(1))).toBeNull();
  });
});

describe("a recovery code", () => {
  test("opens once, however it is typed", async () => {
    const code = firstCodeOf(await setUp());
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect(await verifySecondFactor(actor.userId, typed, NOW)).toBe("recovery");
    expect(await verifySecondFactor(actor.userId, code, NOW)).toBeNull();
    expect((await secondFactorState(actor)).recoveryCodesLeft).toBe(9);
    expect((await listOwnAudit(actor)).entries[0]?.sentence).toBe(
      "Un code de secours a été utilisé.",
    );
  });

  test("given ten times at once opens once", async () => {
    const code = firstCodeOf(await setUp());
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => verifySecondFactor(actor.userId, code, NOW)),
    );
    expect(taken.filter((kind) => kind !== null)).toEqual(["recovery"]);
  });

  test("of somebody else is refused, and stays theirs", async () => {
    const code = firstCodeOf(await setUp());
    const other = await signIn(await createPerson(database, [["buyer", "active"]]));
    await setUp(other);
    expect(await verifySecondFactor(other.userId, code, NOW)).toBeNull();
    expect(await verifySecondFactor(actor.userId, code, NOW)).toBe("recovery");
  });

  test("is of no use once new ones were given", async () => {
    const old = firstCodeOf(await setUp());
    const fresh = await renewRecoveryCodes(actor, NOW);
    expect(fresh.recoveryCodes).toHaveLength(10);
    expect(await verifySecondFactor(actor.userId, old, NOW)).toBeNull();
    expect(await verifySecondFactor(actor.userId, firstCodeOf(fresh), NOW)).toBe("recovery");
  });
});

describe("removed", () => {
  test("it asks for nothing, its codes open nothing, and a mail tells so", async () => {
    const { secret, recoveryCodes } = await setUp();
    await removeSecondFactor(actor, NOW);
    expect((await secondFactorState(actor)).on).toBe(false);
    for (const code of [codeAt(secret, steps(1)), recoveryCodes[0] ?? ""]) {
      expect(await verifySecondFactor(actor.userId, code, steps(1))).toBeNull();
    }
    expect(mailsOf(actor)).toHaveLength(2);
    await setUp();
  });

  test("where there is none, nothing is", async () => {
    await beginSecondFactor(actor, NOW);
    for (const change of [removeSecondFactor, renewRecoveryCodes]) {
      await expect(change(actor, NOW)).rejects.toThrow("account.second-factor-off");
    }
    expect(mailsOf(actor)).toEqual([]);
  });

  test("by a trust manager, it is not", async () => {
    const manager = await signIn(await createPerson(database, [["trust_manager", "active"]]));
    expect(manager.mustSecure).toBe(true);
    await setUp(manager);
    await expect(removeSecondFactor(manager, NOW)).rejects.toThrow(
      "account.second-factor-required",
    );
    expect((await secondFactorState(manager)).on).toBe(true);
  });
});

test("nothing of it can be changed with a demonstration account", async () => {
  const demo = { ...actor, isDemo: true };
  for (const change of [
    () => beginSecondFactor(demo, NOW),
    () => confirmSecondFactor(demo, "123456", NOW),
    () => renewRecoveryCodes(demo, NOW),
    () => removeSecondFactor(demo, NOW),
  ]) {
    await expect(change()).rejects.toThrow("account.demo");
  }
  expect(await findSecondFactorSetup(actor)).toBeNull();
});

test("an unknown person has no second factor", async () => {
  expect(await verifySecondFactor("nobody", "123456", NOW)).toBeNull();
});
