import { afterEach, expect, test } from "vitest";
import { adoptedDatabase } from "../../../testing/adopted-database.ts";
import { communeRow } from "../../../testing/builders.ts";
import { until } from "../../../testing/until.ts";
import { env } from "../../env.ts";
import { replaceOnce } from "../../once.ts";
import { createWriter } from "../clients.ts";
import { closeCommitWatchers } from "../commit-watchers.ts";
import { followCommits, watchCommits } from "../commits.ts";
import { reads } from "../read.ts";
import { isDatabaseUnavailable } from "../unavailable.ts";
import { withClient } from "./connection.ts";

const database = adoptedDatabase("test");
let codes = 0;
const commune = () => communeRow({ code: `C${++codes}`, slug: `commune-${codes}` });

afterEach(async () => {
  await closeCommitWatchers();
  replaceOnce("env", undefined);
});

/** What is taken in of the communes, and how. */
function counter() {
  replaceOnce("env", { ...env(), DATABASE_URL: database.url });
  const state = { taken: -1, runs: 0 };
  const take = async () => {
    state.runs++;
    const rows = await reads().selectFrom("Commune").select("code").execute();
    state.taken = rows.length;
  };
  return { state, take };
}

const add = (writer = database.writer) =>
  writer.$transaction((tx) => tx.commune.create({ data: commune() }));

test("who looks takes in what anybody committed, and shares the question with who looks at once", async () => {
  const { state, take } = counter();
  const follower = followCommits(take);
  await add();
  await follower.look();
  expect(state.taken).toBe(1);
  const before = state.runs;
  await Promise.all(Array.from({ length: 50 }, () => follower.look()));
  expect(state.runs - before).toBeLessThanOrEqual(2);
});

test("a process's own commit is taken in before it is answered", async () => {
  const { state, take } = counter();
  const watch = watchCommits(take);
  await watch.look();
  for (let count = 1; count <= 5; count++) {
    await add();
    expect(state.taken).toBe(count);
  }
  expect(watch.look()).toBeNull();
  watch.stop();
  await add();
  expect(state.taken).toBe(5);
});

test("another program's commit is announced, or else seen", async () => {
  const { state, take } = counter();
  const watch = watchCommits(take);
  await watch.look();
  await withClient(database.url, async (client) => {
    // As another process's writer commits, and as somebody does who knows nothing of it.
    for (const [count, first] of [
      [1, "SELECT pg_notify('loopimmo_commit', '')"],
      [2, "SELECT 1"],
    ] as const) {
      const { code, slug } = commune();
      await client.query("BEGIN");
      await client.query(first);
      await client.query(
        `INSERT INTO "Commune" SELECT (jsonb_populate_record(null::"Commune", $1)).*`,
        [JSON.stringify({ ...communeRow({ code, slug }) })],
      );
      await client.query("COMMIT");
      await until(() => state.taken === count);
    }
  });
  watch.stop();
});

test("a connection that breaks is opened again; meanwhile looks say that nothing is taken in", async () => {
  const { state, take } = counter();
  let broken = false;
  const watch = watchCommits(async () => {
    if (broken) throw Object.assign(new Error("gone"), { code: "08006" });
    await take();
  });
  await watch.look();
  broken = true;
  await add();
  const failed = await watch.look()?.catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failed)).toBe(true);
  await withClient(database.url, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'`,
    ),
  );
  broken = false;
  await until(() => state.taken === 1 && watch.look() === null);
  const other = createWriter(database.url);
  await add(other);
  await until(() => state.taken === 2);
  await other.$disconnect();
  watch.stop();
});
