import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Draft } from "./issue-statement.ts";

/**
 * A looper's own draft that nobody accepted yet.
 * @throws {DomainError} statement.not-found, also for another's; statement.issued
 */
export async function draftOf(
  tx: Transaction,
  statementId: string,
  looperId: string,
): Promise<Draft & { contestUntil: Date }> {
  const draft = isId(statementId)
    ? await tx.commissionStatement.findFirst({
        where: { id: statementId, looperId },
        include: { issue: { select: { statementId: true } } },
      })
    : null;
  if (!draft) throw new DomainError("statement.not-found");
  if (draft.issue) throw new DomainError("statement.issued");
  return draft;
}
