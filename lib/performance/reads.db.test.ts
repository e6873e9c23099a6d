import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Role, RoleStatus } from "../accounts/roles.ts";
import type { Actor } from "../accounts/sessions/queries.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createPerson } from "../testing/people.ts";
import { getSellerAnalytics } from "./analytics/queries.ts";
import {
  getAmbassadorFigures,
  getBuyerFigures,
  getOverview,
  getProfile,
  getSellerFigures,
} from "./queries.ts";
import { countUnread } from "./unread/queries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const EVERY_ROLE = ["seller", "buyer", "ambassador", "trust_manager"].map(
  (role): [Role, RoleStatus] => [role as Role, "active"],
);
/** What a page asks beside its own figures: the session, its roles, what is unread. */
const SHARED_READS = 3;
const MOST_READS = 12;

let db: TestDatabase;
let actor: Actor;

beforeEach(async () => {
  db = await createTestDatabase();
  db.adopt();
  actor = await createPerson(db, EVERY_ROLE);
});
afterEach(() => db.close());

/** The statements a read asks, which it compiles: the connection is new to each test. */
function statementsOf(read: () => unknown): string[] {
  const prepare = vi.spyOn(Database.prototype, "prepare");
  try {
    read();
    return prepare.mock.calls.map(([sql]) => sql);
  } finally {
    prepare.mockRestore();
  }
}

/** What SQLite reads from end to end for a statement, other than what the statement made itself. */
function tablesScanned(sql: string): string[] {
  const names = [...sql.matchAll(/:(\w+)/g)].map(([, name]) => [name, "[]"]);
  const steps = db.raw
    .prepare<[Record<string, string>], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(Object.fromEntries(names));
  const made = [...sql.matchAll(/(\w+)(?: \([^()]*\))? AS (?:MATERIALIZED )?\(/g)].map(
    ([, name]) => name ?? "",
  );
  return steps
    .map(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => !["CONSTANT", "json_each", ...made].includes(name) && !/^\d+$/.test(name));
}

const READS: [string, (actor: Actor) => unknown][] = [
  ["the overview", (person) => getOverview(person, NOW)],
  ["the profile", (person) => getProfile(person, NOW)],
  ["the seller's dashboard", (person) => getSellerFigures(person, NOW)],
  ["the buyer's dashboard", (person) => getBuyerFigures(person, NOW)],
  ["the Looper's dashboard", (person) => getAmbassadorFigures(person, NOW)],
  ["the statistics", (person) => getSellerAnalytics(person, 90, NOW)],
  ["what is unread", countUnread],
];

test.each(READS)("%s reads only the person's rows, by index, in few statements", (_name, read) => {
  const statements = statementsOf(() => read(actor));
  expect(statements.length + SHARED_READS).toBeLessThanOrEqual(MOST_READS);
  expect(statements.flatMap(tablesScanned)).toEqual([]);
});
