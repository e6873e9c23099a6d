import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { parseProxies } from "../lib/platform/proxies.ts";
import { until } from "../lib/testing/until.ts";
import { ADMISSION_LIMITS, type AdmissionLimits, createAdmission } from "./admission.ts";
import { get, HOST, LAST, open, send, sendRaw } from "./harness.ts";

const NOTHING = { slots: 0, waiting: 0, bodies: 0, networks: 0 };

/** Admission with these limits, and a door that has it. */
async function openWith(
  limits: Partial<AdmissionLimits>,
  options: Parameters<typeof open>[0] = {},
) {
  const admission = createAdmission({ ...ADMISSION_LIMITS, ...limits });
  const { port } = await open({ admission, exemptsLoopback: false, ...options });
  return { admission, port };
}

/** A connection that sent these bytes. */
function sent(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, () => resolve(socket)));
    socket.on("error", () => {});
  });
}

const slowBody = `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 10\r\n\r\nabc`;

/** A Next that answers each request once it is let go on. */
function heldNext() {
  const begun: string[] = [];
  const going: (() => void)[] = [];
  const next: RequestListener = async ({ url = "" }, response) => {
    begun.push(url);
    await new Promise<void>((resolve) => going.push(resolve));
    response.end(url);
  };
  return { next, begun, goOn: () => going.splice(0).forEach((go) => void go()) };
}

describe("the slots of what Next works on", () => {
  test("are not held by visitors who leave or do not read", async () => {
    let answered = 0;
    const { port, admission } = await openWith(
      { reads: 1, waiting: 0 },
      {
        next: (_, response) => {
          answered++;
          response.end("x".repeat(5_000_000));
        },
      },
    );
    const unread: Socket[] = [];
    for (let at = 0; at < 5; at++) {
      const socket = await sent(port, get("/api/me", "Accept-Encoding: identity\r\n"));
      socket.pause();
      unread.push(socket);
      await until(() => answered === at + 1 && admission.counts().slots === 0);
    }
    expect((await send(port, "/api/me")).status).toBe(200);
    for (const socket of unread) socket.destroy();
    await until(() => admission.counts().networks === 0);
    expect(admission.counts()).toEqual(NOTHING);
  });

  test("are given back when Next is done, whoever has left; who left before cost nothing", async () => {
    const held = heldNext();
    const { port, admission } = await openWith({ reads: 1 }, { next: held.next });
    // On one connection, where the second and third answers wait behind the first.
    const socket = await sent(port, get("/api/a") + get("/api/b") + get("/api/c"));
    await until(() => admission.counts().waiting === 2);
    socket.destroy();
    await until(() => admission.counts().waiting === 0);
    expect(admission.counts()).toMatchObject({ slots: 1, networks: 0 });
    held.goOn();
    await until(() => admission.counts().slots === 0);
    expect(held.begun).toEqual(["/api/a"]);
    expect(admission.counts()).toEqual(NOTHING);
  });

  test("are taken in the order of arrival", async () => {
    const held = heldNext();
    const { port, admission } = await openWith({ reads: 1 }, { next: held.next });
    const answers: Promise<unknown>[] = [];
    for (const path of ["/api/a", "/api/b", "/api/c"]) {
      const before = admission.counts().waiting + admission.counts().slots;
      answers.push(send(port, path));
      await until(() => admission.counts().waiting + admission.counts().slots > before);
    }
    for (let done = 1; done <= 3; done++) {
      await until(() => held.begun.length === done);
      held.goOn();
    }
    await Promise.all(answers);
    expect(held.begun).toEqual(["/api/a", "/api/b", "/api/c"]);
  });

  test("are all taken, and those to wait: one more is told to come back; probes are answered", async () => {
    const held = heldNext();
    const { port, admission } = await openWith(
      { reads: 1, waiting: 0 },
      {
        next: (request, response) =>
          request.url === "/api/a" ? held.next(request, response) : void response.end(request.url),
      },
    );
    const socket = await sent(port, get("/api/a"));
    await until(() => admission.counts().slots === 1);
    for (const path of ["/api/b", "/connexion", "/help"]) {
      const { status, headers } = await send(port, path);
      expect([path, status, headers["retry-after"]]).toEqual([path, 503, expect.any(String)]);
    }
    expect((await send(port, "/api/health")).text).toBe("/api/health");
    expect((await send(port, "/api/ready")).text).toBe("/api/ready");
    expect((await send(port, "/api/x", { method: "POST", body: "{}" })).status).toBe(200);
    socket.destroy();
    held.goOn();
  });
});

describe("a body that arrives slowly", () => {
  test("takes no slot from others", async () => {
    const { port, admission } = await openWith({ reads: 1, waiting: 0, perNetwork: 100 });
    const slow = await Promise.all(Array.from({ length: 50 }, () => sent(port, slowBody)));
    await until(() => admission.counts().bodies === 50);
    expect((await send(port, "/connexion")).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await until(() => admission.counts().bodies === 0);
    await until(() => admission.counts().networks === 0);
  });

  test("is rejected when too many arrive", async () => {
    const { port, admission } = await openWith({ bodies: 1 });
    const slow = await sent(port, slowBody);
    await until(() => admission.counts().bodies === 1);
    expect(await sendRaw(port, slowBody)).toMatch(/^HTTP\/1.1 503/);
    expect((await send(port, "/connexion")).status).toBe(200);
    slow.destroy();
  });

  test("leaves its place to another network's where its own has most of them, the longest first", () => {
    const admission = createAdmission({ ...ADMISSION_LIMITS, bodies: 4 });
    const lost: string[] = [];
    const enter = (address: string, name: string) =>
      admission.enterBody(address, () => lost.push(name));
    for (const name of ["a", "b", "c"]) enter("203.0.113.1", name);
    enter("203.0.113.2", "d");
    // Full: the network that has most gets no more.
    expect(enter("203.0.113.1", "e")).toBeNull();
    expect(enter("198.51.100.7", "f")).not.toBeNull();
    expect(enter("198.51.100.8", "g")).not.toBeNull();
    expect(lost).toEqual(["a", "b"]);
    // Now each has one: nobody has more than the newcomer would.
    const leave = enter("198.51.100.7", "h");
    expect(leave).toBeNull();
    expect(admission.counts().bodies).toBe(4);
  });

  test("that lost its place is told that it was too slow", async () => {
    const { port, admission } = await openWith(
      { bodies: 2 },
      {
        proxySettings: {
          trustedProxies: parseProxies("127.0.0.1"),
          hosts: new Set([HOST]),
          loopback: false,
        },
      },
    );
    const from = (address: string) =>
      slowBody.replace("\r\n\r\n", `\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    const first = sendRaw(port, from("203.0.113.1"));
    await until(() => admission.counts().bodies === 1);
    const second = await sent(port, from("203.0.113.1"));
    await until(() => admission.counts().bodies === 2);
    const honest = await send(port, "/api/users", {
      method: "POST",
      body: "{}",
      headers: { "x-forwarded-for": "198.51.100.7" },
    });
    expect(honest.status).toBe(200);
    expect(await first).toMatch(/^HTTP\/1.1 408/);
    second.destroy();
    await until(() => Object.values(admission.counts()).every((count) => count === 0));
  });

  test("arrives whole, in however many parts", async () => {
    const { port } = await openWith({});
    const begin = `POST /api/users HTTP/1.1\r\nHost: ${HOST}\r\n${LAST}Content-Length: 6\r\n\r\n`;
    const parts = connect(port, "127.0.0.1", () => {
      parts.write(`${begin}abc`, () => setImmediate(() => parts.write("def")));
    });
    let answer = "";
    parts.on("data", (chunk) => {
      answer += chunk;
    });
    await new Promise((resolve) => parts.once("close", resolve));
    expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(answer).toContain('"method":"POST"}6<');
  });
});

describe("a network", () => {
  test("has so many requests under way, slow bodies included; others do not wait for it", async () => {
    const { port, admission } = await openWith(
      { perNetwork: 2 },
      { proxySettings: trusting("127.0.0.1") },
    );
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`;
    const slow = (address: string) => slowBody.replace("\r\n\r\n", `\r\n${from(address)}\r\n`);
    const sockets = await Promise.all(
      ["2001:db8:0:100::1", "2001:db8:0:1ff::2"].map((address) => sent(port, slow(address))),
    );
    await until(() => admission.counts().bodies === 2);
    const statusOf = async (address: string) =>
      (await send(port, "/connexion", { headers: { "x-forwarded-for": address } })).status;
    expect(await statusOf("2001:db8:0:180::3")).toBe(429);
    expect(await statusOf("2001:db8:0:200::3")).toBe(200);
    expect(await statusOf("203.0.113.9")).toBe(200);
    sockets[0]?.destroy();
    await until(() => admission.counts().bodies === 1);
    expect(await statusOf("2001:db8:0:180::3")).toBe(200);
    sockets[1]?.destroy();
    await until(() => admission.counts().networks === 0);
  });

  const trusting = (proxies: string) => ({
    trustedProxies: parseProxies(proxies),
    hosts: new Set([HOST]),
    loopback: false,
  });
});

test("whenever visitors leave, nothing stays counted", async () => {
  const { port, admission } = await openWith({ perNetwork: 1_000 });
  const requests = [
    get("/api/me", "Accept-Encoding: gzip\r\n"),
    get("/connexion"),
    get("/connexion") + get("/api/me") + get("/cgu"),
    slowBody,
    `${slowBody}defghij`,
    get("/api/x").slice(0, -4),
  ];
  for (let round = 0; round < 20; round++) {
    const sockets = await Promise.all(
      Array.from({ length: 30 }, (_, at) => sent(port, requests[at % requests.length] as string)),
    );
    // Some at once, some after as many turns of the event loop as their place says.
    for (const [at, socket] of sockets.entries()) {
      if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
      socket.destroy();
    }
  }
  await until(() => Object.values(admission.counts()).every((count) => count === 0));
});
