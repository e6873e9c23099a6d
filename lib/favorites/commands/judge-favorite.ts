import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { FavoriteMark } from "../rules.ts";

/**
 * Says what the person thinks of a favourite, for themselves and the person they share their
 * shortlist with. What is left out is forgotten.
 * @throws {DomainError} request.forbidden, favorite.not-found
 */
export async function judgeFavorite(
  { listingId, mark, note }: { listingId: string; mark?: FavoriteMark; note?: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const where = { userId: actor.userId, propertyId: listingId };
  const data = { mark: mark ?? null, note: note || null };
  const { count } = await writer().$transaction((tx) => tx.favorite.updateMany({ where, data }));
  if (count === 0) throw new DomainError("favorite.not-found");
}
