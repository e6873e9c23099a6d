import { type ClientRequest, type IncomingMessage, request } from "node:http";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../lib/accounts/sessions/commands/open-session.ts";
import { findActor } from "../lib/accounts/sessions/queries/find-visitor.ts";
import { sealCookie } from "../lib/auth/next-auth.ts";
import { publishEvent } from "../lib/notifications/live/commands/publish-event.ts";
import { purgeEvents } from "../lib/notifications/live/commands/purge-events.ts";
import type { Actor } from "../lib/policy/actor.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { createPerson } from "../lib/testing/people.ts";
import { revokeSessions } from "../lib/testing/sessions.ts";
import { until } from "../lib/testing/until.ts";
import { createAdmission } from "./admission.ts";
import { STREAM_LIMITS } from "./event-stream.ts";
import { createEventStreams } from "./event-streams.ts";
import { followerOf, unreadOf } from "./followers.ts";
import { HOST, open, send } from "./harness.ts";

const database = adoptedDatabase();

const opened: { destroy(): void }[] = [];
const streams: { stop(): void }[] = [];
let person: Actor;
let cookie: string;

beforeEach(async () => {
  person = await createPerson(database, [["buyer", "active"]]);
  const token = await openSession({ userId: person.userId, remember: false, userAgent: "test" });
  cookie = `next-auth.session-token=${await sealCookie(token)}`;
});
afterEach(() => {
  for (const each of opened.splice(0)) each.destroy();
  for (const each of streams.splice(0)) each.stop();
});

/** A site whose pages follow events, looked for as often as the process gets to it. */
async function site({ heartbeatMs = 3_600_000, findFollower = followerOf } = {}) {
  const log = pino({ level: "silent" });
  const events = createEventStreams({
    findFollower,
    countUnread: unreadOf,
    log,
    pollMs: 1,
    heartbeatMs,
  });
  streams.push(events);
  const admission = createAdmission();
  const { port, server } = await open({ events, admission, exemptsLoopback: false });
  return { port, server, events, admission };
}

interface Followed {
  response: IncomingMessage;
  text: () => string;
  /** The events that came, without the greeting. */
  events: () => { id: number; event: string; data: unknown }[];
  isOver: () => boolean;
  leave: () => void;
}

/** Follows events as a browser does. */
function follow(
  port: number,
  { lastId, path = "/api/events" }: { lastId?: number | string; path?: string } = {},
): Promise<Followed> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: HOST,
      cookie,
      "accept-encoding": "gzip",
      ...(lastId === undefined ? {} : { "last-event-id": String(lastId) }),
    };
    const sent: ClientRequest = request(
      { host: "127.0.0.1", port, path, agent: false, headers },
      (response) => {
        let text = "";
        let over = false;
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          over = true;
        });
        response.on("error", () => {});
        const events = () =>
          [...text.matchAll(/^id: (\d+)\nevent: (.+)\ndata: (.+)\n\n/gm)]
            .map(([, id, event = "", data = ""]) => ({
              id: Number(id),
              event,
              data: JSON.parse(data),
            }))
            .filter(({ event }) => event !== "hello");
        const leave = () => sent.destroy();
        resolve({ response, text: () => text, events, isOver: () => over, leave });
      },
    );
    opened.push(sent);
    sent.on("error", reject);
    sent.end();
  });
}

const happen = (actor: Actor, visitId: string) =>
  database.writer.$transaction((tx) =>
    publishEvent(tx, actor.userId, { kind: "visit", data: { visitId } }, new Date()),
  );

const visits = ({ events }: Followed) =>
  events().map(({ data }) => (data as { visitId: string }).visitId);

const greeting = ({ text }: Followed) => {
  const [, id, data = ""] = /^id: (\d+)\nevent: hello\ndata: (.+)$/m.exec(text()) ?? [];
  return id === undefined ? null : { id: Number(id), ...JSON.parse(data) };
};

describe("a page that follows events", () => {
  test("is greeted with what is unread, then told of its own person's events alone", async () => {
    const { port } = await site();
    const other = await createPerson(database, [["buyer", "active"]]);
    await happen(person, "before");
    const page = await follow(port);
    expect(page.response.statusCode).toBe(200);
    expect(page.response.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
    });
    expect(page.response.headers["content-encoding"]).toBeUndefined();
    await until(() => greeting(page) !== null);
    expect(page.text()).toMatch(/^retry: \d+\n/);
    expect(greeting(page)).toMatchObject({
      unread: { roles: { buyer: 0 }, messages: 0, notifications: 0 },
      missed: false,
    });
    await happen(other, "theirs");
    await happen(person, "one");
    await happen(person, "two");
    await until(() => page.events().length === 2);
    expect(visits(page)).toEqual(["one", "two"]);
  });

  test("that was cut is told of what it missed, each once, by the header or the address", async () => {
    const { port } = await site();
    const first = await follow(port);
    await until(() => greeting(first) !== null);
    await happen(person, "one");
    await until(() => first.events().length === 1);
    first.leave();
    await happen(person, "two");
    await happen(person, "three");
    const lastId = first.events().at(-1)?.id ?? 0;
    const second = await follow(port, { lastId });
    const third = await follow(port, { path: `/api/events?since=${lastId}` });
    await happen(person, "four");
    for (const page of [second, third]) {
      await until(() => page.events().length === 3);
      expect(visits(page)).toEqual(["two", "three", "four"]);
    }
    // Cut before anything came: the greeting says from where.
    const fourth = await follow(port);
    await until(() => greeting(fourth) !== null);
    fourth.leave();
    await happen(person, "five");
    const fifth = await follow(port, { lastId: greeting(fourth)?.id });
    await until(() => fifth.events().length === 1);
    expect(visits(fifth)).toEqual(["five"]);
  });

  test("loses and repeats nothing while others write and it is cut again and again", async () => {
    const { port } = await site();
    const seen: string[] = [];
    let lastId: number | undefined;
    const wanted = Array.from({ length: 120 }, (_, at) => `n${at}`);
    const first = await follow(port);
    await until(() => greeting(first) !== null);
    lastId = greeting(first)?.id;
    first.leave();
    const writing = (async () => {
      for (const name of wanted) await happen(person, name);
    })();
    while (seen.length < wanted.length) {
      const page = await follow(port, lastId === undefined ? {} : { lastId });
      await until(() => page.events().length > 0);
      page.leave();
      const events = page.events();
      seen.push(...visits(page).slice(0, events.length));
      lastId = events.at(-1)?.id ?? lastId;
    }
    await writing;
    expect(seen).toEqual(wanted);
  });

  test.each(["-1", "abc", "9999999999999", "1'; --", ""])(
    "from a number that is none of ours (%s) begins now",
    async (since) => {
      const { port } = await site();
      await happen(person, "before");
      const page = await follow(port, { path: `/api/events?since=${encodeURIComponent(since)}` });
      await until(() => greeting(page) !== null);
      await happen(person, "after");
      await until(() => page.events().length > 0);
      expect(visits(page)).toEqual(["after"]);
    },
  );

  test("who missed more than is caught up with is told to read everything anew", async () => {
    const { port } = await site();
    await happen(person, "first");
    const first = await follow(port, { lastId: 0 });
    await until(() => first.events().length > 0);
    first.leave();
    await database.writer.$transaction(async (tx) => {
      for (let at = 0; at <= STREAM_LIMITS.caughtUp; at++) {
        const visit = { kind: "visit", data: { visitId: `n${at}` } } as const;
        await publishEvent(tx, person.userId, visit, new Date());
      }
    });
    const page = await follow(port, { lastId: first.events()[0]?.id ?? 0 });
    await until(() => greeting(page) !== null);
    expect(greeting(page)).toMatchObject({ missed: true });
    await happen(person, "last");
    await until(() => page.events().length > 0);
    expect(visits(page)).toEqual(["last"]);
  });

  test.each([
    "abc",
    "-1",
    "1e3",
    "2147483648",
    "99999999999999999999",
    "999999999999999",
    "' OR 1=1 --",
  ])("that says %j of where it was is told to read everything anew", async (lastId) => {
    const { port } = await site();
    await happen(person, "before");
    const page = await follow(port, { lastId });
    await until(() => greeting(page) !== null);
    expect(greeting(page)).toMatchObject({ missed: true });
    await happen(person, "after");
    await until(() => page.events().length > 0);
    expect(visits(page)).toEqual(["after"]);
  });
});

describe("a stream", () => {
  test("takes no place among what is under way, and gives everything back", async () => {
    const { port, admission, events } = await site();
    const pages = await Promise.all(Array.from({ length: 4 }, () => follow(port)));
    await until(() => events.count === 4 && pages.every((page) => greeting(page) !== null));
    expect(admission.counts()).toEqual({ slots: 0, waiting: 0, bodies: 0, networks: 0 });
    for (const page of pages) page.leave();
    await until(() => events.count === 0);
    // And it goes on afterwards.
    const page = await follow(port);
    await until(() => greeting(page) !== null);
    await happen(person, "again");
    await until(() => page.events().length === 1);
  });

  test("is refused to nobody, to a sixth tab too many, and to other methods", async () => {
    const { port, events } = await site();
    expect((await send(port, "/api/events")).status).toBe(401);
    const forged = await send(port, "/api/events", {
      headers: { cookie: "next-auth.session-token=x" },
    });
    expect(forged.status).toBe(401);
    expect((await send(port, "/api/events", { method: "HEAD" })).status).toBe(405);
    expect((await send(port, "/api/events", { method: "DELETE" })).status).toBe(405);
    for (let tab = 0; tab < STREAM_LIMITS.perSession; tab++) await follow(port);
    const surplus = await send(port, "/api/events", { headers: { cookie } });
    expect(surplus.status).toBe(429);
    expect(surplus.headers["retry-after"]).toBeDefined();
    opened[0]?.destroy();
    await until(() => events.count === STREAM_LIMITS.perSession - 1);
    expect((await follow(port)).response.statusCode).toBe(200);
  });

  test("ends as soon as its session was ended, without a heartbeat, and no other", async () => {
    const { port } = await site();
    const page = await follow(port);
    const second = await follow(port);
    const mine = cookie;
    const token = await openSession({ userId: person.userId, remember: false, userAgent: "b" });
    cookie = `next-auth.session-token=${await sealCookie(token)}`;
    const elsewhere = await follow(port);
    await until(() => [page, second, elsewhere].every((each) => greeting(each) !== null));
    const { sessionId } = (await findActor(token)) ?? {};
    await revokeSessions({ userId: person.userId, except: sessionId ?? null });
    await until(() => page.isOver() && second.isOver());
    // What belongs to the other session goes on, and is sent events alone.
    await happen(person, "after");
    await until(() => elsewhere.events().length > 0);
    expect(visits(elsewhere)).toEqual(["after"]);
    expect(elsewhere.isOver()).toBe(false);
    const later = await follow(port, { lastId: greeting(elsewhere)?.id ?? 0 });
    await until(() => later.events().length > 0);
    expect(visits(later)).toEqual(["after"]);
    cookie = mine;
    expect((await send(port, "/api/events", { headers: { cookie } })).status).toBe(401);
  });

  test("does not begin where its session is ended while it does", async () => {
    let looks = 0;
    const findFollower: typeof followerOf = async (request) => {
      const found = await followerOf(request);
      looks += 1;
      // As early as it can be: before any event is read for it.
      if (looks === 1) await revokeSessions({ userId: person.userId });
      return found;
    };
    const { port, events } = await site({ findFollower });
    expect((await send(port, "/api/events", { headers: { cookie } })).status).toBe(401);
    await until(() => events.count === 0);
    expect(looks).toBe(2);
  });

  test("ends at the next heartbeat once its session ran out without use", async () => {
    const { port } = await site({ heartbeatMs: 1 });
    const page = await follow(port);
    await until(() => page.text().includes("\n:\n"));
    database.raw
      .prepare("UPDATE Session SET expiresAt = ? WHERE userId = ?")
      .run("2026-11-01T09:00:00.000+00:00", person.userId);
    await until(() => page.isOver());
  });

  test("ends when the process stops, and none begins any more", async () => {
    const { port, events } = await site();
    const pages = await Promise.all([follow(port), follow(port)]);
    events.stop();
    for (const page of pages) await until(() => page.isOver());
    expect((await send(port, "/api/events", { headers: { cookie } })).status).toBe(503);
  });
});

test("events of more than a day are deleted", async () => {
  await happen(person, "old");
  await happen(person, "new");
  const of = () =>
    database.raw
      .prepare<[string], { seq: number }>("SELECT seq FROM UserEvent WHERE userId = ?")
      .all(person.userId);
  database.raw
    .prepare("UPDATE UserEvent SET at = ? WHERE seq = ?")
    .run("2026-11-01T09:00:00.000+00:00", of()[0]?.seq);
  await purgeEvents();
  expect(of()).toHaveLength(1);
});
