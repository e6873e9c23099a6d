import type Database from "better-sqlite3";
import { normalizeEmail } from "../../kernel/email.ts";
import { toDbInstant } from "./instants.ts";
import { openDatabase, PROGRAM_BUSY_MS } from "./open.ts";

/** What brings the rows of a database to a rule that SQL can't write: run once, after the migrations. */
export interface DataStep {
  name: string;
  /** The migration that made what it changes: without it there is nothing to run on. */
  after: string;
  /** @throws {DataStepError} where a person has to decide: nothing of the step is then done. */
  run: (database: Database.Database) => void;
}

/** Rows that no rule decides about: the database stays as it was, and the message names them. */
export class DataStepError extends Error {
  override name = "DataStepError";
}

/** What is not ASCII: addresses of ASCII letters are in the one form already. */
const NOT_ASCII = "*[^ -~]*";

interface Addressed {
  id: string;
  emailNormalized: string;
}

/** Tables whose addresses are unique, and what a row of them is called. */
const UNIQUE_ADDRESSES = [
  { table: "User", rows: "accounts" },
  { table: "WaitlistEntry", rows: "entries of the waitlist" },
] as const;

/** Tables in which one address may stand several times. */
const OTHER_ADDRESSES = ["PendingRegistration", "PendingMessage", "EmailChange"] as const;

/** Brings the unique addresses of a table to their one form. */
function rewriteUnique(database: Database.Database, table: string, rows: string): void {
  const held = database.prepare<[string], { id: string }>(
    `SELECT id FROM "${table}" WHERE emailNormalized = ?`,
  );
  const write = database.prepare(`UPDATE "${table}" SET emailNormalized = ? WHERE id = ?`);
  const odd = database
    .prepare<[string], Addressed>(
      `SELECT id, emailNormalized FROM "${table}" WHERE emailNormalized GLOB ? ORDER BY id`,
    )
    .all(NOT_ASCII);
  for (const { id, emailNormalized } of odd) {
    const address = normalizeEmail(emailNormalized);
    if (address === emailNormalized) continue;
    const other = held.get(address);
    if (other) {
      throw new DataStepError(
        `Two ${rows} have one address in two spellings: ${[id, other.id].sort().join(" and ")}. ` +
          "Change the address of one of them, then start again.",
      );
    }
    write.run(address, id);
  }
}

/** Addresses that a person had: two spellings of one are one, left when the later of them was. */
function rewriteFormer(database: Database.Database): void {
  const odd = database
    .prepare<[string], { userId: string; emailNormalized: string; until: string }>(
      `SELECT userId, emailNormalized, until FROM FormerEmail WHERE emailNormalized GLOB ?`,
    )
    .all(NOT_ASCII);
  const merge = database.prepare(
    `INSERT INTO FormerEmail (userId, email, emailNormalized, until)
     SELECT userId, email, :address, until FROM FormerEmail
     WHERE userId = :userId AND emailNormalized = :emailNormalized
     ON CONFLICT (userId, emailNormalized) DO UPDATE SET until = max(until, excluded.until)`,
  );
  const drop = database.prepare(
    "DELETE FROM FormerEmail WHERE userId = :userId AND emailNormalized = :emailNormalized",
  );
  for (const { userId, emailNormalized } of odd) {
    const address = normalizeEmail(emailNormalized);
    if (address === emailNormalized) continue;
    merge.run({ userId, emailNormalized, address });
    drop.run({ userId, emailNormalized });
  }
}

function rewriteOthers(database: Database.Database, table: string): void {
  const odd = database
    .prepare<[string], { emailNormalized: string }>(
      `SELECT DISTINCT emailNormalized FROM "${table}" WHERE emailNormalized GLOB ?`,
    )
    .all(NOT_ASCII);
  const write = database.prepare(
    `UPDATE "${table}" SET emailNormalized = ? WHERE emailNormalized = ?`,
  );
  for (const { emailNormalized } of odd) {
    const address = normalizeEmail(emailNormalized);
    if (address !== emailNormalized) write.run(address, emailNormalized);
  }
}

/** The steps, oldest first. A step that was run is never changed: a new rule is a new step. */
export const DATA_STEPS: readonly DataStep[] = [
  {
    // The domain of an address is compared as the wire has it (kernel/email.ts): SQL knows no punycode.
    name: "20261125_email_domains",
    after: "20261125092824_online_under_a_mandate",
    run: (database) => {
      for (const { table, rows } of UNIQUE_ADDRESSES) rewriteUnique(database, table, rows);
      for (const table of OTHER_ADDRESSES) rewriteOthers(database, table);
      rewriteFormer(database);
    },
  },
];

/** Where it is written which steps ran, as `_prisma_migrations` says it of migrations. */
const TABLE = "_data_steps";

function ranSteps(database: Database.Database): Set<string> {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(TABLE);
  if (!table) return new Set();
  const rows = database.prepare<[], { name: string }>(`SELECT name FROM ${TABLE}`).all();
  return new Set(rows.map(({ name }) => name));
}

/** The steps that a database still needs once these migrations are applied. */
export function pendingDataSteps(
  database: Database.Database,
  migrations: readonly { name: string }[],
): DataStep[] {
  const applied = new Set(migrations.map(({ name }) => name));
  const ran = ranSteps(database);
  return DATA_STEPS.filter(({ name, after }) => applied.has(after) && !ran.has(name));
}

/**
 * Runs steps, each in a transaction with the row that says so.
 * @throws {DataStepError} see `DataStep`.
 */
export function runDataSteps(file: string, steps: readonly DataStep[], now: Date): void {
  const database = openDatabase(file, { busyMs: PROGRAM_BUSY_MS });
  try {
    database.exec(
      `CREATE TABLE IF NOT EXISTS ${TABLE} (name TEXT NOT NULL PRIMARY KEY, ranAt TEXT NOT NULL)`,
    );
    const note = database.prepare(`INSERT INTO ${TABLE} (name, ranAt) VALUES (?, ?)`);
    const run = database.transaction(({ name, run: change }: DataStep) => {
      change(database);
      note.run(name, toDbInstant(now));
    });
    for (const step of steps) run.immediate(step);
  } finally {
    database.close();
  }
}
