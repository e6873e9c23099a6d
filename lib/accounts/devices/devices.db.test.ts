import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { noteSessionUse } from "../sessions/commands/note-session-use.ts";
import { openSession } from "../sessions/commands/open-session.ts";
import { findActor } from "../sessions/queries/find-visitor.ts";
import { signOutDevice, signOutOtherDevices } from "./commands/sign-out-device.ts";
import { listOwnDevices } from "./queries/list-own-devices.ts";
import { deviceSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LATER = new Date("2026-11-21T11:00:00Z");
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";

const database = adoptedDatabase();

let camille: Actor;
let marc: Actor;
beforeEach(async () => {
  camille = await signedIn((await createPerson(database, [["buyer", "active"]])).userId);
  marc = await signedIn((await createPerson(database, [["buyer", "active"]])).userId);
});

async function signedIn(userId: string, userAgent: string | null = null): Promise<Actor> {
  const actor = await findActor(
    await openSession({ userId, remember: false, userAgent }, NOW),
    NOW,
  );
  if (!actor) throw new Error("expected somebody");
  return actor;
}

const revokedOf = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { subjectId: string }>(
      "SELECT subjectId FROM AuditEvent WHERE concernsId = ? AND action = 'session.revoked'",
    )
    .all(userId)
    .map(({ subjectId }) => subjectId);
const idsOf = async (actor: Actor) =>
  (await listOwnDevices(actor, NOW)).map(({ sessionId }) => sessionId);

describe("a person's devices", () => {
  test("are named, the one in use first", async () => {
    const laptop = await signedIn(camille.userId, FIREFOX);
    await noteSessionUse(laptop, LATER);
    expect(await listOwnDevices(camille, LATER)).toEqual([
      {
        sessionId: camille.sessionId,
        name: null,
        current: true,
        since: NOW,
        lastSeenAt: NOW,
      },
      {
        sessionId: laptop.sessionId,
        name: "Firefox sur Windows",
        current: false,
        since: NOW,
        lastSeenAt: LATER,
      },
    ]);
  });

  test("are signed out one by one, which the audit tells", async () => {
    const laptop = await signedIn(camille.userId);
    await signOutDevice(laptop.sessionId, camille, NOW);
    expect(await idsOf(camille)).toEqual([camille.sessionId]);
    expect(revokedOf(camille)).toEqual([laptop.sessionId]);
  });

  test("are signed out together but the one in use, and nobody else's", async () => {
    const others = [await signedIn(camille.userId), await signedIn(camille.userId)];
    expect(await signOutOtherDevices(camille, NOW)).toBe(2);
    expect(await idsOf(camille)).toEqual([camille.sessionId]);
    expect(revokedOf(camille).sort()).toEqual(others.map(({ sessionId }) => sessionId).sort());
    expect(await idsOf(marc)).toEqual([marc.sessionId]);
    expect(await signOutOtherDevices(camille, NOW)).toBe(0);
  });

  test.each([
    ["somebody else's", () => marc.sessionId],
    ["an unknown one", () => newId()],
    ["none", () => ""],
    ["an injection", () => "' OR 1=1 --"],
  ])("of %s are not found, and nothing ends", async (_name, sessionId) => {
    await expect(signOutDevice(sessionId(), camille, NOW)).rejects.toThrow("session.not-found");
    expect(await idsOf(marc)).toEqual([marc.sessionId]);
    expect(await idsOf(camille)).toEqual([camille.sessionId]);
    expect([...revokedOf(camille), ...revokedOf(marc)]).toEqual([]);
  });

  test("signed out at once several times are signed out once", async () => {
    const { sessionId } = await signedIn(camille.userId);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => signOutDevice(sessionId, camille, NOW)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(revokedOf(camille)).toEqual([sessionId]);
  });
});

test("a demonstration's account shows the device in use alone, and signs none out", async () => {
  const { sessionId } = await signedIn(camille.userId);
  const demo = { ...camille, isDemo: true };
  expect(await idsOf(demo)).toEqual([camille.sessionId]);
  await expect(signOutDevice(sessionId, demo, NOW)).rejects.toThrow("account.demo");
  await expect(signOutOtherDevices(demo, NOW)).rejects.toThrow("account.demo");
  expect(await idsOf(camille)).toHaveLength(2);
});

describe("what is sent to sign out", () => {
  test("names one device, or all the others", () => {
    const device = newId();
    expect(deviceSchema.parse({ device })).toEqual({ device });
    expect(deviceSchema.parse({ device: "others" })).toEqual({ device: "others" });
  });

  test.each([
    {},
    { device: "all" },
    { device: ["others", "others"] },
    { device: "../etc" },
    { device: "others", userId: "vendevr00000" },
    { device: "others", role: "trust_manager" },
    null,
  ])("as %j is refused", (body) => {
    expect(deviceSchema.safeParse(body).success).toBe(false);
  });
});
