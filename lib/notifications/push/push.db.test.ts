import { createPublicKey, verify } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../../accounts/sessions/commands/open-session.ts";
import { findActor } from "../../accounts/sessions/queries/find-visitor.ts";
import { PARIS_CLOCK } from "../../kernel/place.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson, writeSession } from "../../testing/people.ts";
import { PushService } from "../../testing/push-service.ts";
import { revokeSession } from "../../testing/sessions.ts";
import { notify } from "../commands/notify.ts";
import { deliverDueNotifications } from "../delivery/delivery.ts";
import { renewPush } from "./commands/renew-push.ts";
import { subscribePush } from "./commands/subscribe-push.ts";
import { unsubscribePush } from "./commands/unsubscribe-push.ts";
import { pushKeys, pushKeysOf } from "./keys.ts";
import { isPushEndpoint } from "./rules.ts";
import { pushSubscriptionSchema } from "./schemas.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const NEVER = { stop: new AbortController().signal, cut: new AbortController().signal };

const service = new PushService();
const database = adoptedDatabase("test");
let person: Actor;

beforeAll(() => service.open());
afterAll(() => service.close());
beforeEach(async () => {
  Object.assign(service, { received: [], status: 201, answers: null });
  replaceOnce("env", parseEnvironment({ ...process.env, PUSH_HOSTS: service.host }));
  person = await signedIn();
});
afterEach(() => replaceOnce("env", undefined));

/** A person with a session. */
async function signedIn(): Promise<Actor> {
  const actor = await createPerson(database, [["buyer", "active"]]);
  await writeSession(database, actor, NOW);
  return actor;
}

const browser = (path?: string) => {
  const { subscription, decrypt } = service.browser(path);
  return { subscription: pushSubscriptionSchema.parse(subscription), decrypt };
};

const subscribe = (subscription: ReturnType<typeof browser>["subscription"], actor = person) =>
  subscribePush(subscription, { userAgent: "Firefox" }, actor, NOW);
const tell = (now = NOW) =>
  database.writer.$transaction((tx) =>
    notify(
      tx,
      {
        userId: person.userId,
        event: "offer.withdrawn",
        data: {
          offerId: "o",
          title: "T3 avec balcon",
          name: "Anne",
          viewpoint: "seller",
          amountCents: 240_000_00,
          clock: PARIS_CLOCK,
        },
      },
      now,
    ),
  );
const deliver = (now = NOW) => deliverDueNotifications(() => now, NEVER);
const delivery = () =>
  database.raw
    .prepare("SELECT state, attempts, lastError FROM NotificationDelivery WHERE channel = 'push'")
    .get();
const lastDelivery = () =>
  database.raw
    .prepare("SELECT state FROM NotificationDelivery WHERE channel = 'push' ORDER BY rowid DESC")
    .get();
const endpoints = () =>
  database.raw
    .prepare("SELECT endpoint FROM PushSubscription ORDER BY createdAt, id")
    .pluck()
    .all();

describe("a push message", () => {
  test("is read by the browser that it is for, and by nobody on its way", async () => {
    const { subscription, decrypt } = browser();
    await subscribe(subscription);
    const id = await tell();
    await deliver();
    expect(delivery()).toMatchObject({ state: "sent", attempts: 1 });
    const [message, ...others] = service.received;
    expect(others).toEqual([]);
    expect(message?.body.toString("latin1")).not.toContain("Offre");
    expect(decrypt(message?.body ?? Buffer.alloc(0))).toEqual({
      title: "Offre retirée",
      body: "Anne retire son offre de 240\u00a0000\u00a0€ pour «\u00a0T3 avec balcon\u00a0».",
      path: `/notifications/${id}`,
      action: "Voir l’offre",
      tag: id,
    });
    expect(message?.headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
    expect(() => browser().decrypt(message?.body ?? Buffer.alloc(0))).toThrow();
  });

  test("is signed with the site's key, for its service alone (RFC 8292)", async () => {
    const { subscription } = browser();
    await subscribe(subscription);
    await tell();
    await deliver();
    const header = String(service.received[0]?.headers.authorization);
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
    expect(key).toBe(pushKeys().publicKey);
    const [head, claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: `http://${service.host}`,
      sub: expect.stringMatching(/^mailto:/),
    });
    const point = Buffer.from(key ?? "", "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString("base64url"),
    );
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    const bytes = Buffer.from(signature, "base64url");
    const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), options, bytes)).toBe(true);
  });

  test("goes to every browser of the person, and to nobody else's", async () => {
    const other = await signedIn();
    await subscribe(browser("/one").subscription);
    await subscribe(browser("/two").subscription);
    await subscribe(browser("/theirs").subscription, other);
    await tell();
    await Promise.all([deliver(), deliver()]);
    await deliver(later(10));
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/one", "/two"]);
  });

  test.each([404, 410])("is the last to a browser whose service answers %i", async (answer) => {
    await subscribe(browser().subscription);
    service.status = answer;
    await tell();
    await deliver();
    expect(endpoints()).toEqual([]);
    expect(delivery()).toMatchObject({ state: "skipped" });
  });

  test.each([302, 429, 500])(
    "is tried again after %i, later and later, then given up",
    async (answer) => {
      await subscribe(browser().subscription);
      service.status = answer;
      await tell();
      await deliver();
      expect(delivery()).toEqual({
        state: "waiting",
        attempts: 1,
        lastError: `${service.host}: status ${answer}`,
      });
      await deliver(later(0.5));
      expect(service.received).toHaveLength(1);
      for (const minutes of [1, 6, 36, 156]) await deliver(later(minutes));
      expect(delivery()).toMatchObject({ state: "dead", attempts: 5 });
      expect(service.received).toHaveLength(5);
      expect(endpoints()).toHaveLength(1);
    },
  );

  test("is sent no more once its session was ended, and was before", async () => {
    const { subscription, decrypt } = browser();
    await subscribe(subscription);
    await tell();
    await deliver();
    expect(decrypt(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "Offre retirée",
    });
    await tell();
    await revokeSession(person, later(1));
    await deliver(later(1));
    expect(service.received).toHaveLength(1);
    expect(endpoints()).toEqual([]);
    expect(lastDelivery()).toMatchObject({ state: "skipped" });
  });

  test("is sent no more once its session ran out, and again once the person signed in anew", async () => {
    const { subscription, decrypt } = browser();
    await subscribe(subscription);
    const tomorrow = later(24 * 60);
    await tell(tomorrow);
    await deliver(tomorrow);
    expect(service.received).toEqual([]);
    const token = await openSession(
      { userId: person.userId, remember: false, userAgent: null },
      tomorrow,
    );
    const again = await findActor(token, tomorrow);
    if (!again) throw new Error("expected somebody");
    await renewPush(subscription, { userAgent: null }, again, tomorrow);
    await tell(tomorrow);
    await deliver(tomorrow);
    expect(decrypt(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "Offre retirée",
    });
  });

  test("waits for the next attempt where its service refuses the connection", async () => {
    await subscribe(browser().subscription);
    service.close();
    await tell();
    await deliver();
    expect(delivery()).toEqual({
      state: "waiting",
      attempts: 1,
      lastError: `${service.host}: TypeError`,
    });
    await service.open();
    await deliver(later(1));
    expect(delivery()).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("is given up for now where the process stops before its service answered", async () => {
    await subscribe(browser().subscription);
    const stop = new AbortController();
    service.answers = () => stop.abort();
    await tell();
    await deliverDueNotifications(() => NOW, { stop: NEVER.stop, cut: stop.signal });
    expect(delivery()).toEqual({
      state: "waiting",
      attempts: 1,
      lastError: `${service.host}: AbortError`,
    });
  });

  test("to a person without a browser is none", async () => {
    await tell();
    await deliver();
    expect(delivery()).toMatchObject({ state: "skipped", attempts: 0 });
  });
});

describe("a browser", () => {
  test("belongs to who signed in on it last", async () => {
    const { subscription } = browser();
    const other = await signedIn();
    await subscribe(subscription, other);
    await subscribe(subscription);
    await subscribe(subscription);
    expect(endpoints()).toHaveLength(1);
    await unsubscribePush(subscription, other);
    expect(endpoints()).toHaveLength(1);
    await unsubscribePush(subscription, person);
    await unsubscribePush(subscription, person);
    expect(endpoints()).toEqual([]);
  });

  test("is renewed at another address by its person, and by nobody else", async () => {
    const { subscription } = browser("/former");
    await subscribe(subscription);
    const next = { ...browser("/next").subscription, former: subscription.endpoint };
    const renew = (actor: Actor, sent: Parameters<typeof renewPush>[0] = next) =>
      renewPush(sent, { userAgent: null }, actor, NOW);
    await renew(person);
    expect(endpoints()).toEqual([`http://${service.host}/next`]);
    // Sent again, because the response got lost.
    await renew(person);
    expect(endpoints()).toEqual([`http://${service.host}/next`]);
    const other = await signedIn();
    // Another person on the same browser subscribes to nothing by it, and ends the first one's.
    await expect(renew(other, browser("/next").subscription)).rejects.toThrow(
      "push.not-subscribed",
    );
    expect(endpoints()).toEqual([]);
    await expect(renew(person)).rejects.toThrow("push.not-subscribed");
    expect(endpoints()).toEqual([]);
  });

  test("is not subscribed by a session that ended meanwhile", async () => {
    await revokeSession(person, NOW);
    await expect(subscribe(browser().subscription)).rejects.toThrow("request.signed-out");
    expect(endpoints()).toEqual([]);
  });

  test("more than ten make room for each other", async () => {
    for (let index = 0; index < 12; index += 1) await subscribe(browser(`/${index}`).subscription);
    expect(endpoints()).toHaveLength(10);
    expect(endpoints()).toContain(`http://${service.host}/11`);
  });

  test("with an address that is no push service's is refused", async () => {
    const { subscription } = browser();
    for (const endpoint of [
      "https://example.org/push",
      "http://127.0.0.1:1/",
      "http://169.254.169.254/latest/meta-data",
      "https://fcm.googleapis.com.example.org/x",
      "https://fcm.googleapis.com:8443/x",
      "https://user@fcm.googleapis.com/x",
      "http://fcm.googleapis.com/x",
      "javascript:alert(1)",
      "x",
    ]) {
      await expect(subscribe({ ...subscription, endpoint })).rejects.toThrow(
        "push.unknown-service",
      );
    }
    expect(endpoints()).toEqual([]);
  });

  test("with a key that is no point of the curve is refused", async () => {
    const { subscription } = browser();
    const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString("base64url") };
    await expect(subscribe({ ...subscription, keys })).rejects.toThrow("request.invalid");
  });
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://db5p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("%s is a push service's", (endpoint) => {
  expect(isPushEndpoint(endpoint, [])).toBe(true);
});

test("a further host is reached over TLS, but on this machine", () => {
  expect(isPushEndpoint("https://push.example.org/x", ["push.example.org"])).toBe(true);
  expect(isPushEndpoint("http://push.example.org/x", ["push.example.org"])).toBe(false);
});

test("the keys are a secret's own, always the same", () => {
  const [one, again, other] = ["a".repeat(40), "a".repeat(40), "b".repeat(40)].map(pushKeysOf);
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  expect(Buffer.from(one?.privateKey ?? "", "base64url")).toHaveLength(32);
  expect(Buffer.from(one?.publicKey ?? "", "base64url")).toHaveLength(65);
});
