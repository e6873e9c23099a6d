import { afterAll, beforeAll, expect, test } from "vitest";
import { watchCommits } from "../lib/platform/db/commits.ts";
import { reads } from "../lib/platform/db/read.ts";
import { isDatabaseUnavailable } from "../lib/platform/db/unavailable.ts";
import { env } from "../lib/platform/env.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { communeRow } from "../lib/testing/builders.ts";
import type { TestDatabase } from "../lib/testing/database.ts";
import { createServerDatabase, prepareServerTemplate } from "../lib/testing/postgres/database.ts";
import { type PostgresServer, startPostgres } from "../lib/testing/postgres/server.ts";
import { until } from "../lib/testing/until.ts";
import { pageChanges } from "./changes.ts";
import { PageCache } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";

/** A server that stops for a while and comes back: everything is unavailable, then there again, by itself. */

let server: PostgresServer;
let database: TestDatabase;

beforeAll(async () => {
  server = await startPostgres();
  const url = server.urlOf("postgres");
  await prepareServerTemplate(url);
  database = await createServerDatabase(url);
  database.adopt();
  replaceOnce("env", { ...env(), DATABASE_URL: database.url });
});
afterAll(async () => {
  await database.close();
  replaceOnce("env", undefined);
  await server.stop();
});

const write = (code: string) =>
  database.writer.$transaction((tx) =>
    tx.commune.create({ data: communeRow({ code, slug: `commune-${code}` }) }),
  );
const read = async () => (await reads().selectFrom("Commune").select("code").execute()).length;
const failed = (work: Promise<unknown> | null) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );

test("a server that stops for a while is unavailable meanwhile, and followed again afterwards", async () => {
  let taken = 0;
  const watch = watchCommits(async () => {
    taken = await read();
  });
  let now = 0;
  const cache = new PageCache(memoryStore(1_000_000));
  const follow = pageChanges(
    cache,
    () => {},
    () => now,
  );
  await Promise.all([watch.look(), follow()]);
  await write("A0001");
  expect(taken).toBe(1);
  // Idle connections that break are nobody's failure.
  await Promise.all(Array.from({ length: 8 }, read));

  await server.pause();
  expect(await failed(write("A0002"))).toMatchObject({ status: 503 });
  expect(isDatabaseUnavailable(await failed(read()))).toBe(true);
  await until(async () => (await failed(watch.look())) !== null);
  // Cached pages are given for a minute.
  expect(await failed(follow())).toBeNull();
  now = 59_000;
  await new Promise(setImmediate);
  expect(await failed(follow())).toBeNull();
  now = 60_000;
  await new Promise(setImmediate);
  expect(isDatabaseUnavailable(await failed(follow()))).toBe(true);

  await server.resume();
  await until(async () => (await failed(write("A0003"))) === null);
  expect(await read()).toBe(2);
  expect(taken).toBe(2);
  await until(async () => follow() === null);
  watch.stop();
});
