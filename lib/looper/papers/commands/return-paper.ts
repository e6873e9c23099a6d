import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { PAPER_LABELS } from "../../../content/paper-names.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { RETURN_SENTENCES } from "../copy.ts";
import type { PaperReturn } from "../schemas.ts";
import { settlePapers } from "./settle-papers.ts";
import { waitingPaper } from "./waiting-paper.ts";

/**
 * Sends a paper back to its looper, who reads why and hands it in again. What was checked before counts on.
 * @throws {DomainError} request.forbidden, also about oneself; looper.paper-not-found; looper.paper-decided, which names the colleague;
 * looper.paper-replaced
 */
export async function returnPaper(
  { paperId, reason }: PaperReturn,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looper-requests.decide");
  await writer().$transaction(async (tx) => {
    const { id, looperId, kind, grantId, handedInAt } = await waitingPaper(tx, paperId, actor);
    await tx.looperPaper.update({
      where: { id, endedAt: null },
      data: {
        outcome: "returned",
        endedAt: now,
        decidedById: actor.userId,
        returnReason: reason,
      },
    });
    await settlePapers(tx, { looperId, grantId, handedInAt }, actor, now);
    await recordAudit(
      tx,
      {
        action: "looper.paper-returned",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: looperId,
        detail: { paper: kind, reason },
      },
      now,
    );
    const data = { what: PAPER_LABELS[kind], reason: RETURN_SENTENCES[reason] };
    await notify(tx, { userId: looperId, event: "paper.returned", data }, now);
  });
}
