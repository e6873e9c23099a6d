import { beforeEach, expect, test } from "vitest";
import { noteSessionUse } from "../accounts/sessions/commands/note-session-use.ts";
import { openSession } from "../accounts/sessions/commands/open-session.ts";
import { HOUR_MS, MINUTE_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { planVisit } from "../testing/looper-stage.ts";
import { type VisitedHome, visitedHome } from "../testing/visits.ts";
import { completeVisit } from "./commands/complete-visit.ts";

/* How the networks of a visit's two sides are compared (decision 0088). */

const NOW = new Date("2026-11-23T10:00:00Z");
const STARTS_AT = new Date(NOW.getTime() + 48 * HOUR_MS);

const database = adoptedDatabase("test");
let home: VisitedHome;
beforeEach(async () => {
  home = await visitedHome(database, { looperPayVersion: "2026-11" });
});

const from = (network: string) => ({ network, loopback: false });

/** Signs somebody in from a network. @returns them, by that session */
async function signIn(person: Actor, network: string | null): Promise<Actor> {
  const { userId } = person;
  await openSession(
    { userId, remember: true, userAgent: null, ...(network && { origin: from(network) }) },
    NOW,
  );
  const { id } = await database.reader.session.findFirstOrThrow({ where: { userId } });
  return { ...person, sessionId: id };
}

/** The looper types the code so many seconds after the start. */
async function complete(host: Actor, seconds: number): Promise<void> {
  const visitId = await planVisit(database, home, STARTS_AT, NOW);
  const { checkInCode } = await database.reader.visit.findUniqueOrThrow({ where: { id: visitId } });
  const at = new Date(STARTS_AT.getTime() + seconds * 1_000);
  await completeVisit({ visitId, code: checkInCode }, host, at);
}

const matches = () => database.reader.visitNetworkMatch.count();

test.each<[string, string | null, string | null, number, number]>([
  ["one network, at once", "203.0.113.7", "203.0.113.7", 59, 1],
  ["one network, a little early", "203.0.113.7", "203.0.113.7", -60, 1],
  ["one network, two minutes later", "203.0.113.7", "203.0.113.7", 120, 0],
  ["two networks", "203.0.113.7", "198.51.100.9", 10, 0],
  ["a visitor whose network is not known", "203.0.113.7", null, 10, 0],
  ["a host whose network is not known", null, "203.0.113.7", 10, 0],
  ["neither known", null, null, 10, 0],
])("a code typed from %s", async (_title, host, visitor, seconds, expected) => {
  const looper = await signIn(home.looper, host);
  await signIn(home.buyer, visitor);
  await complete(looper, seconds);
  expect(await matches()).toBe(expected);
});

test("a session's network is that of its last use, and stands for it without saying it", async () => {
  const looper = await signIn(home.looper, "203.0.113.7");
  await signIn(home.buyer, "198.51.100.9");
  const session = { sessionId: looper.sessionId, lastSeenAt: NOW, remember: true };
  const keyOf = async () =>
    (await database.reader.session.findUniqueOrThrow({ where: { id: looper.sessionId } }))
      .networkKey;
  const before = await keyOf();
  expect(before).toMatch(/^[\w-]{8}$/);
  await noteSessionUse(session, new Date(NOW.getTime() + MINUTE_MS), from("198.51.100.9"));
  expect(await keyOf()).toBe(before);
  await noteSessionUse(session, new Date(NOW.getTime() + HOUR_MS), from("198.51.100.9"));
  expect(await keyOf()).not.toBe(before);
  await complete(looper, 5);
  expect(await matches()).toBe(1);
});
