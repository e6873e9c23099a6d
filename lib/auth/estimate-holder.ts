import type { EstimateHolder, EstimateReader } from "../estimates/holder.ts";
import { tokenHash } from "../platform/tokens.ts";
import { draftHolderHash, newDraftSecret } from "./revision-holder.ts";
import { currentVisitor } from "./session.ts";

/**
 * Whose an estimate of this request is: the account's, else the browser's, by the secret that it has or by a new one,
 * which it is then to be given.
 */
export async function browserHolder(): Promise<{
  holder: EstimateHolder;
  newSecret: string | null;
}> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") {
    return { holder: { ownerId: visitor.actor.userId }, newSecret: null };
  }
  const holderHash = await draftHolderHash();
  if (holderHash !== null) return { holder: { holderHash }, newSecret: null };
  const newSecret = newDraftSecret();
  return { holder: { holderHash: tokenHash(newSecret) }, newSecret };
}

/** Who reads an estimate's page. */
export async function estimateReader(): Promise<EstimateReader> {
  const visitor = await currentVisitor();
  const userId = visitor?.kind === "person" ? visitor.actor.userId : null;
  return { userId, holderHash: await draftHolderHash() };
}
