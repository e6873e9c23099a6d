import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { isSearchableStatus } from "../../../kernel/property-kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { dailyKey } from "../../../notifications/daily-key.ts";
import { hintsAmong } from "../../../photos/photo-view.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isChangeable } from "../../../revisions/states.ts";
import { listingGaps } from "../rules.ts";

/** A published listing, with what it lacks. @throws {DomainError} listing.not-found */
async function publishedListing(tx: Transaction, listingId: string) {
  const listing = isId(listingId)
    ? await tx.property.findUnique({
        where: { id: listingId },
        include: {
          seller: { select: { erasedAt: true } },
          photos: { select: { mediaKey: true } },
          sales: { where: { status: "open" }, select: { id: true } },
          revisions: { where: { status: "in_review" }, select: { id: true } },
        },
      })
    : null;
  if (!listing || !isSearchableStatus(listing.status) || listing.seller.erasedAt !== null) {
    throw new DomainError("listing.not-found");
  }
  const keys = [...new Set(listing.photos.map(({ mediaKey }) => mediaKey))];
  const pictures = await tx.mediaAsset.findMany({
    where: { key: { in: keys } },
    orderBy: [{ createdAt: "asc" }, { key: "asc" }],
  });
  const photoHints = hintsAmong(keys, pictures).flatMap(({ hints }) => hints);
  const gaps = listingGaps(listing, { photoCount: listing.photos.length, photoHints });
  return { ...listing, gaps };
}

/**
 * Asks the seller of a published listing to complete what it lacks now, at most once a day: the key of the notification
 * is theirs, the listing's and the day's. Nobody does it for a home that
 * they sell or look after.
 * @throws {DomainError} request.forbidden; listing.not-found where it is not published; listing.complete; revision.closed
 * where its seller can't change it now, or a change of it is with the team; listing.completion-requested
 */
export async function requestCompletion(
  listingId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.check");
  await writer().$transaction(async (tx) => {
    const listing = await publishedListing(tx, listingId);
    const { sellerId: userId, ambassadorId, title, status, sales, revisions, gaps } = listing;
    if ([userId, ambassadorId].includes(actor.userId)) throw new DomainError("request.forbidden");
    if (gaps.length === 0) throw new DomainError("listing.complete");
    if (!isChangeable(status, sales.length > 0) || revisions.length > 0) {
      throw new DomainError("revision.closed");
    }
    const event = "listing.to-complete";
    const onceKey = dailyKey(event, listingId, now);
    const sent = await notify(
      tx,
      { userId, event, data: { listingId, title, gaps }, onceKey },
      now,
    );
    if (sent === null) throw new DomainError("listing.completion-requested");
    const subject = { type: "property", id: listingId } as const;
    await recordAudit(tx, { action: "listing.reminded", subject, actor, concernsId: userId }, now);
  });
}
