import { DomainError } from "../../../kernel/errors.ts";
import { PUBLIC_STATUSES } from "../../../kernel/property-kinds.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { knownListingId } from "../../known-listing.ts";

/** Hides a listing that has a page, in the caller's transaction. @returns whether it has one */
async function hideIn(
  tx: Transaction,
  key: { userId: string; propertyId: string },
  now: Date,
): Promise<boolean> {
  const listing = await tx.property.findFirst({
    where: { id: key.propertyId, status: { in: [...PUBLIC_STATUSES] } },
    select: { id: true },
  });
  if (!listing) return false;
  await tx.hiddenListing.upsert({
    where: { userId_propertyId: key },
    create: { ...key, createdAt: now },
    update: {},
  });
  return true;
}

/**
 * Hides a listing from what the person is shown; may be repeated. Only one that has a page can be hidden.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function hideListing(
  { listingId }: { listingId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "buying.change");
  const key = { userId: actor.userId, propertyId: knownListingId(listingId) };
  await writer().$transaction(async (tx) => {
    if (!(await hideIn(tx, key, now))) throw new DomainError("listing.not-found");
  });
}

/**
 * Hides what a browser held as hidden before its person signed in; listings that are gone are left out.
 * @throws {DomainError} request.forbidden
 */
export async function hideListings(
  { listingIds }: { listingIds: readonly string[] },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    for (const propertyId of listingIds) await hideIn(tx, { userId, propertyId }, now);
  });
}

/**
 * Shows a hidden listing again; nothing happens where it is not hidden.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function showListing(
  { listingId }: { listingId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const key = { userId: actor.userId, propertyId: knownListingId(listingId) };
  await writer().$transaction((tx) => tx.hiddenListing.deleteMany({ where: key }));
}
