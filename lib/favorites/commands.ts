import { becomeBuyer } from "../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { PUBLIC_STATUSES } from "../kernel/property-kinds.ts";
import { civilDay } from "../kernel/time.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize, can } from "../policy/can.ts";
import type { FavoriteMark } from "./rules.ts";

/** Adds a listing to somebody's favourites, in the caller's transaction. @returns whether it has a page. */
async function addIn(
  tx: Transaction,
  { userId, listingId }: { userId: string; listingId: string },
  now: Date,
): Promise<boolean> {
  const listing = await tx.property.findFirst({
    where: { id: listingId, status: { in: [...PUBLIC_STATUSES] } },
    select: { id: true },
  });
  if (!listing) return false;
  const key = { userId, propertyId: listing.id };
  if (await tx.favorite.findUnique({ where: { userId_propertyId: key } })) return true;
  await tx.favorite.create({ data: { ...key, createdAt: now } });
  // In SQL: the client would also say that the listing was edited.
  await tx.$executeRaw`UPDATE Property SET favoriteCount = favoriteCount + 1
    WHERE id = ${listing.id}`;
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
  const id = known(listingId);
  await writer().$transaction(async (tx) => {
    if (!(await addIn(tx, { userId, listingId: id }, now)))
      throw new DomainError("listing.not-found");
  });
}

/**
 * Adds what a browser held before its person signed in, the oldest first; listings that are gone are left
 * out. Who is no buyer becomes one by it where they ask to (`asBuyer`): at once or not at all.
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

/**
 * Removes a listing from the person's favourites, also one that left the market; nothing happens
 * where it is none.
 * @throws {DomainError} request.forbidden, listing.not-found for one that was never published
 */
export async function removeFavorite(
  { listingId }: { listingId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const listing = await tx.property.findFirst({
      where: { id: known(listingId), publishedAt: { not: null } },
      select: { id: true },
    });
    if (!listing) throw new DomainError("listing.not-found");
    const key = { userId, propertyId: listing.id };
    const favorite = await tx.favorite.findUnique({ where: { userId_propertyId: key } });
    if (!favorite) return;
    await tx.favorite.delete({ where: { userId_propertyId: key } });
    await tx.$executeRaw`UPDATE Property SET favoriteCount = favoriteCount - 1
      WHERE id = ${listing.id} AND favoriteCount > 0`;
    // Taken from the day it was counted on, or the nearest before that has one left.
    const counted = await tx.propertyDay.findFirst({
      where: {
        propertyId: listing.id,
        favorites: { gt: 0 },
        day: { lte: civilDay(favorite.createdAt) },
      },
      orderBy: { day: "desc" },
    });
    if (!counted) return;
    const { propertyId, day } = counted;
    await tx.propertyDay.update({
      where: { propertyId_day: { propertyId, day } },
      data: { favorites: { decrement: 1 } },
    });
  });
}

/**
 * Says what the person thinks of a favourite, for themselves and who they share their shortlist with. What is
 * left out is forgotten.
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

/** @throws {DomainError} listing.not-found for what no listing can be called. */
function known(listingId: string): string {
  if (!isId(listingId)) throw new DomainError("listing.not-found");
  return listingId;
}
