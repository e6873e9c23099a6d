import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../lib/kernel/errors.ts";
import { civilDay, daysAfter } from "../../lib/kernel/time.ts";
import { setAccount } from "../../lib/payouts/accounts/commands/set-account.ts";
import { approveBatch } from "../../lib/payouts/batches/commands/approve-batch.ts";
import { cancelBatch } from "../../lib/payouts/batches/commands/cancel-batch.ts";
import { prepareBatch } from "../../lib/payouts/batches/commands/prepare-batch.ts";
import { recordPaid, recordRefused } from "../../lib/payouts/batches/commands/record-outcomes.ts";
import { takeFile } from "../../lib/payouts/batches/commands/take-file.ts";
import { acceptStatement } from "../../lib/payouts/statements/commands/accept-statement.ts";
import { contestLine } from "../../lib/payouts/statements/commands/contest-line.ts";
import { decideContest } from "../../lib/payouts/statements/commands/decide-contest.ts";
import { issueSilentStatements } from "../../lib/payouts/statements/commands/issue-silent-statements.ts";
import { sendStatements } from "../../lib/payouts/statements/commands/send-statements.ts";
import { writer } from "../../lib/platform/db/clients.ts";
import type { Actor } from "../../lib/policy/actor.ts";
import { writeLine } from "../../lib/testing/ledger.ts";
import { actorWith } from "../../lib/testing/people.ts";

/** What a process of the storm does until it is killed: everything at once, in an order that nobody chose. */

const AT_ONCE = 12;
const IBANS = ["FR7630006000011234567890189", "DE89370400440532013000"];
const [folder = "", seedText = "1"] = process.argv.slice(2);
let seed = Number(seedText);
const draw = (most: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};
const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length || 1)];

const database = { writer: writer() };
const ask = database.writer.$transaction.bind(database.writer);
const grants = await ask((tx) => tx.roleGrant.findMany({ select: { userId: true, role: true } }));
const people = (role: "ambassador" | "trust_manager"): Actor[] =>
  grants
    .filter((grant) => grant.role === role)
    .map(({ userId }) => actorWith([[role, "active"]], { userId, email: `${userId}@example.org` }));
const loopers = people("ambassador");
const managers = people("trust_manager");

/** A day some months from now: later each time, so that statements fall due while they are written. */
let day = 0;
const now = () => daysAfter(new Date("2026-12-01T09:00:00Z"), day);
let files = 0;

const ACTIONS: readonly (() => Promise<unknown>)[] = [
  async () => {
    day += 1;
  },
  () =>
    writeLine(database, pick(loopers)?.userId ?? "", now(), { amountCents: 100_00 + draw(900_00) }),
  () => sendStatements(now()),
  () => issueSilentStatements(now()),
  async () => {
    const line = pick(
      await ask((tx) => tx.statementLine.findMany({ include: { statement: true } })),
    );
    const looper = loopers.find(({ userId }) => userId === line?.statement.looperId);
    if (!line || !looper) return;
    const { statementId, entryId } = line;
    await contestLine(
      { statementId, entryId, reason: "other", text: "À revoir ensemble." },
      looper,
      now(),
    );
  },
  async () => {
    const draft = pick(
      await ask((tx) => tx.commissionStatement.findMany({ where: { issue: null } })),
    );
    const looper = loopers.find(({ userId }) => userId === draft?.looperId);
    if (draft && looper) await acceptStatement({ statementId: draft.id }, looper, now());
  },
  async () => {
    const contest = pick(await ask((tx) => tx.lineContest.findMany({ where: { outcome: null } })));
    const manager = pick(managers);
    if (!contest || !manager) return;
    const outcome = draw(2) === 0 ? "upheld" : "reversed";
    const decision = {
      contestId: contest.id,
      outcome,
      reason: "duplicate",
      reply: "Vérifié.",
    } as const;
    await decideContest(decision, manager, now());
  },
  async () => {
    const looper = pick(loopers);
    const iban = pick(IBANS) ?? "";
    if (looper && draw(6) === 0)
      await setAccount({ iban, holder: "Camille Martin" }, looper, now());
  },
  async () => {
    const manager = pick(managers);
    const looperIds = loopers.filter(() => draw(3) > 0).map(({ userId }) => userId);
    if (manager) await prepareBatch({ looperIds, executeOn: civilDay(now()) }, manager, now());
  },
  async () => {
    const batch = pick(await ask((tx) => tx.payoutBatch.findMany({ where: { approvedAt: null } })));
    const manager = pick(managers);
    if (batch && manager) await approveBatch({ batchId: batch.id }, manager, now());
  },
  async () => {
    const batch = pick(
      await ask((tx) => tx.payoutBatch.findMany({ where: { fileTakenAt: null } })),
    );
    const manager = pick(managers);
    if (batch && manager && draw(3) === 0) await cancelBatch({ batchId: batch.id }, manager, now());
  },
  async () => {
    const batch = pick(
      await ask((tx) => tx.payoutBatch.findMany({ where: { cancelledAt: null } })),
    );
    const manager = pick(managers);
    if (!batch || !manager) return;
    const { body } = await takeFile({ batchId: batch.id }, manager, now());
    files += 1;
    // Given to the bank.
    writeFileSync(join(folder, `${batch.id}.${process.pid}-${files}.xml`), body);
  },
  async () => {
    const payout = pick(await ask((tx) => tx.payout.findMany({ where: { outcome: null } })));
    const manager = pick(managers);
    if (!payout || !manager) return;
    const { batchId, id } = payout;
    if (draw(3) === 0) {
      await recordRefused({ batchId, payoutIds: [id], refusal: "bank_reason" }, manager, now());
    } else {
      const paid = { batchId, payoutIds: [id], paidOn: civilDay(now()), reference: "VIR" };
      await recordPaid(paid, manager, now());
    }
  },
];

/** What a command refuses is the storm's weather; anything else ends it. */
async function goOn(): Promise<never> {
  for (;;) {
    try {
      await pick(ACTIONS)?.();
    } catch (error) {
      if (!DomainError.is(error)) throw error;
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, goOn));
