import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { openCountStore } from "./db/postgres/count-store.ts";
import { countRequest, purgeCounts } from "./rate-limit.ts";
import { sharedLimiter } from "./shared-limiter.ts";

const database = adoptedDatabase();

type Store = ReturnType<typeof openCountStore>;
const opened: Store[] = [];

/** The counts as another process has them: connections of its own, and nothing remembered. */
function process(url = database.url, restMs?: number): Store {
  const store = openCountStore(url, restMs);
  opened.push(store);
  return store;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.end()));
});

const LIMIT = { name: "test.write", points: 120, duration: 60 };

const oversOf = async (counts: ReturnType<typeof countRequest>[]) =>
  (await Promise.all(counts)).map(({ over }) => over);

const refused = (overs: number[]) => overs.filter((over) => over > 0).length;

test("of 121 at once over two processes exactly one is refused, and then all are", async () => {
  const both = [process(), process()].map((store) => sharedLimiter(LIMIT, store));
  const key = newId();
  const many = Array.from({ length: 121 }, (_, at) => both[at % 2]);
  const overs = await oversOf(many.map((limiter) => countRequest(limiter as never, key)));
  expect(refused(overs)).toBe(1);
  const later = await Promise.all([...both, ...both].map((each) => countRequest(each, key)));
  for (const { over, waitMs } of later) {
    expect(over).toBeGreaterThan(1);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  }
  expect(await oversOf(both.map((each) => countRequest(each, newId())))).toEqual([0, 0]);
});

test("many at once are counted one by one", async () => {
  const limit = { ...LIMIT, points: Number.MAX_SAFE_INTEGER };
  const both = [process(), process()].map((store) => sharedLimiter(limit, store));
  const key = newId();
  await Promise.all(
    Array.from({ length: 100 }, () => both.map((each) => each.consume(key))).flat(),
  );
  for (const each of both) expect((await each.get(key))?.consumedPoints).toBe(200);
});

test("the first one refused is one alone, whichever process meets it, and a refusal costs the database nothing", async () => {
  const store = process();
  let statements = 0;
  const counting = {
    query: (statement: Parameters<Store["query"]>[0]) => {
      statements++;
      return store.query(statement);
    },
  };
  const one = sharedLimiter({ ...LIMIT, points: 2 }, counting);
  const other = sharedLimiter({ ...LIMIT, points: 2 }, process());
  const key = newId();
  const overs = [];
  for (const limiter of [one, other, one, other, one, one, other])
    overs.push((await countRequest(limiter, key)).over);
  expect(overs).toEqual([0, 0, 1, 2, 2, 2, 2]);
  expect(statements).toBe(2);
});

test("what one process forgives is forgiven in all", async () => {
  const both = [process(), process()].map((store) =>
    sharedLimiter({ ...LIMIT, points: 1 }, store, { canBeCleared: true }),
  );
  const key = newId();
  for (const expected of [0, 1, 2]) {
    expect(await oversOf([countRequest(both[0] as never, key)])).toEqual([expected]);
  }
  await both[1]?.delete(key);
  expect(await oversOf([countRequest(both[0] as never, key)])).toEqual([0]);
});

test("each limit counts for itself, and the table names nobody", async () => {
  const store = process();
  const address = `camille-${newId()}@example.org`;
  for (const name of ["test.one", "test.another"])
    await sharedLimiter({ ...LIMIT, name }, store).consume(address);
  const { rows } = await store.query({ text: `SELECT key FROM "RateCount"`, values: [] });
  const keys = rows.map((row) => (row as { key: string }).key);
  const hashes = keys
    .filter((key) => /^test\.(?:one|another):/.test(key))
    .map((key) => key.split(":")[1]);
  expect(new Set(hashes).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\w.-]+:[\w-]{43}$/);
});

test("what is over is counted anew, and goes with the job that tidies", async () => {
  const limiter = sharedLimiter({ ...LIMIT, points: 1 }, process());
  const key = newId();
  await limiter.consume(key);
  await database.writer.$transaction(
    (tx) => tx.$executeRaw`UPDATE "RateCount" SET expire = 1 WHERE points > 0`,
  );
  expect((await countRequest(limiter, key)).over).toBe(0);
  const count = async () =>
    (await process().query({ text: `SELECT key FROM "RateCount"`, values: [] })).rowCount;
  expect(await count()).toBeGreaterThan(0);
  await purgeCounts(new Date(Date.now() - 1_000));
  expect(await limiter.get(key)).not.toBeNull();
  await purgeCounts(new Date(Date.now() + 120_000));
  expect(await count()).toBe(0);
});

/** The way to the server of the tests, which can be cut, or say nothing more. */
async function openWay() {
  const { hostname, port } = new URL(database.url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => void (isSilent || far.write(bytes)));
    far.on("data", (bytes) => void near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(database.url), { port: String(own) }).href,
    silence: (silent: boolean) => {
      isSilent = silent;
    },
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve)),
  };
}

describe("where the database is away", () => {
  let way: Awaited<ReturnType<typeof openWay>>;
  beforeEach(async () => {
    way = await openWay();
  });
  afterEach(() => way.cut());

  test("the process counts in its memory, and with the others again once it is back", async () => {
    const limiter = sharedLimiter({ ...LIMIT, points: 2 }, process(way.url, 0));
    const other = sharedLimiter({ ...LIMIT, points: 2 }, process());
    const key = newId();
    await limiter.consume(key);
    way.cut();
    const overs = [];
    for (let at = 0; at < 4; at++) overs.push((await countRequest(limiter, key)).over);
    expect(overs).toEqual([0, 0, 1, 2]);
    expect(await limiter.get(newId())).toBeNull();
    await limiter.delete(key);
    await way.mend();
    await other.consume(key);
    expect((await countRequest(limiter, key)).over).toBe(1);
  });

  test("no request waits for a server that says nothing more than some seconds, and the next ones not at all", async () => {
    const limiter = sharedLimiter(LIMIT, process(way.url));
    await limiter.consume(newId());
    way.silence(true);
    const began = performance.now();
    await Promise.all([1, 2, 3].map(() => limiter.consume(newId())));
    const first = performance.now() - began;
    expect(first).toBeGreaterThan(1_000);
    for (let at = 0; at < 100; at++) await limiter.consume(newId());
    expect(performance.now() - began - first).toBeLessThan(first);
  });
});
