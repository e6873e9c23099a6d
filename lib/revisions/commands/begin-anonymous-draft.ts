import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { createRevision } from "./create-revision.ts";

/**
 * Begins a listing in a browser without an account. One browser has one: it is found again where it has one.
 * @param secret for the cookie of a browser that has none
 * @returns whether the browser is to be given the secret
 */
export async function beginAnonymousDraft(
  { holderHash, secret }: { holderHash: string | null; secret: string },
  now = new Date(),
): Promise<Once<{ revisionId: string; isNew: boolean }>> {
  return onceTransaction(async (tx) => {
    const known = holderHash && (await tx.listingRevision.findUnique({ where: { holderHash } }));
    if (known && known.status === "editing") return { revisionId: known.id, isNew: false };
    const owner = { holderHash: tokenHash(secret) };
    return { revisionId: await createRevision(tx, { owner, content: {} }, now), isNew: true };
  });
}
