import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { REVISION_TRANSITIONS } from "../../../revisions/states.ts";
import { canMove, claimHolder, type ReviewMove } from "../rules.ts";

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
  const { sellerId, propertyId, property } = row;
  if (sellerId === null || propertyId === null || property === null)
    throw new DomainError("revision.not-found");
  if (sellerId === actor.userId) throw new DomainError("request.forbidden");
  return { ...row, sellerId, propertyId, property };
}

type ReviewedRevision = Awaited<ReturnType<typeof revisionToReview>>;

/** The columns that a move writes. */
function afterMove(move: ReviewMove, { userId }: Actor, now: Date) {
  const status = REVISION_TRANSITIONS[move].to;
  if (move === "claim") return { status, claimedById: userId, claimedAt: now };
  const released = { status, claimedById: null, claimedAt: null };
  return move === "release" ? released : { ...released, decidedAt: now, updatedAt: now };
}

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
  const { id, status, sellerId, propertyId } = file;
  const holder = claimHolder(file, actor.userId, now);
  if (!canMove(status, holder, move)) throw new DomainError("revision.moved");
  const { count } = await tx.listingRevision.updateMany({
    where: { id, status, version, claimedById: file.claimedById },
    data: afterMove(move, actor, now),
  });
  if (count === 0) throw new DomainError("revision.moved");
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
