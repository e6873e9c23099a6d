import { beforeEach, describe, expect, test, vi } from "vitest";
import { reverseEntry } from "../../commissions/commands/reverse-entry.ts";
import { log } from "../../platform/log.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { fillTable } from "../../testing/full-table.ts";
import { writeLine } from "../../testing/ledger.ts";
import { FIRST, LATER, november, payoutStage, SECOND, SILENT } from "../../testing/payout-stage.ts";
import { createPerson, writePapers } from "../../testing/people.ts";
import { acceptStatement } from "./commands/accept-statement.ts";
import { contestLine } from "./commands/contest-line.ts";
import { decideContest } from "./commands/decide-contest.ts";
import { issueSilentStatements } from "./commands/issue-silent-statements.ts";
import { sendStatements } from "./commands/send-statements.ts";
import { findStatement } from "./queries/find-statement.ts";
import { listContests } from "./queries/list-contests.ts";
import { listStatements } from "./queries/list-statements.ts";

const database = adoptedDatabase("test");
const stage = payoutStage(database);
const { sent, contest } = stage;
let looper: Actor;
let manager: Actor;
let second: Actor;

beforeEach(() => {
  ({ looper, manager, second } = stage);
});

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
