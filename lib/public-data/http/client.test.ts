import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { log } from "../../platform/log.ts";
import {
  type PublicDataServer,
  resetPublicData,
  startPublicDataServer,
  usePublicData,
  WRONG_BEHAVIOURS,
} from "../../testing/public-data-server.ts";
import { type ClientLimits, createClient } from "./client.ts";

const REST_MS = 30_000;
const LIMITS: Partial<ClientLimits> = {
  timeMs: { call: 50, report: 50, file: 50 },
  bytes: { call: 1024 * 1024, report: 1024 * 1024, file: 1024 * 1024 },
};
/** Where time is not what is tested: machines are shared. */
const PATIENT = { ...LIMITS, timeMs: { call: 60_000, report: 60_000, file: 60_000 } };

let server: PublicDataServer;

beforeAll(async () => {
  server = await startPublicDataServer();
});
afterAll(async () => {
  await server.close();
  resetPublicData();
});
beforeEach(() => {
  usePublicData(server.env, PATIENT);
  server.behave("present");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const clientOf = (baseUrl: string | null = `${server.origin}/risks`) =>
  createClient({
    name: "risks",
    baseUrl,
    schema: z.object({ commune: z.object({ codeInsee: z.string() }) }),
    cache: { ttlMs: 60_000, max: 10 },
  });

test("gives what is found, with the instant at which it was", async () => {
  const before = Date.now();
  const result = await clientOf().get("/report", { latlon: "-1.6,48.1" });
  expect(result).toMatchObject({ state: "found", value: { commune: { codeInsee: "35238" } } });
  expect(result.state === "found" && result.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(server.requested).toEqual(["/risks/report?latlon=-1.6%2C48.1"]);
});

test("requests the same thing once, at the same time and again", async () => {
  const client = clientOf();
  const first = await Promise.all([client.get("/a"), client.get("/a"), client.get("/a")]);
  expect(await client.get("/a")).toBe(first[0]);
  expect(server.requested).toEqual(["/risks/a"]);
  await client.get("/b");
  expect(server.requested).toEqual(["/risks/a", "/risks/b"]);
});

test("requests nothing where the interface is switched off", async () => {
  expect(await clientOf(null).get("/a")).toEqual({ state: "unreachable" });
  expect(server.requested).toEqual([]);
});

test("is unreachable where nothing listens", async () => {
  // Port 9 discards, where anything listens at all.
  expect(await clientOf("http://127.0.0.1:9").get("/a")).toEqual({ state: "unreachable" });
});

test.each(["slow", "slow-body"] as const)(
  "waits no longer than its time limit: %s",
  async (how) => {
    usePublicData(server.env, LIMITS);
    server.behave(how);
    expect(await clientOf().get("/a")).toEqual({ state: "unreachable" });
  },
);

test.each(WRONG_BEHAVIOURS)(
  "is unreachable where the answer is wrong, and caches none: %s",
  async (how) => {
    const client = clientOf();
    server.behave(how);
    expect(await client.get("/a")).toEqual({ state: "unreachable" });
    server.behave("present");
    expect(await client.get("/a")).toMatchObject({ state: "found" });
  },
);

describe("the circuit", () => {
  const fail = async (client: ReturnType<typeof clientOf>, times: number) => {
    for (let time = 0; time < times; time++) await client.get(`/fails/${String(time)}`);
  };

  test("opens after five failures one after another, with one warning, and lets nothing pass", async () => {
    const warn = vi.spyOn(log(), "warn");
    const client = clientOf();
    server.behave("error");
    await fail(client, 8);
    expect(server.requested).toHaveLength(5);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({ interface: "risks", reason: "status 500" });
    server.behave("present");
    expect(await client.get("/a")).toEqual({ state: "unreachable" });
    expect(server.requested).toEqual([]);
  });

  test("gives what is cached while it is open", async () => {
    const client = clientOf();
    await client.get("/a");
    server.behave("error");
    await fail(client, 5);
    expect(await client.get("/a")).toMatchObject({ state: "found" });
  });

  test("closes again with the first request that succeeds after its rest", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const client = clientOf();
    server.behave("error");
    await fail(client, 5);
    server.behave("present");
    vi.setSystemTime(Date.now() + REST_MS - 1);
    expect(await client.get("/a")).toEqual({ state: "unreachable" });
    vi.setSystemTime(Date.now() + 1);
    expect(await client.get("/a")).toMatchObject({ state: "found" });
    server.behave("error");
    await fail(client, 2);
    expect(server.requested).toHaveLength(2);
  });

  test("stays open where that request fails as well", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const client = clientOf();
    server.behave("error");
    await fail(client, 5);
    vi.setSystemTime(Date.now() + REST_MS);
    server.behave("html");
    await fail(client, 3);
    expect(server.requested).toHaveLength(1);
  });

  test("stays closed for what comes of the request: nobody's text shuts others out", async () => {
    const client = clientOf();
    server.behave("refusal");
    await fail(client, 8);
    expect(server.requested).toHaveLength(8);
  });
});
