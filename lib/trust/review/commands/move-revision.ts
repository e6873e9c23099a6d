import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { REVISION_TRANSITIONS } from "../../../revisions/states.ts";
import { dropClaim } from "../../../tasks/commands/drop-claim.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { takeClaim } from "../../../tasks/commands/take-claim.ts";
import { canMove, type ReviewMove, reviewerOf } from "../rules.ts";

const EVENTS = {
  claim: "claimed",
  release: "released",
  return: "returned",
  approve: "approved",
} as const satisfies Record<ReviewMove, string>;

/**
 * A revision that was handed in, for a member of the team whose listing it is not.
 * @throws {DomainError} revision.not-found, request.forbidden
 */
export async function revisionToReview(tx: Transaction, revisionId: string, actor: Actor) {
  const row = isId(revisionId)
    ? await tx.listingRevision.findFirst({
        where: { id: revisionId, submittedAt: { not: null } },
        include: { property: { select: { status: true, publishedAt: true } } },
      })
    : null;
  if (!row) throw new DomainError("revision.not-found");
  const { sellerId, propertyId, property, submittedAt } = row;
  if (sellerId === null || propertyId === null || property === null || submittedAt === null)
    throw new DomainError("revision.not-found");
  if (sellerId === actor.userId) throw new DomainError("request.forbidden");
  const claim = await tx.taskClaim.findUnique({
    where: { kind_subjectId: { kind: "listing-review", subjectId: revisionId } },
  });
  return { ...row, sellerId, propertyId, property, submittedAt, claim };
}

type ReviewedRevision = Awaited<ReturnType<typeof revisionToReview>>;

/**
 * Moves a revision from the state in which it was read, with its audit line.
 * @throws {DomainError} revision.moved where somebody else decided, took it or changed it meanwhile
 */
export async function moveRevision(
  tx: Transaction,
  file: ReviewedRevision,
  move: ReviewMove,
  { actor, version = file.version }: { actor: Actor; version?: number },
  now: Date,
): Promise<void> {
  const { id, status, sellerId, propertyId, submittedAt: since } = file;
  const holder = reviewerOf(file.claim, actor.userId, now);
  if (!canMove(status, holder, move)) throw new DomainError("revision.moved");
  const task = { kind: "listing-review", subjectId: id } as const;
  if (move === "claim") await takeClaim(tx, task, actor.userId, now);
  else if (move === "release") await dropClaim(tx, task);
  else {
    const { count } = await tx.listingRevision.updateMany({
      where: { id, status, version },
      data: { status: REVISION_TRANSITIONS[move].to, decidedAt: now, updatedAt: now },
    });
    if (count === 0) throw new DomainError("revision.moved");
    await settleTask(tx, { ...task, since }, actor, now);
  }
  await recordAudit(
    tx,
    {
      action: `revision.${EVENTS[move]}`,
      subject: { type: "revision", id },
      actor,
      concernsId: move === "return" || move === "approve" ? sellerId : null,
      detail: { propertyId },
    },
    now,
  );
}
