import { DomainError } from "../../../kernel/errors.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { draftOf } from "./draft-of.ts";
import { issueStatement } from "./issue-statement.ts";

/**
 * A looper accepts the draft of their statement before its time is over: it is issued at once, without the lines that they
 * contest.
 * @throws {DomainError} request.forbidden; statement.not-found, statement.issued; statement.line-left where none is left
 */
export async function acceptStatement(
  { statementId }: { statementId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ statementId: string }>> {
  authorize(actor, "looping.ledger");
  return onceTransaction(async (tx) => {
    const draft = await draftOf(tx, statementId, actor.userId);
    const number = await issueStatement(tx, draft, actor, now);
    if (number === null) throw new DomainError("statement.line-left");
    return { statementId };
  });
}
