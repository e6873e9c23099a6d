import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { freePort } from "../../scripts/setup/server.mjs";
import { NODE_FLAGS, SERVER } from "../../scripts/setup/steps.mjs";
import { FOLDER, openStormDatabase, type StormDatabase } from "./database.ts";

/** A site of the storms' own: an empty database, and the built server, on the first core where it is one process. */
export interface StormSite extends StormDatabase {
  origin: string;
  env: Record<string, string>;
  /** Starts the server. @returns milliseconds until it was ready */
  start(): Promise<number>;
  /** The processes that answer for it, once all do; those of a site of one process are none. */
  processes(): Promise<number[]>;
  /** Ends all its processes as a power cut would. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const SECRET = "bench-only-secret-of-32-characters!";
const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/** A response, whatever its status. */
export interface Reply {
  status: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one call of somebody; a connection that broke is status 0. */
export function send(
  site: Pick<StormSite, "origin">,
  { method, path, cookie, body, headers = {} }: Call,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const call = request(
      new URL(path, site.origin),
      {
        method,
        agent,
        headers: {
          origin: site.origin,
          ...(cookie === undefined ? {} : { cookie }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        response.on("error", () => resolve({ status: 0, body: "" }));
      },
    );
    call.on("error", () => resolve({ status: 0, body: "" }));
    call.end(text);
  });
}

export interface Call {
  method: "POST" | "PATCH" | "GET" | "PUT" | "DELETE";
  path: string;
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** How many of each status there are: "201 × 1, 409 × 199". */
export function tally(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ");
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error("the server ended before it was ready");
    const response = await fetch(`${origin}/api/ready`).catch(() => null);
    if (response?.ok) return;
    if (performance.now() - since > PATIENCE_MS) throw new Error("the server was not ready");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until the metrics are those of all its processes. */
async function allServe(origin: string): Promise<void> {
  const count = Number(process.env.WEB_PROCESSES);
  const since = performance.now();
  for (;;) {
    const metrics = await fetch(`${origin}/api/metrics`).then((response) => response.text());
    const places = new Set([...metrics.matchAll(/process="(\d+)"/g)].map(([, place]) => place));
    if (places.size === count) return;
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${places.size} processes serve`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Makes the site's database, and gives what starts it. @param settings of the site besides its usual ones */
export async function createStormSite(settings: Record<string, string> = {}): Promise<StormSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { kind, url, database, close } = await openStormDatabase();
  const env = {
    DATABASE_URL: url,
    SNAPSHOT_DIR: `./${FOLDER}/search`,
    APP_URL: origin,
    AUTH_SECRET: SECRET,
    CAPTCHA_HMAC_KEY: SECRET,
    DOCUMENT_KEY: SECRET,
    SEED_CATALOGUE: "0",
    DEMO_ACCOUNTS: "false",
    LOG_LEVEL: "error",
    ...settings,
  };
  const isOneProcess = (process.env.WEB_PROCESSES ?? "1") === "1";
  const [command = "", ...words] = [
    ...(isOneProcess ? ["taskset", "-c", "0"] : []),
    process.execPath,
    ...NODE_FLAGS,
    SERVER,
  ];
  let child: ChildProcess | null = null;
  const ended = () =>
    new Promise<void>((resolve) => {
      if (isOver()) resolve();
      else child?.on("exit", () => resolve());
    });
  const isOver = () => child === null || child.exitCode !== null || child.signalCode !== null;
  /** Of its group: the processes that it started are there until it ended them. */
  const killAll = () => {
    if (child?.pid !== undefined && !isOver()) process.kill(-child.pid, "SIGKILL");
  };
  process.on("exit", killAll);
  return {
    origin,
    kind,
    database,
    env,
    start: async () => {
      const since = performance.now();
      child = spawn(command, words, {
        detached: true,
        env: { ...process.env, ...env, PORT: String(port), NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await ready(child, origin);
      return performance.now() - since;
    },
    processes: async () => {
      if (isOneProcess || child === null) return [];
      await allServe(origin);
      return readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")
        .trim()
        .split(" ")
        .map(Number);
    },
    kill: async () => {
      killAll();
      await ended();
    },
    close: async () => {
      child?.kill("SIGTERM");
      await ended();
      await close();
    },
  };
}
