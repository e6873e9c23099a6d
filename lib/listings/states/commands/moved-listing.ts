import type { AuditAction } from "../../../audit/actions.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import type { Actor } from "../../../policy/actor.ts";
import { statusAfter } from "../rules.ts";

export const MOVED_FIELDS = {
  id: true,
  sellerId: true,
  status: true,
  isDemonstration: true,
  pauseReason: true,
} as const satisfies Prisma.PropertySelect;

export type MovedListing = Prisma.PropertyGetPayload<{ select: typeof MOVED_FIELDS }>;

/** The person who moves a listing; null for the holder of a mail's link, who is not signed in. */
export type ListingMover = Pick<Actor, "userId" | "sessionId"> | null;

/** A listing of one's own. @throws {DomainError} listing.not-found */
export async function ownListing(
  tx: Transaction,
  propertyId: string,
  { userId }: Actor,
): Promise<MovedListing> {
  const listing = await tx.property.findFirst({
    where: { id: propertyId, sellerId: userId },
    select: MOVED_FIELDS,
  });
  if (!listing) throw new DomainError("listing.not-found");
  return listing;
}

/** Writes what became of a listing, unless it moved meanwhile. @throws {DomainError} listing.moved */
export async function changeListing(
  tx: Transaction,
  { id, status, sellerId }: MovedListing,
  data: Prisma.PropertyUpdateManyMutationInput,
  {
    action,
    by,
    detail,
  }: { action: AuditAction; by: ListingMover; detail?: Record<string, string> },
  now: Date,
): Promise<void> {
  const { count } = await tx.property.updateMany({
    where: { id, status },
    data: { ...data, updatedAt: now },
  });
  if (count === 0) throw new DomainError("listing.moved");
  const subject = { type: "property", id } as const;
  await recordAudit(
    tx,
    { action, subject, actor: by, concernsId: sellerId, ...(detail && { detail }) },
    now,
  );
}

/** @throws {DomainError} listing.moved */
export function nextListingStatus(
  action: "pause" | "resume" | "withdraw",
  { status }: MovedListing,
) {
  const next = statusAfter(action, status, "seller");
  if (next === null) throw new DomainError("listing.moved");
  return next;
}

/** @throws {DomainError} listing.sale-open */
export async function checkNoOpenSale(
  tx: Transaction,
  { id: propertyId }: MovedListing,
): Promise<void> {
  if ((await tx.sale.count({ where: { propertyId, status: "open" } })) > 0) {
    throw new DomainError("listing.sale-open");
  }
}
