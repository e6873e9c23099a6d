import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { PaperCheck } from "../schemas.ts";
import { lookUpCompany } from "./look-up-company.ts";
import { waitingPaper } from "./waiting-paper.ts";

/**
 * Looks a waiting RSAC number up in the directory of companies once more: it gave no answer, or knows more by now.
 * @throws {DomainError} as `checkPaper`
 */
export async function lookUpCompanyAgain(
  { paperId }: PaperCheck,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looper-requests.decide");
  const { number, looper } = await writer().$transaction((tx) => waitingPaper(tx, paperId, actor));
  if (number === null) throw new DomainError("looper.paper-not-found");
  const answer = await lookUpCompany(number, looper, now);
  await writer().$transaction(async (tx) => {
    await waitingPaper(tx, paperId, actor);
    await tx.looperPaper.update({ where: { id: paperId, endedAt: null }, data: answer });
  });
}
