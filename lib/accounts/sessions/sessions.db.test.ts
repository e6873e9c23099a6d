import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { userRow } from "../../testing/builders.ts";
import { rsacNumber } from "../../testing/rsac-number.ts";
import { revokeSession, revokeSessions } from "../../testing/sessions.ts";
import { noteSessionUse } from "./commands/note-session-use.ts";
import { openSession } from "./commands/open-session.ts";
import { findActor } from "./queries/find-visitor.ts";
import { listDevices } from "./queries/list-devices.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(NOW.getTime() + ms);

const database = adoptedDatabase();

let user: ReturnType<typeof userRow>;
beforeEach(async () => {
  user = userRow({ activeRole: "seller" });
  await database.writer.$transaction(async (tx) => {
    await tx.user.create({ data: user });
    await tx.roleGrant.create({
      data: { id: newId(), userId: user.id, role: "seller", status: "active", requestedAt: NOW },
    });
    await tx.roleGrant.create({
      data: {
        id: newId(),
        userId: user.id,
        role: "ambassador",
        status: "pending",
        requestedAt: later(HOUR),
      },
    });
  });
});

const open = (options: { remember?: boolean; replaces?: string; userAgent?: string } = {}) =>
  openSession({ userId: user.id, remember: false, userAgent: null, ...options }, NOW);

async function actorOf(token: string, now = NOW) {
  const actor = await findActor(token, now);
  if (!actor) throw new Error("expected somebody");
  return actor;
}

describe("a token", () => {
  test("stands for its person, with the roles held and asked for", async () => {
    expect(await actorOf(await open())).toMatchObject({
      userId: user.id,
      email: user.email,
      activeRole: "seller",
      remember: false,
      lastSeenAt: NOW,
      roles: [
        { role: "seller", status: "active" },
        { role: "ambassador", status: "pending" },
      ],
    });
  });

  test("stands for a looper in force on the last day of the papers, and for none after", async () => {
    await database.writer.$transaction(async (tx) => {
      await tx.roleGrant.updateMany({
        where: { userId: user.id, role: "ambassador" },
        data: { status: "active" },
      });
      await tx.ambassadorProfile.create({
        data: {
          userId: String(user.id),
          rsacNumber: rsacNumber(),
          identityExpiresOn: "2031-06-01",
          attestationExpiresOn: "2026-11-21",
          insuranceExpiresOn: "2027-06-01",
          trainedAt: NOW,
        },
      });
    });
    const token = await open();
    const statusAt = async (instant: string) =>
      (await actorOf(token, new Date(instant))).roles.find(({ role }) => role === "ambassador")
        ?.status;
    expect(await statusAt("2026-11-21T22:59:59Z")).toBe("active");
    // Midnight in Paris.
    expect(await statusAt("2026-11-21T23:00:00Z")).toBe("suspended");
  });

  test("is not in the database: its hash is", async () => {
    const token = await open();
    const stored = database.raw.prepare("SELECT * FROM Session").all();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).toContain(tokenHash(token));
  });

  test.each([undefined, null, "", 42, {}, ["a"], "' OR 1=1 --", "\0", "x".repeat(100_000)])(
    "%j stands for nobody",
    async (token) => {
      expect(await findActor(token, NOW)).toBeNull();
    },
  );

  test("of a right shape that was never given stands for nobody", async () => {
    const token = await open();
    expect(await findActor(newToken(), NOW)).toBeNull();
    expect(await findActor(tokenHash(token), NOW)).toBeNull();
    expect(
      await findActor(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, NOW),
    ).toBeNull();
  });

  test("of a person who erased the account stands for nobody", async () => {
    const token = await open();
    database.raw.prepare("UPDATE User SET erasedAt = ? WHERE id = ?").run("2026-11-21", user.id);
    expect(await findActor(token, NOW)).toBeNull();
  });
});

describe("a session", () => {
  test.each([
    [false, 24 * HOUR],
    [true, 30 * 24 * HOUR],
  ])("remembered %s ends %i ms after its last use", async (remember, lasts) => {
    const token = await open({ remember });
    expect(await findActor(token, later(lasts - 1))).not.toBeNull();
    expect(await findActor(token, later(lasts))).toBeNull();
  });

  test("that is used goes on; its use is written at most every five minutes", async () => {
    const token = await open();
    await noteSessionUse(await actorOf(token), later(4 * MINUTE));
    expect((await actorOf(token)).lastSeenAt).toEqual(NOW);
    await noteSessionUse(await actorOf(token), later(10 * MINUTE));
    expect((await actorOf(token)).lastSeenAt).toEqual(later(10 * MINUTE));
    expect(await findActor(token, later(24 * HOUR))).not.toBeNull();
    expect(await findActor(token, later(24 * HOUR + 10 * MINUTE))).toBeNull();
  });

  test("that ended is not brought back by a use noted late", async () => {
    const token = await open();
    const actor = await actorOf(token);
    await revokeSession(actor, NOW);
    await noteSessionUse(actor, later(HOUR));
    expect(await findActor(token, later(HOUR))).toBeNull();
    const expired = await open();
    await noteSessionUse(await actorOf(expired), later(48 * HOUR));
    expect(await findActor(expired, later(48 * HOUR))).toBeNull();
  });

  test("is replaced at login: the one the browser came with ends", async () => {
    const first = await open();
    const second = await open({ replaces: first });
    expect(await findActor(first, NOW)).toBeNull();
    expect(await findActor(second, NOW)).not.toBeNull();
  });

  test("replaced by a token that is none opens all the same", async () => {
    const token = await open({ replaces: "' OR 1=1 --" });
    expect(await findActor(token, NOW)).not.toBeNull();
  });

  test("of somebody else can't be ended", async () => {
    const token = await open();
    const { sessionId } = await actorOf(token);
    expect(await revokeSession({ userId: newId(), sessionId }, NOW)).toBe(false);
    expect(await findActor(token, NOW)).not.toBeNull();
    expect(await revokeSession({ userId: user.id, sessionId }, NOW)).toBe(true);
    expect(await revokeSession({ userId: user.id, sessionId }, NOW)).toBe(false);
    expect(await findActor(token, NOW)).toBeNull();
  });

  test("stays when the others of the person end, and nobody else's do", async () => {
    const [own, other, third] = [await open(), await open(), await open({ remember: true })];
    const stranger = userRow();
    await database.writer.$transaction((tx) => tx.user.create({ data: stranger }));
    const theirs = await openSession(
      { userId: stranger.id, remember: false, userAgent: null },
      NOW,
    );
    const { sessionId } = await actorOf(own);
    expect(await revokeSessions({ userId: user.id, except: sessionId }, NOW)).toBe(2);
    const found = await Promise.all(
      [own, other, third, theirs].map((token) => findActor(token, NOW)),
    );
    expect(found.map((actor) => actor !== null)).toEqual([true, false, false, true]);
    expect(await revokeSessions({ userId: user.id }, NOW)).toBe(1);
    expect(await findActor(own, NOW)).toBeNull();
  });
});

test("devices are those signed in now, the one used last first", async () => {
  const phone = await open({ userAgent: "Phone" });
  await open({ userAgent: "Laptop" });
  await revokeSession(await actorOf(await open({ userAgent: "Old" })), NOW);
  await noteSessionUse(await actorOf(phone), later(HOUR));
  expect(
    (await listDevices({ userId: user.id }, later(HOUR))).map(({ userAgent }) => userAgent),
  ).toEqual(["Phone", "Laptop"]);
  expect(await listDevices({ userId: newId() }, NOW)).toEqual([]);
});
