import { newId } from "../../kernel/ids.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionEventKind } from "../../platform/db/generated/enums.ts";
import type { RevisionContent } from "../content.ts";
import type { FieldReturn } from "../review.ts";

/** What open pages follow: the seller's, and those of the team. */
const FOLLOWED: readonly RevisionEventKind[] = [
  "submitted",
  "taken_back",
  "claimed",
  "released",
  "returned",
  "approved",
];

/** Tells the open pages of the seller, and of the member of the team in charge. */
async function publishReview(
  tx: Transaction,
  revisionId: string,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const row = await tx.listingRevision.findUnique({
    where: { id: revisionId },
    select: { sellerId: true },
  });
  const claim = await tx.taskClaim.findUnique({
    where: { kind_subjectId: { kind: "listing-review", subjectId: revisionId } },
    select: { ownerId: true },
  });
  const people = new Set([row?.sellerId, claim?.ownerId, actorId]);
  for (const userId of people) {
    if (!userId) continue;
    await publishEvent(tx, userId, { kind: "review", data: { revisionId } }, now);
  }
}

/** Writes what became of a revision, in the transaction that did it. */
export async function recordRevisionEvent(
  tx: Transaction,
  {
    revisionId,
    kind,
    actorId,
    content,
    reasons,
  }: {
    revisionId: string;
    kind: RevisionEventKind;
    /** Null for a person who has no account yet. */
    actorId: string | null;
    /** What was submitted. */
    content?: RevisionContent;
    /** Why it was returned. */
    reasons?: readonly FieldReturn[];
  },
  now: Date,
): Promise<void> {
  await tx.revisionEvent.create({
    data: {
      id: newId(),
      revisionId,
      kind,
      at: now,
      actorId,
      ...(content ? { content: content as object } : {}),
      ...(reasons ? { reasons: reasons as object[] } : {}),
    },
  });
  if (FOLLOWED.includes(kind)) await publishReview(tx, revisionId, actorId, now);
}
