import { beforeEach, describe, expect, test, vi } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { type ForeignLock, holdLock } from "../testing/foreign-lock.ts";
import { createWriter } from "./db/clients.ts";
import { purgeIdempotentCalls, runOnce } from "./idempotency.ts";
import { replaceOnce } from "./once.ts";
import { json } from "./problem.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const HOUR = 60;

const database = adoptedDatabase("test");

const requestWith = (key?: string) =>
  new Request("http://localhost/api/x", {
    method: "POST",
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

const CALL = { name: "POST /api/x", caller: "203.0.113.7", input: { a: 1 } as unknown };

const created = vi.fn(async () => json({ id: created.mock.calls.length }, { status: 201 }));
beforeEach(() => void created.mockClear());

const call = (
  key?: string,
  changes: Partial<typeof CALL> = {},
  now = NOW,
  work: () => Promise<Response> = created,
) => runOnce(requestWith(key), { ...CALL, ...changes }, work, now);

const read = async (response: Response) => [response.status, await response.text()];

describe("a call that names itself", () => {
  test("is answered the same when it is said again, and done once", async () => {
    const first = await call("one");
    expect(await read(first.clone())).toEqual([201, '{"id":1}']);
    const second = await call("one", {}, later(71 * HOUR));
    expect(await read(second)).toEqual(await read(first));
    expect(second.headers.get("content-type")).toBe("application/json");
    expect(second.headers.get("cache-control")).toBe("no-store");
    expect(created).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["another name", "two", {}],
    ["another caller", "one", { caller: "203.0.113.8" }],
    ["another call", "one", { name: "POST /api/y" }],
  ])("is another one with %s", async (_, key, changes) => {
    await call("one");
    expect(await read(await call(key, changes))).toEqual([201, '{"id":2}']);
  });

  test("is refused with another body, whatever came of the first", async () => {
    await call("one");
    expect(await codeOf(call("one", { input: { a: 2 } }))).toBe("request.key-reused");
    expect(await read(await call("one"))).toEqual([201, '{"id":1}']);
  });

  test("is done anew after seventy-two hours", async () => {
    await call("one");
    expect(await read(await call("one", { input: { a: 2 } }, later(72 * HOUR)))).toEqual([
      201,
      '{"id":2}',
    ]);
  });

  test("is asked to come back while the first of its name runs; of twenty at once one runs", async () => {
    let finish = () => {};
    const slow = vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          finish = () => resolve(json({ id: 1 }, { status: 201 }));
        }),
    );
    const first = call("one", {}, NOW, slow);
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    const others = await Promise.all(Array.from({ length: 20 }, () => call("one")));
    for (const response of others) {
      expect(response.status).toBe(409);
      expect(response.headers.get("retry-after")).toBe("2");
      expect(await response.json()).toMatchObject({ code: "request.in-progress" });
    }
    finish();
    expect((await first).status).toBe(201);
    expect(await read(await call("one"))).toEqual([201, '{"id":1}']);
    expect(created).not.toHaveBeenCalled();
  });

  test("runs again a minute later when the first never ended", async () => {
    void call("one", {}, NOW, () => new Promise<Response>(() => {}));
    await vi.waitFor(() => {
      expect(database.raw.prepare("SELECT status FROM IdempotentCall").all()).toHaveLength(1);
    });
    expect((await call("one", {}, new Date(later(1).getTime() - 1))).status).toBe(409);
    expect((await call("one", {}, later(1))).status).toBe(201);
  });

  test("is refused the same when it was refused", async () => {
    const refuse = vi.fn(() => Promise.reject(new DomainError("waitlist.already-registered")));
    const first = await call("one", {}, NOW, refuse);
    const second = await call("one", {}, NOW, refuse);
    expect(first.status).toBe(409);
    expect(second.headers.get("content-type")).toBe("application/problem+json");
    expect(await read(second)).toEqual(await read(first));
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["a fault of ours", () => Promise.reject(new Error("disk full")), 500],
    ["a service that rests", () => Promise.reject(new DomainError("service.unavailable")), 503],
    ["a limit", () => Promise.reject(new DomainError("request.too-many")), 429],
  ])("is tried again after %s", async (_, fail, status) => {
    expect((await call("one", {}, NOW, vi.fn(fail))).status).toBe(status);
    expect(await read(await call("one"))).toEqual([201, '{"id":1}']);
  });

  test.each(["", "é".normalize("NFC"), "x".repeat(256), "a\tb"])(
    "can't be named %j",
    async (key) => {
      const request = requestWith();
      vi.spyOn(request.headers, "get").mockReturnValue(key);
      expect(await codeOf(runOnce(request, CALL, created, NOW))).toBe("request.invalid");
      expect(created).not.toHaveBeenCalled();
    },
  );
});

test("a call whose answer can't be stored is answered", async () => {
  const impatient = createWriter(database.url, { lockWaitMs: 1 });
  replaceOnce("db.writer", impatient);
  let lock: ForeignLock | undefined;
  const work = vi.fn(async () => {
    lock = await holdLock(database.file);
    return created();
  });
  expect(await read(await call("one", {}, NOW, work))).toEqual([201, '{"id":1}']);
  await lock?.release();
  expect((await call("one")).status).toBe(409);
  expect(created).toHaveBeenCalledTimes(1);
  replaceOnce("db.writer", database.writer);
  await impatient.$disconnect();
});

test("a call without a name runs each time, and leaves no trace", async () => {
  await call();
  expect(await read(await call())).toEqual([201, '{"id":2}']);
  expect(database.raw.prepare("SELECT * FROM IdempotentCall").all()).toEqual([]);
});

test("neither names nor bodies are kept, and answers for three days", async () => {
  await call("a-secret-name", { input: { a: "somebody" } });
  expect(JSON.stringify(database.raw.prepare("SELECT * FROM IdempotentCall").all())).not.toMatch(
    /a-secret-name|somebody|203\.0/,
  );
  await purgeIdempotentCalls(new Date(later(72 * HOUR).getTime() - 1));
  expect(database.raw.prepare("SELECT 1 FROM IdempotentCall").all()).toHaveLength(1);
  await purgeIdempotentCalls(later(72 * HOUR));
  expect(database.raw.prepare("SELECT 1 FROM IdempotentCall").all()).toEqual([]);
});
