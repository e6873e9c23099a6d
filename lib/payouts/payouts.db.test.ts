import { beforeEach, describe, expect, test, vi } from "vitest";
import { eraseAccount } from "../accounts/erasure/commands/erase-account.ts";
import { reverseEntry } from "../commissions/commands/reverse-entry.ts";
import { log } from "../platform/log.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { fillTable } from "../testing/full-table.ts";
import { writeLine } from "../testing/ledger.ts";
import { createPerson, writePapers } from "../testing/people.ts";
import { setAccount } from "./accounts/commands/set-account.ts";
import { approveBatch } from "./batches/commands/approve-batch.ts";
import { cancelBatch } from "./batches/commands/cancel-batch.ts";
import { prepareBatch } from "./batches/commands/prepare-batch.ts";
import { purgePayees } from "./batches/commands/purge-payees.ts";
import { recordPaid, recordRefused } from "./batches/commands/record-outcomes.ts";
import { takeFile } from "./batches/commands/take-file.ts";
import { findBatch } from "./batches/queries/find-batch.ts";
import { listOwed } from "./batches/queries/list-owed.ts";
import { listYearlyTotals } from "./batches/queries/list-yearly-totals.ts";
import { acceptStatement } from "./statements/commands/accept-statement.ts";
import { contestLine } from "./statements/commands/contest-line.ts";
import { decideContest } from "./statements/commands/decide-contest.ts";
import { issueSilentStatements } from "./statements/commands/issue-silent-statements.ts";
import { sendStatements } from "./statements/commands/send-statements.ts";
import { findStatement } from "./statements/queries/find-statement.ts";
import { listContests } from "./statements/queries/list-contests.ts";
import { listStatements } from "./statements/queries/list-statements.ts";

const IBANS = [
  "FR7630006000011234567890189",
  "FR1420041010050500013M02606",
  "DE89370400440532013000",
];
const FIRST = new Date("2026-12-01T08:00:00Z");
const SECOND = new Date("2026-12-02T08:00:00Z");
const SILENT = new Date("2026-12-07T00:05:00Z");
const LATER = new Date("2026-12-10T09:00:00Z");

const database = adoptedDatabase("test");
let looper: Actor;
let manager: Actor;
let second: Actor;

beforeEach(async () => {
  vi.stubEnv("PUBLISHER_IBAN", IBANS[1] ?? "");
  looper = await createPerson(database, [["ambassador", "active"]], {
    ...{ firstName: "Nora", lastName: "Béchu" },
    ...{ address: "3 rue Haute", postalCode: "35000", city: "Rennes" },
  });
  await writePapers(database, looper);
  manager = await createPerson(database, [["trust_manager", "active"]]);
  second = await createPerson(database, [["trust_manager", "active"]]);
});

const november = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00Z`;

/** The drafts of a looper, sent on the first of December. */
async function sent(who = looper) {
  await sendStatements(FIRST);
  return (await listStatements(who)).statements;
}

const contest = (statementId: string, entryId: string, now = SECOND) =>
  contestLine(
    { statementId, entryId, reason: "not_mine", text: "Je n’étais pas là." },
    looper,
    now,
  );

/** A statement of a looper that is issued, of so many visits of November. */
async function issued(who: Actor, visits: number) {
  for (let day = 1; day <= visits; day += 1) await writeLine(database, who.userId, november(day));
  await sendStatements(FIRST);
  await issueSilentStatements(SILENT);
}

async function account(who: Actor, iban = IBANS[0] ?? "", now = FIRST) {
  await setAccount({ iban, holder: `${who.firstName} ${who.lastName}` }, who, now);
}

const prepare = (who: readonly Actor[], by = manager, now = LATER) =>
  prepareBatch({ looperIds: who.map(({ userId }) => userId), executeOn: "2026-12-11" }, by, now);

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

describe("a statement", () => {
  test("lists what fell due in its month, once, and says until when it can be contested", async () => {
    await writeLine(database, looper.userId, november(3));
    await writeLine(database, looper.userId, november(30));
    await writeLine(database, looper.userId, "2026-12-01T07:00:00Z");
    await writeLine(database, looper.userId, november(9), { due: false, event: "sale_signed" });
    const [draft, ...others] = await sent();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ month: "2026-11", lines: 2, totalCents: 250_00, state: "draft" });
    expect(draft?.contestUntil.toISOString()).toBe("2026-12-06T23:00:00.000Z");
    await sendStatements(SECOND);
    expect((await listStatements(looper)).statements).toHaveLength(1);
    expect(await listStatements(looper)).toMatchObject({
      comingCents: 125_00,
      waitingCents: 125_00,
    });
  });

  test("is not sent without a line", async () => {
    expect(await sent()).toEqual([]);
  });

  test("that can't be sent or issued keeps nobody else's waiting, and is tried again", async () => {
    const other = await createPerson(database, [["ambassador", "active"]]);
    await writePapers(database, other);
    for (const { userId } of [looper, other]) await writeLine(database, userId, november(3));
    const failed = vi.spyOn(log(), "error").mockImplementation(() => undefined);
    const drafts = fillTable(database, "CommissionStatement", 0);
    await sendStatements(FIRST);
    expect(failed).toHaveBeenCalledTimes(2);
    drafts.empty();
    await sendStatements(SECOND);
    const issues = fillTable(database, "StatementIssue", 0);
    await issueSilentStatements(LATER);
    expect(failed).toHaveBeenCalledTimes(4);
    issues.empty();
    await issueSilentStatements(LATER);
    for (const who of [looper, other]) {
      expect((await listStatements(who)).statements).toMatchObject([{ state: "to_pay" }]);
    }
    failed.mockRestore();
  });

  test("is issued by silence after five days, and not before", async () => {
    await writeLine(database, looper.userId, november(3));
    await sent();
    await issueSilentStatements(new Date("2026-12-06T22:59:59Z"));
    expect((await listStatements(looper)).statements[0]?.number).toBeNull();
    await issueSilentStatements(SILENT);
    await issueSilentStatements(LATER);
    const [statement] = (await listStatements(looper)).statements;
    expect(statement).toMatchObject({
      number: `RL-${looper.userId.toUpperCase()}-2026-001`,
      state: "to_pay",
      payableBy: "2027-01-31",
    });
  });

  test("of each looper has numbers of its own without a gap", async () => {
    const other = await createPerson(database, [["ambassador", "active"]]);
    for (const month of ["09", "10", "11"]) {
      for (const { userId } of [looper, other])
        await writeLine(database, userId, `2026-${month}-05T10:00:00Z`);
    }
    await sent();
    await issueSilentStatements(SILENT);
    for (const who of [looper, other]) {
      const numbers = (await listStatements(who)).statements.map(({ number }) => number?.slice(-8));
      expect(numbers.toSorted()).toEqual(["2026-001", "2026-002", "2026-003"]);
    }
  });

  test("accepted by its looper is issued at once, and once", async () => {
    await writeLine(database, looper.userId, november(3));
    const [draft] = await sent();
    const statementId = draft?.id ?? "";
    const both = await Promise.all([
      codeOf(acceptStatement({ statementId }, looper, SECOND)),
      codeOf(acceptStatement({ statementId }, looper, SECOND)),
    ]);
    expect(both.toSorted()).toEqual(["statement.issued", null].toSorted());
    await issueSilentStatements(SILENT);
    expect((await listStatements(looper)).statements).toHaveLength(1);
  });

  test("of others is not to be found", async () => {
    await writeLine(database, looper.userId, november(3));
    const [draft] = await sent();
    const statementId = draft?.id ?? "";
    const other = await createPerson(database, [["ambassador", "active"]]);
    expect(await codeOf(findStatement(other, statementId))).toBe("statement.not-found");
    expect(await codeOf(acceptStatement({ statementId }, other))).toBe("statement.not-found");
    expect(await codeOf(findStatement(looper, "x"))).toBe("statement.not-found");
  });
});

describe("a contested line", () => {
  test("leaves the draft, and the others are issued without it", async () => {
    const wrong = await writeLine(database, looper.userId, november(3));
    await writeLine(database, looper.userId, november(4));
    const [draft] = await sent();
    await contest(draft?.id ?? "", wrong);
    await issueSilentStatements(SILENT);
    const view = await findStatement(looper, draft?.id ?? "");
    expect(view).toMatchObject({ totalCents: 125_00, lines: 1 });
    expect(view.contested).toMatchObject([{ entryId: wrong, outcome: null }]);
    // As long as nobody decides, no statement has it.
    await sendStatements(LATER);
    expect((await listStatements(looper)).statements).toHaveLength(1);
  });

  test("can be contested once, in time, and before the statement is issued", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    const other = await writeLine(database, looper.userId, november(4));
    const [draft] = await sent();
    const id = draft?.id ?? "";
    expect(await codeOf(contest(id, entryId, SILENT))).toBe("statement.over");
    expect(await codeOf(contest(id, entryId))).toBeNull();
    expect(await codeOf(contest(id, entryId))).toBe("statement.line-left");
    await acceptStatement({ statementId: id }, looper, SECOND);
    expect(await codeOf(contest(id, other))).toBe("statement.issued");
  });

  test("that is upheld completes its month", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    await writeLine(database, looper.userId, november(4));
    const [draft] = await sent();
    await contest(draft?.id ?? "", entryId);
    const [waiting] = await listContests(manager, { decided: false });
    const decision = {
      contestId: waiting?.id ?? "",
      outcome: "upheld",
      reply: "La visite est bien la vôtre.",
    } as const;
    expect(await codeOf(decideContest(decision, looper))).toBe("request.forbidden");
    const both = await Promise.all([
      codeOf(decideContest(decision, manager, LATER)),
      codeOf(decideContest(decision, second, LATER)),
    ]);
    expect(both.toSorted()).toEqual(["contest.decided", null].toSorted());
    await issueSilentStatements(SILENT);
    await sendStatements(LATER);
    const [part2] = (await listStatements(looper)).statements;
    expect(part2).toMatchObject({ month: "2026-11", part: 2, totalCents: 125_00 });
    expect(await codeOf(contest(part2?.id ?? "", entryId, LATER))).toBe("statement.line-left");
  });

  test("that is taken back nets to nothing in its month", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    const [draft] = await sent();
    await contest(draft?.id ?? "", entryId);
    expect(await codeOf(acceptStatement({ statementId: draft?.id ?? "" }, looper, SECOND))).toBe(
      "statement.line-left",
    );
    const [waiting] = await listContests(manager, { decided: false });
    const reversal = { entryId, reason: "duplicate", note: "Saisie deux fois." } as const;
    expect(await codeOf(reverseEntry(reversal, manager))).toBe("commission.contested");
    const decision = { contestId: waiting?.id ?? "", reply: "Vous avez raison." };
    await decideContest({ ...decision, outcome: "reversed", reason: "duplicate" }, manager, LATER);
    await sendStatements(LATER);
    const [net] = (await listStatements(looper)).statements;
    expect(net).toMatchObject({ month: "2026-11", part: 2, lines: 2, totalCents: 0 });
  });
});

describe("a reversal", () => {
  const of = (entryId: string) =>
    ({ entryId, reason: "visit_not_made", note: "Personne n’est venu." }) as const;

  test("is the opposite of its line, once, and nets to nothing", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    const both = await Promise.all([
      codeOf(reverseEntry(of(entryId), manager, SECOND)),
      codeOf(reverseEntry(of(entryId), second, SECOND)),
    ]);
    expect(both.toSorted()).toEqual(["commission.reversed", null].toSorted());
    const lines = await database.reader.commissionEntry.findMany({ include: { due: true } });
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    // On the statement of the line's own month, which has none yet.
    expect(lines.map(({ due }) => due?.dueOn)).toEqual(["2026-11-03", "2026-11-03"]);
    const own = lines.find(({ reversesId }) => reversesId !== null);
    expect(await codeOf(reverseEntry(of(own?.id ?? ""), manager))).toBe("commission.is-reversal");
  });

  test("of an issued line is due in the month in which it is made", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    await sent();
    await issueSilentStatements(SILENT);
    await reverseEntry(of(entryId), manager, LATER);
    await sendStatements(new Date("2027-01-01T08:00:00Z"));
    const [credit] = (await listStatements(looper)).statements;
    expect(credit).toMatchObject({ month: "2026-12", totalCents: -125_00 });
  });

  test("of a line that is not due waits with it", async () => {
    const entryId = await writeLine(database, looper.userId, november(3), { due: false });
    await reverseEntry(of(entryId), manager, SECOND);
    expect(await database.reader.commissionDue.count()).toBe(0);
  });

  test("is refused to those who may not, and of one's own line", async () => {
    const entryId = await writeLine(database, looper.userId, november(3));
    expect(await codeOf(reverseEntry(of("nobody000000"), manager))).toBe("commission.not-found");
    expect(await codeOf(reverseEntry(of(entryId), looper))).toBe("request.forbidden");
    const both = await createPerson(database, [
      ["trust_manager", "active"],
      ["ambassador", "active"],
    ]);
    const own = await writeLine(database, both.userId, november(3));
    expect(await codeOf(reverseEntry(of(own), both))).toBe("commission.own");
  });
});

describe("the sums", () => {
  test("of statements are those of due lines by the month of their day, for every looper", async () => {
    const loopers = [looper];
    for (let more = 0; more < 3; more += 1) {
      loopers.push(await createPerson(database, [["ambassador", "active"]]));
    }
    let seed = 7;
    const draw = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let line = 0; line < 60; line += 1) {
      const who = loopers[draw(4)] ?? looper;
      const day = new Date(Date.parse("2026-07-01T10:00:00Z") + draw(150) * 86_400_000);
      const id = await writeLine(database, who.userId, day, {
        amountCents: 1 + draw(90_000),
        due: draw(5) > 0,
      });
      if (draw(6) === 0) {
        await reverseEntry({ entryId: id, reason: "duplicate", note: "Double." }, manager, SECOND);
      }
    }
    await sent();
    for (const who of loopers) {
      for (const { id } of (await listStatements(who)).statements) {
        const { entries } = await findStatement(who, id);
        const [first] = entries;
        if (first && draw(2) === 0) {
          await contestLine(
            {
              statementId: id,
              entryId: first.entryId,
              reason: "other",
              text: "À revoir ensemble.",
            },
            who,
            SECOND,
          );
        }
      }
    }
    for (const { id, canReverse } of await listContests(manager, { decided: false })) {
      const outcome = canReverse && draw(2) === 0 ? "reversed" : "upheld";
      await decideContest(
        { contestId: id, outcome, reason: "wrong_amount", reply: "Nous avons vérifié." },
        manager,
        LATER,
      );
    }
    await issueSilentStatements(LATER);
    await sendStatements(new Date("2027-01-01T08:00:00Z"));
    await issueSilentStatements(new Date("2027-01-08T08:00:00Z"));
    const dues = await database.reader.commissionDue.findMany({ include: { entry: true } });
    for (const { userId, ...rest } of loopers) {
      const expected = new Map<string, number>();
      for (const { ambassadorId, dueOn, entry } of dues) {
        if (ambassadorId !== userId) continue;
        const month = dueOn.slice(0, 7);
        expected.set(month, (expected.get(month) ?? 0) + entry.amountCents);
      }
      const sums = new Map<string, number>();
      for (const { month, totalCents, number } of (await listStatements({ userId, ...rest }))
        .statements) {
        expect(number).not.toBeNull();
        sums.set(month, (sums.get(month) ?? 0) + totalCents);
      }
      expect([...sums].sort()).toEqual([...expected].sort());
    }
  });
});

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
