import type { RevisionHolder } from "./holder.ts";

/** Whose revisions somebody may see and write. Everybody else's do not exist for them. */
export const ownedBy = (holder: RevisionHolder) =>
  holder.kind === "seller" ? { sellerId: holder.actor.userId } : { holderHash: holder.hash };

/** Who did something, for its history. */
export const actorIdOf = (holder: RevisionHolder): string | null =>
  holder.kind === "seller" ? holder.actor.userId : null;
