import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { newId } from "../lib/kernel/ids.ts";
import { openDatabase } from "../lib/platform/db/open.ts";
import { userRow } from "../lib/testing/builders.ts";
import { prepareTemplate } from "../lib/testing/database.ts";

/**
 * `npm run bench:payouts`: loopers contest and accept statements, change their accounts, and four of the team prepare,
 * approve, cancel, take and record batches, all at once, in a process that is killed in the middle, eight times. Whatever
 * was given to the bank has no line that is contested or unapproved, and no statement twice. Exit code 1 where it has.
 */
const ROUNDS = 8;
const ROUND_MS = 4_000;
const LOOPERS = 12;
const MANAGERS = 4;
const LIMIT_CENTS = 1_000_00;

const folder = mkdtempSync(join(tmpdir(), "loopimmo-payouts-"));
const file = join(folder, "app.db");
copyFileSync(await prepareTemplate(), file);

function writePeople(): void {
  const database = openDatabase(file);
  const roles = [
    ...Array.from({ length: LOOPERS }, () => "ambassador"),
    ...Array.from({ length: MANAGERS }, () => "trust_manager"),
  ];
  for (const role of roles) {
    const { id, email, emailNormalized, firstName, lastName, phone, referralCode } = userRow();
    const now = new Date("2026-11-01T09:00:00Z").toISOString().replace("Z", "+00:00");
    database
      .prepare(
        `INSERT INTO User (id, email, emailNormalized, firstName, lastName, phone, activeRole, referralCode,
           emailConfirmedAt, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        email,
        emailNormalized,
        firstName,
        lastName,
        phone,
        role,
        referralCode,
        now,
        now,
        now,
      );
    database
      .prepare(
        "INSERT INTO RoleGrant (id, userId, role, status, requestedAt) VALUES (?, ?, ?, 'active', ?)",
      )
      .run(newId(), id, role, now);
  }
  database.close();
}

/** A process of the storm, killed after some seconds. */
async function storm(round: number): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: `file:${file}`,
    AUTH_SECRET: "storm".repeat(8),
    PUBLISHER_IBAN: "FR1420041010050500013M02606",
  };
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "bench/payouts/work.ts", folder, String(round + 1)],
    { env, stdio: ["ignore", "inherit", "inherit"] },
  );
  const exited = once(child, "exit");
  await pause(ROUND_MS + 250 * round);
  child.kill("SIGKILL");
  const [code] = await exited;
  if (code !== null) throw new Error(`the storm ended by itself, with code ${code}`);
}

let faults = 0;
const check = (holds: boolean, what: string) => {
  if (holds) return;
  faults += 1;
  console.error(`✗ ${what}`);
};

/** The files that were given to the bank, by their batch. */
function takenFiles(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".xml"))) {
    const batchId = name.slice(0, 12);
    const text = readFileSync(join(folder, name), "utf8");
    // Cut off by the kill, it was given to nobody.
    if (text.endsWith("</Document>\n")) files.set(batchId, [...(files.get(batchId) ?? []), text]);
  }
  return files;
}

interface Row {
  statementId: string;
  outcome: string | null;
  approvedById: string | null;
  createdById: string;
  totalCents: number;
  cancelledAt: string | null;
}

function inspect(): { files: number; payouts: number; statements: number } {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare<[string], Row>(
    `SELECT s.statementId, p.outcome, b.approvedById, b.createdById, b.totalCents, b.cancelledAt
     FROM PayoutStatement s JOIN Payout p ON p.id = s.payoutId JOIN PayoutBatch b ON b.id = p.batchId WHERE p.id = ?`,
  );
  const contested = database
    .prepare<[string]>(
      `SELECT count(*) FROM StatementLine l JOIN LineContest c ON c.entryId = l.entryId
       WHERE l.statementId = ? AND c.outcome IS NULL`,
    )
    .pluck();
  const issued = database
    .prepare<[string]>("SELECT count(*) FROM StatementIssue WHERE statementId = ?")
    .pluck();
  const files = takenFiles();
  const payers = new Map<string, number>();
  let payouts = 0;
  for (const [batchId, texts] of files) {
    check(new Set(texts).size === 1, `the file of ${batchId} was not the same each time`);
    for (const [, payoutId = ""] of (texts[0] ?? "").matchAll(/<EndToEndId>(\w+)</g)) {
      payouts += 1;
      for (const row of rows.all(payoutId)) {
        const { statementId, outcome, approvedById, createdById, totalCents, cancelledAt } = row;
        const approved =
          approvedById !== null && (approvedById !== createdById || totalCents <= LIMIT_CENTS);
        check(approved && cancelledAt === null, `${batchId} left unapproved or cancelled`);
        check(issued.get(statementId) === 1, `${statementId} was paid as a draft`);
        check(contested.get(statementId) === 0, `${statementId} was paid with a contested line`);
        if (outcome !== "refused") payers.set(statementId, (payers.get(statementId) ?? 0) + 1);
      }
    }
  }
  for (const [statementId, count] of payers)
    check(count === 1, `${statementId} is in ${count} payments`);
  database.close();
  return { files: files.size, payouts, statements: payers.size };
}

writePeople();
let last = { files: 0, payouts: 0, statements: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  await storm(round);
  last = inspect();
}
rmSync(folder, { recursive: true });
check(last.payouts > 0, "nothing was given to the bank: nothing was tried");
console.log(
  `• payouts: killed ${ROUNDS} times, ${last.files} files with ${last.payouts} payments of ${last.statements} statements; ${faults} faults`,
);
process.exitCode = faults > 0 ? 1 : 0;
