import { writer } from "../../../platform/db/clients.ts";
import { log } from "../../../platform/log.ts";
import { listSilentDrafts } from "../queries/list-silent-drafts.ts";
import { issueStatement } from "./issue-statement.ts";

/** Issues the drafts whose time to contest a line is over: the silence accepts them. */
export async function issueSilentStatements(now: Date): Promise<void> {
  for (const draft of await listSilentDrafts(now)) {
    try {
      await writer().$transaction(async (tx) => {
        const issued = await tx.statementIssue.count({ where: { statementId: draft.id } });
        if (issued === 0) await issueStatement(tx, draft, null, now);
      });
    } catch (error) {
      // One whose rows are odd does not keep the others unpaid: it is tried again the next day.
      log().error({ err: error, statementId: draft.id }, "a statement could not be issued");
    }
  }
}
