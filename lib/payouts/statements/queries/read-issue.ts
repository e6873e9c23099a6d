import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { readStatementDocument, type StatementDocument } from "../document.ts";
import { mayReadStatements } from "./find-statement.ts";

/** An issued statement as its file has it. @throws {DomainError} statement.not-found, also for a draft or another's */
export async function readIssue(
  actor: Actor,
  statementId: string,
): Promise<{ document: StatementDocument; issuedAt: Date }> {
  const row = isId(statementId)
    ? await reads()
        .selectFrom("StatementIssue")
        .select(["looperId", "issuedAt", "document"])
        .where("statementId", "=", statementId)
        .executeTakeFirst()
    : undefined;
  if (!row || !mayReadStatements(row.looperId, actor)) {
    throw new DomainError("statement.not-found");
  }
  return {
    document: readStatementDocument(row.document),
    issuedAt: fromDbInstant(row.issuedAt),
  };
}
