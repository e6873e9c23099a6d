import type { Actor } from "../policy/actor.ts";
import { can } from "../policy/can.ts";

/** Who reads a document: the seller whose it is, or the team, whose reading is in the audit. */
export type DocumentReader = "seller" | "team";

/** As whom somebody may read what is a seller's; null where they may not. */
export function documentReaderOf(sellerId: string, actor: Actor): DocumentReader | null {
  if (actor.userId === sellerId) return "seller";
  return can(actor, "contracts.check") ? "team" : null;
}
