import { isDemoAddress } from "../../../accounts/demo.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { can } from "../../../policy/can.ts";
import type { StatementView } from "../../views.ts";
import { entryLines, entryLineView } from "./entry-lines.ts";
import { statementLineView, statementsWithAll } from "./statement-rows.ts";

/** Whether somebody may read the statements of a looper: theirs, or of the team. */
export const mayReadStatements = (looperId: string, actor: Actor): boolean =>
  (looperId === actor.userId && can(actor, "looping.ledger")) || can(actor, "payouts.make");

async function contestedOf(statementId: string): Promise<StatementView["contested"]> {
  const rows = await entryLines()
    .innerJoin("LineContest as c", "c.entryId", "e.id")
    .select(["c.id", "c.reason", "c.text", "c.at", "c.outcome", "c.reply"])
    .where("c.statementId", "=", statementId)
    .orderBy("c.at")
    .execute();
  return rows.map((row) => {
    const { id, entryId, reason, text, outcome, reply } = row;
    const at = fromDbInstant(row.at);
    return { id, entryId, reason, text, at, outcome, reply, entry: entryLineView(row) };
  });
}

/**
 * One statement with its lines, and those that left it; of the looper, or for the team.
 * @throws {DomainError} statement.not-found, also for another's
 */
export async function findStatement(
  actor: Actor,
  statementId: string,
  now = new Date(),
): Promise<StatementView> {
  const row = isId(statementId)
    ? await statementsWithAll()
        .innerJoin("User as u", "u.id", "s.looperId")
        .leftJoin("PayoutAccount as a", "a.id", "p.accountId")
        .select(["u.emailNormalized", "u.firstName", "u.lastName", "a.lastFour"])
        .where("s.id", "=", statementId)
        .executeTakeFirst()
    : undefined;
  if (!row || !mayReadStatements(row.looperId, actor)) {
    throw new DomainError("statement.not-found");
  }
  const view = statementLineView(row);
  const entries = await entryLines()
    .innerJoin("StatementLine as l", "l.entryId", "e.id")
    .where("l.statementId", "=", statementId)
    .orderBy("d.dueOn")
    .orderBy("e.id")
    .execute();
  const { paidOn, reference, lastFour, looperId } = row;
  return {
    ...view,
    looper: { id: looperId, name: `${row.firstName} ${row.lastName}` },
    isDemo: isDemoAddress(row.emailNormalized),
    entries: entries.map(entryLineView),
    contested: await contestedOf(statementId),
    mayContest: view.state === "draft" && view.contestUntil > now && looperId === actor.userId,
    payment: paidOn && reference && lastFour ? { paidOn, reference, lastFour } : null,
  };
}
