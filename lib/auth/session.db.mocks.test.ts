import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownDevice } from "../accounts/devices/proof.ts";
import { openSession } from "../accounts/sessions/commands/open-session.ts";
import { createWriter } from "../platform/db/clients.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { holdLock } from "../testing/foreign-lock.ts";
import { createPerson } from "../testing/people.ts";
import { DEVICE_COOKIE, serverCookie, sessionCookieName } from "./cookies.ts";
import { sealCookie } from "./next-auth.ts";
import { visitorOf } from "./request-visitor.ts";
import {
  currentToken,
  currentVisitor,
  dropSession,
  rememberDevice,
  writeSignInCookies,
} from "./session.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": "127.0.0.1" }),
  cookies: async () => ({
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) =>
      maxAge === 0 ? jar.delete(name) : jar.set(name, value),
    get: (name: string) => ({ value: jar.get(name) }),
  }),
}));

const database = adoptedDatabase();
let person: Actor;
beforeEach(async () => {
  jar.clear();
  person = await createPerson(database, [["buyer", "active"]]);
});

const withFactor = (confirmedAt: Date | null) =>
  database.writer.$transaction((tx) =>
    tx.secondFactor.create({
      data: { userId: person.userId, secretSealed: "x", createdAt: new Date(), confirmedAt },
    }),
  );

test("who followed a link is on a device of theirs", async () => {
  await withFactor(null);
  await rememberDevice(person.userId);
  expect(knownDevice(jar.get(DEVICE_COOKIE), person.userId)).not.toBeNull();
});

test("a link alone makes no device known where a login asks for a code too", async () => {
  await withFactor(new Date());
  await rememberDevice(person.userId);
  expect(jar.size).toBe(0);
});

test("who asks is known while nothing can be written, their session's use included", async () => {
  const { userId } = person;
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const token = await openSession({ userId, remember: true, userAgent: null }, anHourAgo);
  jar.set(sessionCookieName(), await sealCookie(token));
  const impatient = createWriter(database.url, { lockWaitMs: 1 });
  replaceOnce("db.writer", impatient);
  // Transactions are made one after the other: that of the use has ended when this one has.
  const written = () => impatient.$transaction(async () => {});
  const lastSeen = () =>
    database.raw
      .prepare("SELECT max(lastSeenAt) FROM Session WHERE userId = ?")
      .pluck()
      .get(userId);
  const before = lastSeen();
  const lock = await holdLock(database.file);
  expect(await currentVisitor()).toMatchObject({ kind: "person", actor: { userId } });
  await expect(written()).rejects.toMatchObject({ code: "service.unavailable" });
  await lock.release();
  expect(lastSeen()).toBe(before);
  await currentVisitor();
  await written();
  expect(lastSeen()).not.toBe(before);
  replaceOnce("db.writer", database.writer);
  await impatient.$disconnect();
});

describe("where browsers come by HTTPS", () => {
  beforeEach(() => replaceOnce("env", parseEnvironment({ APP_URL: "https://loopimmo.test" })));
  afterEach(() => replaceOnce("env", undefined));
  const [HOST, EARLIER] = ["__Host-next-auth.session-token", "__Secure-next-auth.session-token"];

  test("a session's cookie is this host's alone", async () => {
    const { userId } = person;
    await writeSignInCookies({ kind: "signed-in", token: "t".repeat(43), remember: true, userId });
    expect([...jar.keys()]).toContain(HOST);
    expect(serverCookie()).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
  });

  test("one of the earlier name goes on, until it is replaced or dropped", async () => {
    const { userId } = person;
    const token = await openSession({ userId, remember: true, userAgent: null });
    const sealed = await sealCookie(token);
    jar.set(EARLIER, sealed);
    expect(await currentToken()).toBe(token);
    const headers = new Headers({ cookie: `${EARLIER}=${sealed}` });
    expect(await visitorOf(headers)).toMatchObject({ kind: "person", actor: { userId } });
    await writeSignInCookies({ kind: "signed-in", token: "t".repeat(43), remember: true, userId });
    expect(jar.has(EARLIER)).toBe(false);
    jar.set(EARLIER, sealed);
    await dropSession();
    expect([jar.has(EARLIER), jar.has(HOST)]).toEqual([false, false]);
  });
});
