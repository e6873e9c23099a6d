import { beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { withBlindReads } from "../testing/blind-reads.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { holdLock } from "../testing/foreign-lock.ts";
import { createWriter } from "./db/clients.ts";
import {
  type KeyedCall,
  keyOf,
  type Once,
  onceSecret,
  onceTransaction,
  purgeIdempotentCalls,
  runOnce,
} from "./idempotency.ts";
import { replaceOnce } from "./once.ts";
import { isToken } from "./tokens.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const HOUR = 60;

const database = adoptedDatabase("test");

const CALL: KeyedCall = { key: "one", name: "POST /api/x", caller: "camille", input: { a: 1 } };

let next: number;
beforeEach(() => {
  next = 1;
});

/** A command that writes a row, and gives its id. */
const create = () =>
  onceTransaction(async (tx) => {
    const code = `C${next++}`;
    await tx.commune.create({ data: communeRow({ code, slug: code.toLowerCase() }) });
    return { code };
  });

const codes = () => database.raw.prepare("SELECT code FROM Commune ORDER BY code").pluck().all();
const rows = () => database.raw.prepare("SELECT * FROM IdempotentCall").all();

const call = <Result extends { code: string }>(
  changes: Partial<KeyedCall> = {},
  now = NOW,
  work: () => Promise<Result | { code: string }> = create,
) => runOnce({ ...CALL, ...changes }, work, ({ code }) => code, now);

describe("a call under a key", () => {
  test("is answered the same when it is repeated, and done once", async () => {
    expect(await call()).toBe("C1");
    expect(await call({}, later(71 * HOUR))).toBe("C1");
    expect(codes()).toEqual(["C1"]);
  });

  test("is answered the same when the process ended after its commit", async () => {
    const lost = call({}, NOW, async () => {
      await create();
      throw new Error("killed after the commit");
    });
    await expect(lost).rejects.toThrow("killed");
    expect(await call({}, later(1))).toBe("C1");
    expect(codes()).toEqual(["C1"]);
  });

  test("is done where the process ended before its commit", async () => {
    const lost = call({}, NOW, () =>
      onceTransaction(async (tx) => {
        await tx.commune.create({ data: communeRow({ code: "C9", slug: "c9" }) });
        if (next > 0) throw new Error("killed before the commit");
        return { code: "C9" };
      }),
    );
    await expect(lost).rejects.toThrow("killed");
    expect(await call()).toBe("C1");
    expect(codes()).toEqual(["C1"]);
  });

  test("is not judged again by what would refuse it by now", async () => {
    await call();
    const refuse = vi.fn(() => Promise.reject(new DomainError("request.too-many")));
    expect(await call({}, NOW, refuse)).toBe("C1");
    expect(refuse).not.toHaveBeenCalled();
  });

  test("is done once when it comes ten times at once, and answered ten times the same", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call()));
    expect(answers).toEqual(Array.from({ length: 10 }, () => "C1"));
    expect(codes()).toEqual(["C1"]);
  });

  test("is done once though the connection that reads does not see what was done", async () => {
    await call();
    expect(await withBlindReads(database, () => call())).toBe("C1");
    expect(codes()).toEqual(["C1"]);
  });

  test.each([
    ["another key", { key: "two" }],
    ["another caller", { caller: "dominique" }],
    ["another call", { name: "POST /api/y" }],
  ])("is another one with %s", async (_, changes) => {
    await call();
    expect(await call(changes)).toBe("C2");
  });

  test("is refused with another body, one after the other or at once", async () => {
    await call();
    expect(await codeOf(call({ input: { a: 2 } }))).toBe("request.key-reused");
    const both = await Promise.allSettled([
      call({ key: "two" }),
      call({ key: "two", input: { a: 2 } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(codes()).toEqual(["C1", "C2"]);
  });

  test("is done anew after seventy-two hours", async () => {
    await call();
    expect(await call({ input: { a: 2 } }, later(72 * HOUR))).toBe("C2");
  });

  test("is decided again when it was refused", async () => {
    const refuse = () => Promise.reject(new DomainError("waitlist.already-registered"));
    expect(await codeOf(call({}, NOW, refuse))).toBe("waitlist.already-registered");
    expect(await call()).toBe("C1");
  });

  test("leaves nothing where its work could not be done", async () => {
    const impatient = createWriter(database.url, { lockWaitMs: 1 });
    replaceOnce("db.writer", impatient);
    const lock = await holdLock(database.file);
    expect(await codeOf(call())).toBe("service.unavailable");
    await lock.release();
    replaceOnce("db.writer", database.writer);
    await impatient.$disconnect();
    expect(rows()).toEqual([]);
    expect(await call()).toBe("C1");
  });

  test("may do its work again after a conflict with another one's", async () => {
    await call();
    const again = async () => {
      next = 1;
      await expect(create()).rejects.toMatchObject({ code: "P2002" });
      return create();
    };
    expect(await call({ key: "two" }, NOW, again)).toBe("C2");
  });
});

describe("a command under a key", () => {
  test("may not have two transactions that do its work", async () => {
    const twice = async () => {
      await create();
      return create();
    };
    await expect(call({}, NOW, twice)).rejects.toThrow("one transaction");
  });

  test("may not return something else than its transaction did", async () => {
    const other = async () => ({ ...(await create()) });
    await expect(call({}, NOW, other)).rejects.toThrow("returns what its transaction returned");
  });

  test("may store what is plain and small only", async () => {
    const large = () => onceTransaction(async () => ({ code: "x".repeat(64 * 1024) }));
    await expect(call({}, NOW, large)).rejects.toThrow("can't be stored");
    // @ts-expect-error a date would come back as a text
    const dated = () => onceTransaction(async () => ({ code: "x", at: new Date() }));
    expectTypeOf(dated).returns.toExtend<Promise<unknown>>();
    expectTypeOf(create).returns.resolves.toEqualTypeOf<Once<{ code: string }>>();
  });

  test("stores nothing of what its response does once it is done", async () => {
    const respond = async ({ code }: { code: string }) => `${code} ${(await create()).code}`;
    expect(await runOnce(CALL, create, respond, NOW)).toBe("C1 C2");
    expect(rows()).toHaveLength(1);
  });
});

describe("a secret of a call", () => {
  const secrets = (changes: Partial<KeyedCall> = {}) =>
    runOnce(
      { ...CALL, ...changes },
      () => onceTransaction(async () => ({ made: onceSecret("link") })),
      ({ made }) => ({ made, again: onceSecret("link"), other: onceSecret("session") }),
      NOW,
    );

  test("is the same for the command, for its response and for each time that it is repeated", async () => {
    const first = await secrets();
    expect(first.made).toSatisfy(isToken);
    expect(first.again).toBe(first.made);
    expect(await secrets()).toEqual(first);
    expect(first.other).not.toBe(first.made);
  });

  test.each([
    ["another key", { key: "two" }],
    ["another caller", { caller: "dominique" }],
    ["another body", { key: "two", input: { a: 2 } }],
  ])("is another one with %s", async (_, changes) => {
    const first = await secrets();
    expect((await secrets(changes)).made).not.toBe(first.made);
  });

  test("is a new one of each call that has no key", async () => {
    const [one, two] = [await secrets({ key: null }), await secrets({ key: null })];
    expect(one.again).toBe(one.made);
    expect(two.made).not.toBe(one.made);
  });
});

test("a call without a key runs each time, and leaves no trace", async () => {
  await call({ key: null });
  expect(await call({ key: null })).toBe("C2");
  expect(rows()).toEqual([]);
});

test.each(["", "é".normalize("NFC"), "x".repeat(256), "a\tb"])("no key is %j", (key) => {
  const request = new Request("http://localhost/api/x", { method: "POST" });
  vi.spyOn(request.headers, "get").mockReturnValue(key);
  expect(() => keyOf(request)).toThrow(expect.objectContaining({ code: "request.invalid" }));
});

test("neither keys nor bodies are stored, and results for three days", async () => {
  await call({ key: "a-secret-name", input: { a: "somebody" } });
  expect(JSON.stringify(rows())).not.toMatch(/a-secret-name|somebody|camille/);
  await purgeIdempotentCalls(new Date(later(72 * HOUR).getTime() - 1));
  expect(rows()).toHaveLength(1);
  await purgeIdempotentCalls(later(72 * HOUR));
  expect(rows()).toEqual([]);
});
