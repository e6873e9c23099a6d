import { becomeBuyer } from "../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { PUBLIC_STATUSES } from "../../kernel/property-kinds.ts";
import { civilDay } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { knownListingId } from "../known-listing.ts";

/** Adds a listing to somebody's favourites, in the caller's transaction. @returns whether it has a page. */
async function addIn(
  tx: Transaction,
  { userId, listingId }: { userId: string; listingId: string },
  now: Date,
): Promise<boolean> {
  const listing = await tx.property.findFirst({
    where: { id: listingId, status: { in: [...PUBLIC_STATUSES] } },
    select: { id: true, updatedAt: true },
  });
  if (!listing) return false;
  const key = { userId, propertyId: listing.id };
  if (await tx.favorite.findUnique({ where: { userId_propertyId: key } })) return true;
  await tx.favorite.create({ data: { ...key, createdAt: now } });
  await tx.property.update({
    where: { id: listing.id },
    // As it was: the client would say that the listing was edited.
    data: { favoriteCount: { increment: 1 }, updatedAt: listing.updatedAt },
  });
  const day = { propertyId: listing.id, day: civilDay(now) };
  await tx.propertyDay.upsert({
    where: { propertyId_day: day },
    create: { ...day, favorites: 1 },
    update: { favorites: { increment: 1 } },
  });
  return true;
}

/**
 * Adds a listing to the person's favourites; nothing happens where it is one. Only a listing that
 * has a page can be added.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function addFavorite(
  { listingId }: { listingId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  const id = knownListingId(listingId);
  await writer().$transaction(async (tx) => {
    if (!(await addIn(tx, { userId, listingId: id }, now)))
      throw new DomainError("listing.not-found");
  });
}

/**
 * Adds what a browser held before its person signed in, the oldest first; listings that are gone
 * are left out. A person who is no buyer becomes one by it where they ask to (`asBuyer`): at once
 * or not at all.
 * @throws {DomainError} request.forbidden, role.held where the role was suspended
 */
export async function addFavorites(
  { listingIds, asBuyer }: { listingIds: readonly string[]; asBuyer: boolean },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const takesRole = asBuyer && !can(actor, "buying.change");
  authorize(actor, takesRole ? "role.request" : "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    if (takesRole) await becomeBuyer(tx, actor, now);
    for (const listingId of listingIds) await addIn(tx, { userId, listingId }, now);
  });
}
