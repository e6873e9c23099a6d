import { expect, test } from "vitest";
import { serverProblem } from "./server-refusals.ts";

const GOOD = { version: 180_004, encoding: "UTF8", isReplica: false };

test.each<[Partial<typeof GOOD>, string | null]>([
  [{}, null],
  [{ version: 150_000 }, null],
  [{ version: 149_999 }, "PostgreSQL 14 is too old: the site needs 15 or later."],
  [{ version: 140_018 }, "PostgreSQL 14 is too old: the site needs 15 or later."],
  // Until 10 a version had two parts before the last.
  [{ version: 90_624 }, "PostgreSQL 9 is too old: the site needs 15 or later."],
  [{ version: 200_000 }, null],
  [{ encoding: "LATIN1" }, "the database holds text as LATIN1: create it with ENCODING 'UTF8'."],
  [
    { encoding: "SQL_ASCII" },
    "the database holds text as SQL_ASCII: create it with ENCODING 'UTF8'.",
  ],
  [{ isReplica: true }, "the server is a replica, which only reads: name the one that writes."],
])("a server like %o: %s", (server, problem) => {
  expect(serverProblem({ ...GOOD, ...server })).toBe(problem);
});
