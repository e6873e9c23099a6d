import { fromDbInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { TeamContestView } from "../../views.ts";
import { entryLines, entryLineView } from "./entry-lines.ts";

const MOST = 100;

/**
 * The lines that loopers contest: those that wait for an answer, the oldest first, or those that were decided, the last
 * first.
 * @throws {DomainError} request.forbidden
 */
export async function listContests(
  actor: Actor,
  { decided }: { decided: boolean },
): Promise<TeamContestView[]> {
  authorize(actor, "commissions.correct");
  const rows = await entryLines()
    .innerJoin("LineContest as c", "c.entryId", "e.id")
    .innerJoin("CommissionStatement as s", "s.id", "c.statementId")
    .innerJoin("User as u", "u.id", "e.ambassadorId")
    .leftJoin("User as v", "v.id", "c.decidedById")
    .leftJoin("CommissionEntry as t", "t.reversesId", "e.id")
    .select(["c.id", "c.reason", "c.text", "c.at", "c.outcome", "c.reply", "s.month"])
    .select(["u.id as looperId", "u.firstName", "u.lastName"])
    .select("t.id as reversalId")
    .select(["v.firstName as deciderFirst", "v.lastName as deciderLast"])
    .where("c.decidedAt", decided ? "is not" : "is", null)
    .orderBy("c.at", decided ? "desc" : "asc")
    .orderBy("c.id")
    .limit(MOST)
    .execute();
  return rows.map((row) => {
    const { id, entryId, reason, text, outcome, reply, month, looperId } = row;
    const entry = entryLineView(row);
    return {
      ...{ id, entryId, reason, text, outcome, reply, month },
      at: fromDbInstant(row.at),
      looper: { id: looperId, name: `${row.firstName} ${row.lastName}` },
      entry,
      canReverse: entry.event !== "reversal" && row.reversalId === null,
      decidedBy: row.deciderFirst === null ? null : `${row.deciderFirst} ${row.deciderLast}`,
      isOwn: looperId === actor.userId,
    };
  });
}
