import { afterEach, expect, test } from "vitest";
import { adoptedDatabase } from "../../../testing/adopted-database.ts";
import { until } from "../../../testing/until.ts";
import { withClient } from "./connection.ts";
import { beSoleHolder } from "./sole-holder.ts";

const database = adoptedDatabase("test");
const KEY = 77;

/** Who does it now, and what ends those that are left. */
let doing: string[] = [];
let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  [doing, ends] = [[], []];
});

/** A process that would do it. @returns what ends it */
function join(name: string): () => Promise<void> {
  const end = beSoleHolder({
    url: database.url,
    key: KEY,
    times: { look: 5 },
    begin: () => {
      doing.push(name);
      return async () => {
        doing = doing.filter((each) => each !== name);
      };
    },
  });
  ends.push(end);
  return end;
}

/** Ends the connections that hold the lock, as a failing machine or server does. */
const cutHolders = () =>
  withClient(database.url, (client) =>
    client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted",
      [KEY],
    ),
  );

test("one of all does it, and another one where that has ended", async () => {
  const ofAll = new Map(["a", "b", "c"].map((name) => [name, join(name)]));
  await until(() => doing.length === 1);
  const [first = ""] = doing;
  await ofAll.get(first)?.();
  expect(doing).not.toContain(first);
  await until(() => doing.length === 1);
  expect(doing).not.toContain(first);
});

test("who loses its connection ends what it does; somebody takes it over", async () => {
  join("a");
  await until(() => doing.length === 1);
  await cutHolders();
  await until(() => doing.length === 0);
  await until(() => doing.length === 1);
});

test("a process that ends while another does it never begins", async () => {
  join("a");
  await until(() => doing.length === 1);
  await join("b")();
  expect(doing).toEqual(["a"]);
});
