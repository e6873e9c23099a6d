import { beforeEach, describe, expect, test } from "vitest";
import { eraseAccount } from "../../accounts/erasure/commands/erase-account.ts";
import { reverseEntry } from "../../commissions/commands/reverse-entry.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { writeLine } from "../../testing/ledger.ts";
import { FIRST, IBANS, LATER, november, payoutStage, SILENT } from "../../testing/payout-stage.ts";
import { createPerson } from "../../testing/people.ts";
import { issueSilentStatements } from "../statements/commands/issue-silent-statements.ts";
import { sendStatements } from "../statements/commands/send-statements.ts";
import { listStatements } from "../statements/queries/list-statements.ts";
import { approveBatch } from "./commands/approve-batch.ts";
import { cancelBatch } from "./commands/cancel-batch.ts";
import { purgePayees } from "./commands/purge-payees.ts";
import { recordPaid, recordRefused } from "./commands/record-outcomes.ts";
import { takeFile } from "./commands/take-file.ts";
import { findBatch } from "./queries/find-batch.ts";
import { listOwed } from "./queries/list-owed.ts";
import { listYearlyTotals } from "./queries/list-yearly-totals.ts";

const database = adoptedDatabase("test");
const stage = payoutStage(database);
const { sent, issued, account, prepare } = stage;
let looper: Actor;
let manager: Actor;
let second: Actor;

beforeEach(() => {
  ({ looper, manager, second } = stage);
});

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

describe("a payment", () => {
  test("goes to the account of each, in a file that is the same each time", async () => {
    await issued(looper, 2);
    await account(looper);
    expect(await listOwed(manager, LATER)).toMatchObject([{ owedCents: 250_00, obstacle: null }]);
    const { batchId } = await prepare([looper]);
    expect(await listOwed(manager, LATER)).toEqual([]);
    const { body, fileName } = await takeFile({ batchId }, second, LATER);
    expect(fileName).toBe(`virements-${batchId}.xml`);
    const xml = textOf(body);
    expect(xml).toContain("<CtrlSum>250.00</CtrlSum>");
    expect(xml).toContain("<Cdtr><Nm>Nora Bechu</Nm></Cdtr>");
    expect(xml).toContain(`<IBAN>${IBANS[0]}</IBAN>`);
    expect(textOf((await takeFile({ batchId }, second, LATER)).body)).toBe(xml);
    expect(await codeOf(cancelBatch({ batchId }, manager, LATER))).toBe("batch.moved");
    const [payout] = (await findBatch(manager, batchId)).items;
    const paid = {
      batchId,
      payoutIds: [payout?.id ?? ""],
      reference: "VIR 12",
      paidOn: "2026-12-10",
    };
    await recordPaid(paid, manager, LATER);
    expect(await codeOf(recordPaid(paid, second, LATER))).toBe("batch.moved");
    expect(await listYearlyTotals(manager, 2026)).toMatchObject([{ amountCents: 250_00 }]);
    const { statements, paidByYear } = await listStatements(looper);
    expect(statements[0]).toMatchObject({ state: "paid", paidOn: "2026-12-10" });
    expect(paidByYear).toEqual([{ year: 2026, amountCents: 250_00 }]);
  });

  test("asks the bank for no day that is past: that of the first download, if it comes later", async () => {
    await issued(looper, 2);
    await account(looper);
    const { batchId } = await prepare([looper]);
    const take = async (now: string) =>
      textOf((await takeFile({ batchId }, second, new Date(now))).body);
    const xml = await take("2026-12-14T23:30:00Z");
    expect(xml).toContain("<ReqdExctnDt><Dt>2026-12-15</Dt></ReqdExctnDt>");
    expect(await take("2026-12-20T09:00:00Z")).toBe(xml);
    expect(await findBatch(manager, batchId)).toMatchObject({ executeOn: "2026-12-15" });
  });

  test("above the limit waits for a second person, who is not paid by it", async () => {
    await issued(looper, 9);
    await account(looper);
    const { batchId } = await prepare([looper]);
    expect(await codeOf(takeFile({ batchId }, manager, LATER))).toBe("batch.moved");
    expect((await findBatch(manager, batchId)).approval).toBe("own-batch");
    expect(await codeOf(approveBatch({ batchId }, manager, LATER))).toBe("batch.second-person");
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: second.userId },
        data: { status: "suspended" },
      }),
    );
    expect((await findBatch(manager, batchId)).approval).toBe("alone");
    expect((await findBatch(second, batchId)).approval).toBeNull();
    await approveBatch({ batchId }, second, LATER);
    expect((await findBatch(manager, batchId)).state).toBe("approved");
    expect(await codeOf(takeFile({ batchId }, manager, LATER))).toBeNull();
  });

  test("of who prepares or approves it is left to others", async () => {
    const both = await createPerson(database, [
      ["trust_manager", "active"],
      ["ambassador", "active"],
    ]);
    await issued(both, 9);
    await account(both);
    expect(await codeOf(prepare([both], both))).toBe("batch.empty");
    const { batchId } = await prepare([both], manager);
    expect(await codeOf(approveBatch({ batchId }, both, LATER))).toBe("commission.own");
  });

  test("waits two days after a change of the account, to either", async () => {
    await issued(looper, 2);
    await account(looper);
    await account(looper, IBANS[2], new Date("2026-12-09T10:00:00Z"));
    expect(await listOwed(manager, LATER)).toMatchObject([{ obstacle: "account_waits" }]);
    expect(await codeOf(prepare([looper]))).toBe("batch.empty");
    const after = new Date("2026-12-11T10:00:00Z");
    const { batchId } = await prepare([looper], manager, after);
    // Changed again before the file was taken: nothing leaves.
    await account(looper, IBANS[0], after);
    expect(await codeOf(takeFile({ batchId }, manager, after))).toBe("payout.account-changed");
    await cancelBatch({ batchId }, manager, after);
    expect(await codeOf(approveBatch({ batchId }, second, after))).toBe("batch.moved");
  });

  test("that the bank refused in part can be made again, and the other not", async () => {
    const other = await createPerson(database, [["ambassador", "active"]]);
    await issued(looper, 1);
    await writeLine(database, other.userId, november(8));
    await sendStatements(FIRST);
    await issueSilentStatements(SILENT);
    for (const who of [looper, other]) await account(who);
    const { batchId } = await prepare([looper, other]);
    await takeFile({ batchId }, manager, LATER);
    const { items } = await findBatch(manager, batchId);
    const refused = items.find(({ looperId }) => looperId === other.userId)?.id ?? "";
    const paid = items.find(({ looperId }) => looperId === looper.userId)?.id ?? "";
    await recordRefused(
      { batchId, payoutIds: [refused], refusal: "account_closed" },
      manager,
      LATER,
    );
    const payment = { batchId, reference: "VIR", paidOn: "2026-12-10" };
    expect(await codeOf(recordPaid({ ...payment, payoutIds: [refused] }, manager, LATER))).toBe(
      "payout.recorded",
    );
    await recordPaid({ ...payment, payoutIds: [paid] }, manager, LATER);
    expect(await listOwed(manager, LATER)).toMatchObject([{ looperId: other.userId }]);
    expect((await findBatch(manager, batchId)).state).toBe("done");
    expect((await prepare([looper, other])).batchId).not.toBe(batchId);
    expect(await codeOf(prepare([looper, other]))).toBe("batch.empty");
  });

  test("is prepared once by two who prepare it at once", async () => {
    await issued(looper, 2);
    await account(looper);
    const both = await Promise.all([codeOf(prepare([looper])), codeOf(prepare([looper], second))]);
    expect(both.toSorted()).toEqual(["batch.empty", null].toSorted());
  });

  test("is prepared by the team alone, and of drafts nothing", async () => {
    await writeLine(database, looper.userId, november(3));
    await sent();
    await account(looper);
    expect(await codeOf(prepare([looper]))).toBe("batch.empty");
    expect(await codeOf(prepare([looper], looper))).toBe("request.forbidden");
    expect(await codeOf(findBatch(manager, "x"))).toBe("batch.not-found");
  });

  test("makes up for what was taken back after it was paid", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    await issued(looper, 0);
    await reverseEntry({ entryId, reason: "duplicate", note: "Double." }, manager, LATER);
    for (const day of [12, 13, 14]) {
      await writeLine(database, looper.userId, `2026-12-${day}T10:00:00Z`);
    }
    await sendStatements(new Date("2027-01-01T08:00:00Z"));
    await issueSilentStatements(new Date("2027-01-08T08:00:00Z"));
    // 125 of November, and 375 − 125 of December.
    expect(await listOwed(manager, LATER)).toMatchObject([
      { owedCents: 375_00, statements: 2, obstacle: "no_account" },
    ]);
  });
});

describe("a looper whose account is erased", () => {
  const nameOnFile = async () =>
    (await database.reader.statementIssue.findMany()).map(({ document }) =>
      JSON.stringify(document).includes("Nora Béchu"),
    );

  test("is still invoiced and paid, and forgotten once nothing is owed", async () => {
    await issued(looper, 1);
    await account(looper);
    await writeLine(database, looper.userId, "2026-12-03T10:00:00Z");
    await eraseAccount(looper, new Date("2026-12-04T10:00:00Z"));
    await sendStatements(new Date("2027-01-01T08:00:00Z"));
    await issueSilentStatements(new Date("2027-01-08T08:00:00Z"));
    expect(await nameOnFile()).toEqual([true, true]);
    await purgePayees();
    const { batchId } = await prepare([looper]);
    const { body } = await takeFile({ batchId }, second, LATER);
    expect(textOf(body)).toContain("<CtrlSum>250.00</CtrlSum>");
    const [payout] = (await findBatch(manager, batchId)).items;
    const paid = { payoutIds: [payout?.id ?? ""], reference: "VIR", paidOn: "2026-12-10" };
    await recordPaid({ batchId, ...paid }, manager, LATER);
    await purgePayees();
    expect(await database.reader.looperBilling.count()).toBe(0);
    expect(await database.reader.payoutAccount.findMany()).toMatchObject([
      { ibanSealed: "", holder: "Titulaire effacé" },
    ]);
    expect(await nameOnFile()).toEqual([true, true]);
  });

  test("to whom nothing is owed leaves no account behind", async () => {
    await account(looper);
    await eraseAccount(looper, LATER);
    expect(await database.reader.payoutAccount.count()).toBe(0);
  });
});

describe("the database", () => {
  const run = (sql: string) => () => database.raw.exec(sql);

  test("holds no file with a contested or unapproved line, whatever writes it", async () => {
    await issued(looper, 9);
    await account(looper);
    const { batchId } = await prepare([looper]);
    const [line] = await database.reader.statementLine.findMany();
    const entryId = line?.entryId ?? "";
    const statementId = line?.statementId ?? "";
    // An issued line neither leaves nor is contested.
    expect(run(`DELETE FROM StatementLine WHERE entryId = '${entryId}'`)).toThrow();
    expect(
      run(
        `INSERT INTO LineContest (id, entryId, statementId, reason, text, at)
         VALUES ('c0ntest00001', '${entryId}', '${statementId}', 'other', 'x', '2026-12-08')`,
      ),
    ).toThrow();
    // No file of a batch that nobody approved, and no approval by its maker.
    expect(run(`UPDATE PayoutBatch SET fileTakenAt = '2026-12-10'`)).toThrow();
    expect(
      run(`UPDATE PayoutBatch SET approvedAt = '2026-12-10', approvedById = createdById`),
    ).toThrow();
    // No second payment of a statement, and none of a draft.
    const [payout] = (await findBatch(manager, batchId)).items;
    expect(
      run(
        `INSERT INTO PayoutStatement (payoutId, statementId)
         SELECT '${payout?.id}', statementId FROM StatementIssue`,
      ),
    ).toThrow();
    expect(run(`UPDATE Payout SET amountCents = 1`)).toThrow();
    expect(run(`UPDATE StatementIssue SET totalCents = 1`)).toThrow();
  });

  test("takes no reversal but the opposite of a line", async () => {
    const id = await writeLine(database, looper.userId, november(3));
    const reverse = (amountCents: number) =>
      writeLine(database, looper.userId, november(4), {
        event: "reversal",
        amountCents,
        ...{ reversesId: id, reversalReason: "duplicate" },
      });
    await expect(reverse(-124_00)).rejects.toThrow();
    await reverse(-125_00);
    await expect(reverse(-125_00)).rejects.toThrow();
  });
});
