import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { PAPER_LABELS } from "../../../content/paper-names.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { unlessTaken } from "../../../platform/db/conflicts.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { PAPER_ENDS } from "../../../policy/looper-papers.ts";
import type { PaperCheck } from "../schemas.ts";
import { settlePapers } from "./settle-papers.ts";
import { waitingPaper } from "./waiting-paper.ts";

/**
 * Ticks a paper: its document says what was declared. From then on it is what counts of its kind.
 * @throws {DomainError} request.forbidden, also about oneself; looper.paper-not-found; looper.paper-decided, which names the colleague;
 * looper.paper-replaced; looper.paper-ended where its last day is over; looper.company-ceased; looper.rsac-taken
 */
export async function checkPaper(
  { paperId }: PaperCheck,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looper-requests.decide");
  await unlessTaken("looper.rsac-taken", async (tx) => {
    const { id, looperId, kind, number, endsOn, companyAnswer, grantId, handedInAt } =
      await waitingPaper(tx, paperId, actor);
    if (endsOn !== null && endsOn < civilDay(now)) throw new DomainError("looper.paper-ended");
    if (companyAnswer === "ceased") throw new DomainError("looper.company-ceased");
    await tx.looperPaper.update({
      where: { id, endedAt: null },
      data: { outcome: "checked", endedAt: now, decidedById: actor.userId },
    });
    const counts = kind === "rsac" ? { rsacNumber: number } : { [PAPER_ENDS[kind]]: endsOn };
    await tx.ambassadorProfile.upsert({
      where: { userId: looperId },
      create: { userId: looperId, ...counts },
      update: counts,
    });
    await settlePapers(tx, { looperId, grantId, handedInAt }, actor, now);
    await recordAudit(
      tx,
      {
        action: "looper.paper-checked",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: looperId,
        detail: { paper: kind },
      },
      now,
    );
    const data = { what: PAPER_LABELS[kind], endsOn };
    await notify(tx, { userId: looperId, event: "paper.checked", data }, now);
  });
}
