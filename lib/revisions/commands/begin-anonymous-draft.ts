import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { tokenHash } from "../../platform/tokens.ts";
import type { RevisionContent } from "../content.ts";
import { createRevision } from "./create-revision.ts";

/**
 * Begins a listing in a browser without an account. One browser has one: it is found again where it has one.
 * @param secret for the cookie of a browser that has none
 * @param content fields that are filled already; what the browser began before stays as it is
 * @returns whether the browser is to be given the secret
 */
export async function beginAnonymousDraft(
  {
    holderHash,
    secret,
    content = {},
  }: { holderHash: string | null; secret: string; content?: RevisionContent },
  now = new Date(),
): Promise<Once<{ revisionId: string; isNew: boolean }>> {
  return onceTransaction(async (tx) => {
    const known =
      holderHash === null ? null : await tx.listingRevision.findUnique({ where: { holderHash } });
    if (known?.status === "editing") return { revisionId: known.id, isNew: false };
    // A browser may have its secret of something else than a listing.
    const isNew = known !== null || holderHash === null;
    const hash = isNew ? tokenHash(secret) : holderHash;
    const owner = { holderHash: hash };
    return { revisionId: await createRevision(tx, { owner, content }, now), isNew };
  });
}
