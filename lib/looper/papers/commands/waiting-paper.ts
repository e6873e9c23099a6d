import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { decidedMeanwhile } from "../copy.ts";

/**
 * A paper that waits to be checked, as one of the team decides about it.
 * @throws {DomainError} looper.paper-not-found; request.forbidden about one's own; looper.paper-decided, which names the colleague;
 * looper.paper-replaced where its looper handed in another one
 */
export async function waitingPaper(tx: Transaction, paperId: string, actor: Actor) {
  const paper = isId(paperId)
    ? await tx.looperPaper.findFirst({
        where: { id: paperId, looper: { erasedAt: null } },
        include: {
          decidedBy: { select: { firstName: true, lastName: true } },
          looper: {
            select: {
              firstName: true,
              lastName: true,
              roles: { where: { role: "ambassador" }, select: { id: true } },
            },
          },
        },
      })
    : null;
  const [grant] = paper?.looper.roles ?? [];
  if (!paper || !grant) throw new DomainError("looper.paper-not-found");
  if (paper.looperId === actor.userId) throw new DomainError("request.forbidden");
  if (paper.outcome === "replaced") throw new DomainError("looper.paper-replaced");
  if (paper.decidedBy) {
    throw new DomainError("looper.paper-decided", {
      paperId: decidedMeanwhile(fullName(paper.decidedBy)),
    });
  }
  return { ...paper, grantId: grant.id };
}
