import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ContestedLine } from "../schemas.ts";
import { draftOf } from "./draft-of.ts";

/**
 * A looper contests a line of a draft: it leaves it, and the team decides. The others are issued without it.
 * @throws {DomainError} request.forbidden; statement.not-found, statement.issued, statement.over; statement.line-left
 * where the line is on it no more, or never was
 */
export async function contestLine(
  { statementId, entryId, reason, text }: ContestedLine,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ statementId: string }>> {
  authorize(actor, "looping.ledger");
  return onceTransaction(async (tx) => {
    const { userId } = actor;
    const { contestUntil } = await draftOf(tx, statementId, userId);
    if (contestUntil <= now) throw new DomainError("statement.over");
    const contested = await tx.lineContest.count({ where: { entryId } });
    const { count } = await tx.statementLine.deleteMany({ where: { statementId, entryId } });
    if (count === 0 || contested > 0) throw new DomainError("statement.line-left");
    await tx.lineContest.create({
      data: { id: newId(), entryId, statementId, reason, text, at: now },
    });
    await recordAudit(
      tx,
      {
        action: "statement.line-contested",
        subject: { type: "commission", id: entryId },
        actor,
        concernsId: userId,
        detail: { statementId, reason },
      },
      now,
    );
    return { statementId };
  });
}
