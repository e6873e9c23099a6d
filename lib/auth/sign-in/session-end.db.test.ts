import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endAllSessions } from "../../accounts/commands/end-all-sessions.ts";
import { grantRole } from "../../accounts/commands/grant-role.ts";
import {
  signOutDevice,
  signOutOtherDevices,
} from "../../accounts/devices/commands/sign-out-device.ts";
import { eraseAccount } from "../../accounts/erasure/commands/erase-account.ts";
import { changePassword } from "../../accounts/passwords/commands/change-password.ts";
import { resetPassword } from "../../accounts/passwords/commands/reset-password.ts";
import { openSession } from "../../accounts/sessions/commands/open-session.ts";
import { findActor } from "../../accounts/sessions/queries/find-visitor.ts";
import { newId } from "../../kernel/ids.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { signInContext } from "../../testing/sign-in-context.ts";
import { signIn } from "./commands/sign-in.ts";
import { signOut } from "./commands/sign-out.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const PASSWORD = "azerty-123";

const database = adoptedDatabase("test");
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** A browser that somebody is signed in on, and that is sent push messages. */
interface Browser {
  token: string;
  actor: Actor;
}

let own: Browser;
let other: Browser;
beforeEach(async () => {
  const { userId } = await createPerson(database, [["buyer", "active"]], { passwordHash });
  own = await browserOf(userId);
  other = await browserOf(userId);
});

async function browserOf(userId: string): Promise<Browser> {
  const token = await openSession({ userId, remember: false, userAgent: "Firefox" }, NOW);
  const actor = await findActor(token, NOW);
  if (!actor) throw new Error("expected somebody");
  const { sessionId } = actor;
  const browser = { id: newId(), userId, sessionId, p256dh: "key", auth: "secret", createdAt: NOW };
  await database.writer.$transaction((tx) =>
    tx.pushSubscription.create({ data: { ...browser, endpoint: endpointOf(sessionId) } }),
  );
  return { token, actor };
}

const endpointOf = (sessionId: string) => `https://fcm.googleapis.com/${sessionId}`;

/** The browsers that are sent push messages, each with the session that it belongs to. */
const subscribed = () =>
  database.raw
    .prepare<[], { endpoint: string; sessionId: string }>(
      "SELECT endpoint, sessionId FROM PushSubscription",
    )
    .all();

const browserRow = ({ actor: { sessionId } }: Browser, now = sessionId) => ({
  endpoint: endpointOf(sessionId),
  sessionId: now,
});

/** The sessions whose end is reported to open pages. */
const endedSessions = () =>
  database.raw
    .prepare<[], string>("SELECT data FROM UserEvent WHERE kind = 'session'")
    .pluck()
    .all()
    .map((data) => JSON.parse(data).sessionId);

async function resetLink({ actor: { userId } }: Browser): Promise<string> {
  const token = newToken();
  await database.writer.$transaction((tx) =>
    tx.oneTimeToken.create({
      data: {
        hash: tokenHash(token),
        purpose: "password_reset",
        userId,
        createdAt: NOW,
        expiresAt: new Date(NOW.getTime() + 3_600_000),
      },
    }),
  );
  return token;
}

const accountOf = ({ actor }: Browser) => ({ ...actor, hasSecondFactor: false });

const context = () => ({ deviceProof: undefined, userAgent: "Firefox" });

describe("push messages and open pages end with", () => {
  test.each<[string, () => Promise<unknown>, () => Browser[]]>([
    ["a sign-out", () => signOut(own.token, NOW), () => [other]],
    [
      "a device that is signed out in the settings",
      () => signOutDevice(own.actor.sessionId, other.actor, NOW),
      () => [other],
    ],
    [
      "every other device that is signed out",
      () => signOutOtherDevices(other.actor, NOW),
      () => [other],
    ],
    ["all sessions, from the command line", () => endAllSessions(accountOf(own), NOW), () => []],
    [
      "a role of the team that is granted",
      () => grantRole(accountOf(own), "trust_manager", NOW),
      () => [],
    ],
    ["the account, erased", () => eraseAccount(own.actor, NOW), () => []],
    [
      "a forgotten password that is set anew",
      async () =>
        resetPassword(
          { token: await resetLink(own), password: "un autre mot" },
          signInContext(),
          NOW,
        ),
      () => [],
    ],
    [
      "a statement that no command wrote",
      async () =>
        database.raw
          .prepare("UPDATE Session SET revokedAt = ? WHERE id = ?")
          .run("2026-11-21T10:00:00.000+00:00", own.actor.sessionId),
      () => [other],
    ],
  ])("%s", async (_, end, left) => {
    await end();
    const browsers = left();
    expect(subscribed()).toEqual(browsers.map((each) => browserRow(each)));
    const ended = [own, other].filter((each) => !browsers.includes(each));
    expect(endedSessions().toSorted()).toEqual(
      ended.map(({ actor }) => actor.sessionId).toSorted(),
    );
  });
});

describe("a browser that goes on with another session", () => {
  test("goes on getting its person's push messages after they changed the password on it, and no other does", async () => {
    const change = { currentPassword: PASSWORD, password: "un autre mot" };
    const result = await changePassword(change, own.actor, context(), NOW);
    const next = result.kind === "signed-in" ? await findActor(result.token, NOW) : null;
    expect(subscribed()).toEqual([browserRow(own, next?.sessionId)]);
    expect(endedSessions().toSorted()).toEqual(
      [own, other].map(({ actor }) => actor.sessionId).toSorted(),
    );
  });

  test("goes on getting them after the person signed in once more", async () => {
    const { email } = own.actor;
    const result = await signIn(
      { email, password: PASSWORD, remember: true },
      { ...signInContext(), replaces: own.token },
      NOW,
    );
    const next = result.kind === "signed-in" ? await findActor(result.token, NOW) : null;
    expect(subscribed()).toContainEqual(browserRow(own, next?.sessionId));
    expect(endedSessions()).toEqual([own.actor.sessionId]);
  });

  test("gets none of the former person's after another signed in on it", async () => {
    const { userId, email } = await createPerson(database, [["buyer", "active"]], { passwordHash });
    await signIn(
      { email, password: PASSWORD, remember: true },
      { ...signInContext(), replaces: own.token },
      NOW,
    );
    expect(subscribed()).toEqual([browserRow(other)]);
    expect(userId).not.toBe(own.actor.userId);
  });
});

describe("the database takes no push subscription", () => {
  const add = (userId: string, sessionId: string) =>
    database.writer.$transaction((tx) =>
      tx.pushSubscription.create({
        data: {
          id: newId(),
          userId,
          sessionId,
          endpoint: endpointOf(newId()),
          p256dh: "key",
          auth: "secret",
          createdAt: NOW,
        },
      }),
    );

  test("of a session that ended, or of somebody else's", async () => {
    const stranger = await createPerson(database, [["buyer", "active"]]);
    await signOut(own.token, NOW);
    const { userId, sessionId } = own.actor;
    await expect(add(userId, sessionId)).rejects.toThrow(/constraint|belongs to a live session/);
    await expect(add(stranger.userId, other.actor.sessionId)).rejects.toThrow(
      /constraint|belongs to a live session/,
    );
    await expect(
      database.writer.$transaction((tx) =>
        tx.pushSubscription.updateMany({ data: { userId: stranger.userId } }),
      ),
    ).rejects.toThrow(/constraint|belongs to a live session/);
  });
});
