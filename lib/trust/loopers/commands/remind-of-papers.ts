import { looperPapersOf } from "../../../accounts/role-grants/commands/looper-papers.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay } from "../../../kernel/time.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { dailyKey } from "../../../notifications/daily-key.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { papersOn } from "../../../policy/looper-papers.ts";
import { isReminded, papersToSend } from "../rules.ts";

/**
 * Reminds a looper of the papers that they are to see to, as these are now, at most once a day: the key of the
 * notification is theirs and the day's.
 * @throws {DomainError} request.forbidden, also about oneself; role.not-found for a closed account and for a role that
 * came to an end; looper.papers-in-order; looper.papers-reminded
 */
export async function remindOfPapers(
  grantId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "people.check");
  await writer().$transaction(async (tx) => {
    const grant = await tx.roleGrant.findFirst({
      where: { id: grantId, role: "ambassador", user: { erasedAt: null } },
      select: { userId: true, status: true },
    });
    if (!grant || !isReminded(grant.status)) throw new DomainError("role.not-found");
    const { userId } = grant;
    if (userId === actor.userId) throw new DomainError("request.forbidden");
    const waiting = await tx.looperPaper.findMany({
      where: { looperId: userId, endedAt: null },
      select: { kind: true },
    });
    const papers = papersToSend(
      papersOn(await looperPapersOf(tx, userId), civilDay(now)),
      waiting.map(({ kind }) => kind),
    );
    if (papers.length === 0) throw new DomainError("looper.papers-in-order");
    const onceKey = dailyKey("looper-papers.reminded", grantId, now);
    const news = { event: "looper-papers.reminded", data: { papers } } as const;
    const sent = await notify(tx, { userId, ...news, onceKey }, now);
    if (sent === null) throw new DomainError("looper.papers-reminded");
    await recordAudit(
      tx,
      {
        action: "looper.papers-reminded",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: userId,
        detail: { papers: papers.map(({ paper }) => paper).join(" ") },
      },
      now,
    );
  });
}
