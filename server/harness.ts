/* A server on a free port before a Next of the test's own, and ways to send it requests: shared by its tests. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerOptions,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import pino from "pino";
import { onTestFinished } from "vitest";
import { addCacheTags } from "../lib/platform/cache-tags.ts";
import { parseProxies } from "../lib/platform/proxies.ts";
import { createAdmission } from "./admission.ts";
import { type Clock, MACHINE_CLOCK } from "./clock.ts";
import { createHandler, type HandlerOptions } from "./handler.ts";
import { guardConnections } from "./life-cycle.ts";
import { createMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";

export const HOST = "loopimmo.test";
export const ORIGIN = `http://${HOST}`;
export const ID = "abc123def456";

/** Responds as Next might at its worst: with everything it received. */
export const echo: RequestListener = async (received, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk as Buffer);
  addCacheTags("search");
  response.setHeader("content-type", "text/html; charset=utf-8");
  const summary = JSON.stringify({
    ...received.headers,
    url: received.url,
    method: received.method,
    // Another one each time, as the server's own.
    "content-security-policy": received.headers["content-security-policy"]
      ?.toString()
      .replace(/'nonce-[\w+/]{24}'/, ""),
  });
  response.end(`<html><body>${summary}${Buffer.concat(chunks).length}</body></html>`);
};

/** A clock that stands until a test has it go on. */
export function handClock() {
  let now = 0;
  const callbacks = new Set<() => void>();
  const clock: Clock = {
    now: () => now,
    every: (_, callback) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
  };
  const goOn = (ms: number) => {
    now += ms;
    for (const callback of callbacks) callback();
  };
  return { clock, goOn };
}

interface SetUp extends Partial<HandlerOptions> {
  server?: ServerOptions;
  connections?: number;
  idleMs?: number;
}

/** Opens a server, which is closed at the end of the test at the latest. */
export async function open({ server: serverOptions = {}, connections, ...options }: SetUp = {}) {
  const store = memoryStore(64 * 1024 * 1024);
  const cache = options.cache ?? new PageCache(store);
  const lines: string[] = [];
  const server = createServer(serverOptions);
  server.on(
    "request",
    createHandler({
      next: echo,
      cache,
      followChanges: () => null,
      proxySettings: { trustedProxies: parseProxies(""), hosts: new Set([HOST]), loopback: false },
      policy: { mapOrigins: [], secure: false },
      origin: new URL(ORIGIN),
      metrics: createMetrics({ store, underWay: () => ({}), searchIndexBytes: () => 0 }),
      log: pino({ base: undefined }, { write: (line: string) => void lines.push(line) }),
      rateLimiter: async () => 0,
      admission: createAdmission(),
      clock: MACHINE_CLOCK,
      findRefusal: async () => null,
      exemptsLoopback: true,
      hasAction: () => true,
      findAsset: async () => null,
      events: null,
      ...options,
    }),
  );
  guardConnections(server, connections);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { server, port, cache, store, lines, close };
}

interface ReceivedResponse {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

export interface SentRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export function send(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: SentRequest = {},
) {
  return new Promise<ReceivedResponse>((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: false,
        headers: { host: HOST, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What a server answers to these bytes until it closes the connection or has answered `enough`. */
export function sendRaw(port: number, bytes: string | Buffer, enough?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk.toString("utf8");
      if (enough?.test(text)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}

export const get = (path: string, rest = "") =>
  `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${rest}\r\n`;
export const LAST = "Connection: close\r\n";
