import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "../lib/accounts/sessions/commands/open-session.ts";
import { draftCookieName, sessionCookieName } from "../lib/auth/cookies.ts";
import { sealCookie } from "../lib/auth/next-auth.ts";
import { findUploadRefusal } from "../lib/auth/upload-sender.ts";
import { newId } from "../lib/kernel/ids.ts";
import { parseEnvironment } from "../lib/platform/env-schema.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { parseProxies } from "../lib/platform/proxies.ts";
import { newToken, tokenHash } from "../lib/platform/tokens.ts";
import type { Actor } from "../lib/policy/actor.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { communeRow, propertyRow } from "../lib/testing/builders.ts";
import { createPerson } from "../lib/testing/people.ts";
import { until } from "../lib/testing/until.ts";
import { createAdmission } from "./admission.ts";
import { HOST, handClock, ORIGIN, open, send } from "./harness.ts";
import { UPLOAD_MS } from "./uploads.ts";

const database = adoptedDatabase();
const NOW = new Date("2026-11-20T09:00:00Z");
let folder: string;
let seller: Actor;
let session: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-senders-"));
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", UPLOAD_DIR: folder }));
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

async function sessionOf({ userId }: Actor): Promise<string> {
  const token = await openSession({ userId, remember: false, userAgent: "test" });
  return `${sessionCookieName()}=${await sealCookie(token)}`;
}

beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  session = await sessionOf(seller);
});

async function revisionOf(row: {
  sellerId?: string;
  holderHash?: string;
  status?: "editing" | "discarded";
}) {
  const id = newId();
  const data = { id, content: {}, fieldVersions: {}, createdAt: NOW, updatedAt: NOW };
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({ data: { ...data, ...row } }),
  );
  return id;
}

/** A site before a Next that only says how many files it got. */
async function site() {
  const admission = createAdmission();
  const { clock, goOn } = handClock();
  let reached = 0;
  const { port, lines } = await open({
    admission,
    clock,
    findRefusal: findUploadRefusal,
    exemptsLoopback: false,
    proxySettings: {
      trustedProxies: parseProxies("127.0.0.1"),
      hosts: new Set([HOST]),
      loopback: false,
    },
    next: (_, response) => {
      reached++;
      response.statusCode = 201;
      response.end();
    },
  });
  const isIdle = () => Object.values(admission.counts()).every((count) => count === 0);
  return { port, admission, goOn, isIdle, lines, reached: () => reached };
}

/** A connection that began a request, and what came back. */
function begin(
  port: number,
  path: string,
  { cookie, address, length = 1_000_000 }: { cookie?: string; address: string; length?: number },
) {
  let text = "";
  const socket: Socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${ORIGIN}\r\nX-Forwarded-For: ${address}\r\n` +
      `${cookie ? `Cookie: ${cookie}\r\n` : ""}Content-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\nx`,
  );
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  return { socket, closed, text: () => text };
}

/** Bytes that are on the disk of what arrives. */
const arrived = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const photosOf = (revisionId: string) => `/api/revisions/${revisionId}/photos`;
const upload = (port: number, path: string, cookie: string, bytes = 300_000) =>
  send(port, path, {
    method: "POST",
    body: Buffer.alloc(bytes),
    headers: { origin: ORIGIN, cookie, "x-forwarded-for": "198.51.100.7" },
  });

describe("strangers who send slowly", () => {
  test("forty of them get 401 and are closed, and a seller's photo goes through beside them", async () => {
    const { port, admission, isIdle, reached } = await site();
    const path = photosOf(await revisionOf({ sellerId: seller.userId }));
    const strangers = Array.from({ length: 40 }, (_, at) =>
      begin(port, path, { address: `203.0.113.${1 + (at % 2)}` }),
    );
    await until(() => strangers.every(({ text }) => text().startsWith("HTTP/1.1 ")));
    expect(readdirSync(folder)).toEqual([]);
    expect(admission.counts()).toMatchObject({ bodies: 0, slots: 0 });
    expect((await upload(port, path, session)).status).toBe(201);
    for (const { text } of strangers) {
      expect(text()).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
      expect(text()).toContain("request.signed-out");
    }
    await Promise.all(strangers.map(({ closed }) => closed));
    await until(isIdle);
    expect(reached()).toBe(1);
  });

  test("documents are closed to them alike", async () => {
    const { port, isIdle } = await site();
    const stranger = begin(port, "/api/documents?kind=income", { address: "203.0.113.1" });
    expect(await stranger.closed).toMatch(/^HTTP\/1\.1 401 /);
    await until(isIdle);
  });
});

describe("whose revision or home it is, is known before a byte is read", () => {
  const draft = newToken();
  const draftCookie = () => `${draftCookieName()}=${draft}`;

  test.each<[string, () => Promise<[string, string | undefined]>, RegExp]>([
    [
      "a seller's own",
      async () => [photosOf(await revisionOf({ sellerId: seller.userId })), session],
      /^$/,
    ],
    [
      "none that there is",
      async () => [photosOf(newId()), session],
      /404 [\s\S]*revision\.not-found/,
    ],
    ["no id at all", async () => [photosOf("x"), session], /404 [\s\S]*revision\.not-found/],
    [
      "somebody else's",
      async () => {
        const other = await createPerson(database, [["seller", "active"]]);
        return [photosOf(await revisionOf({ sellerId: other.userId })), session];
      },
      /404 [\s\S]*revision\.not-found/,
    ],
    [
      "one that is given up",
      async () => [
        photosOf(await revisionOf({ sellerId: seller.userId, status: "discarded" })),
        session,
      ],
      /409 [\s\S]*revision\.moved/,
    ],
    [
      "a browser's own, without an account",
      async () => [photosOf(await revisionOf({ holderHash: tokenHash(draft) })), draftCookie()],
      /^$/,
    ],
    [
      "a browser's own, whose person has signed in since",
      async () => {
        const token = newToken();
        const cookie = `${session}; ${draftCookieName()}=${token}`;
        return [photosOf(await revisionOf({ holderHash: tokenHash(token) })), cookie];
      },
      /^$/,
    ],
    [
      "another browser's",
      async () => [photosOf(await revisionOf({ sellerId: seller.userId })), draftCookie()],
      /401 [\s\S]*request\.signed-out/,
    ],
    [
      "with a session that is none",
      async () => [
        photosOf(await revisionOf({ sellerId: seller.userId })),
        `${sessionCookieName()}=x`,
      ],
      /401 [\s\S]*request\.signed-out/,
    ],
    [
      "a seller's own home",
      async () => {
        const data = propertyRow({ sellerId: seller.userId });
        await database.writer.$transaction((tx) => tx.property.create({ data }));
        return [`/api/documents?kind=title_deed&property=${data.id}`, session];
      },
      /^$/,
    ],
    [
      "another's home",
      async () => [`/api/documents?kind=title_deed&property=${newId()}`, session],
      /404 [\s\S]*listing\.not-found/,
    ],
    ["of another role", async () => ["/api/documents?kind=income", session], /403 /],
    [
      "a file of no kind",
      async () => ["/api/documents?kind=x", session],
      /400 [\s\S]*request\.invalid/,
    ],
  ])("%s", async (_, given, expected) => {
    const { port, admission, isIdle } = await site();
    const [path, cookie] = await given();
    const sender = begin(port, path, { cookie, address: "198.51.100.7" });
    await until(() => sender.text() !== "" || admission.counts().bodies === 1);
    expect(sender.text()).toMatch(expected);
    if (sender.text() === "") sender.socket.destroy();
    await sender.closed;
    await until(isIdle);
  });
});

describe("who is known and sends slowly", () => {
  test("is cut by the least rate, and leaves no file and no place", async () => {
    const { port, goOn, isIdle, reached } = await site();
    const path = photosOf(await revisionOf({ sellerId: seller.userId }));
    const sender = begin(port, path, { cookie: session, address: "198.51.100.7" });
    await until(() => arrived() === 1);
    let elapsed = 0;
    await until(() => {
      goOn(100);
      elapsed += 100;
      return sender.text() !== "";
    });
    // Long before the bound of the whole.
    expect(elapsed).toBeLessThan(UPLOAD_MS);
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 408 [\s\S]*request\.too-slow/);
    await until(isIdle);
    expect(readdirSync(folder)).toEqual([]);
    expect(reached()).toBe(0);
  });

  test("is not, at the rate of a weak uplink, and is cut after ten minutes all the same", async () => {
    const { port, goOn, isIdle } = await site();
    const path = photosOf(await revisionOf({ sellerId: seller.userId }));
    const sender = begin(port, path, {
      cookie: session,
      address: "198.51.100.7",
      length: 10_000_000,
    });
    await until(() => arrived() === 1);
    let seconds = 0;
    for (; seconds < 590; seconds += 10) {
      const before = arrived();
      sender.socket.write(Buffer.alloc(12 * 1024));
      await until(() => arrived() >= before + 12 * 1024);
      goOn(10_000);
    }
    expect(sender.text()).toBe("");
    goOn(10_000);
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 408 /);
    await until(isIdle);
  });

  test("has six places a network; others have theirs", async () => {
    const { port, admission, isIdle } = await site();
    const path = photosOf(await revisionOf({ sellerId: seller.userId }));
    const from = (address: string) => begin(port, path, { cookie: session, address });
    const six = Array.from({ length: 6 }, (_, at) => from(`2001:db8:0:10${at}::1`));
    await until(() => admission.counts().bodies === 6);
    const seventh = from("2001:db8:0:1ff::1");
    expect(await seventh.closed).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5/i);
    expect((await upload(port, path, session)).status).toBe(201);
    for (const { socket } of six) socket.destroy();
    await until(isIdle);
  });
});

test("an upload whose sender left is written down as that, and no failure is", async () => {
  const { port, admission, isIdle, lines } = await site();
  const path = photosOf(await revisionOf({ sellerId: seller.userId }));
  const sender = begin(port, path, { cookie: session, address: "198.51.100.7" });
  await until(() => admission.counts().bodies === 1);
  sender.socket.destroy();
  await until(() => isIdle() && lines.length > 0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: "the sender of an upload left", path, received: expect.any(Number) },
  ]);
});

describe("plain bodies that arrive slowly", () => {
  test("are cut by the same rate", async () => {
    const { port, admission, goOn, isIdle } = await site();
    const sender = begin(port, "/api/subscribe", { address: "203.0.113.1", length: 1_000 });
    await until(() => admission.counts().bodies === 1);
    goOn(10_000);
    expect(await sender.closed).toMatch(/^HTTP\/1\.1 408 /);
    await until(isIdle);
  });
});
