import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionEventKind } from "../../platform/db/generated/enums.ts";
import type { RevisionContent } from "../content.ts";
import type { FieldReturn } from "../review.ts";

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
}
