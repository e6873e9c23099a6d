import { DomainError } from "../../../kernel/errors.ts";
import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import { civilDay } from "../../../kernel/time.ts";
import { retainedPublicationDate } from "../../../listings/states/commands/retained-publication-date.ts";
import { acceptedLooperIn } from "../../../looper/requests/commands/accepted-looper.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { FieldVersions, RevisionContent } from "../../../revisions/content.ts";
import { readHome, writeHome } from "../../../revisions/homes/commands.ts";
import { checkPictures } from "../../../revisions/pictures/commands.ts";
import { isChangeOf, publishedContent } from "../../../revisions/review.ts";
import { checkComplete, checkMandate } from "../../../revisions/submitting/commands.ts";
import { searchTextOf } from "../../../search-index/text/words.ts";
import { saveScheduleIn } from "../../../visits/schedule/commands.ts";
import { SCHEDULE_DEFAULTS, toExceptions } from "../../../visits/schedule/rules.ts";
import { photoName } from "../copy.ts";
import { freePlanPositions, joinedWindows } from "../rules.ts";

/** What becomes a listing, or a change of one. */
export interface Publishing {
  revisionId: string;
  propertyId: string;
  sellerId: string;
  content: RevisionContent;
  fieldVersions: FieldVersions;
}

/** Of a listing whose content can change: what is under offer was agreed on as it is. */
const CHANGEABLE: readonly PropertyStatus[] = ["active", "paused"];

async function writePhotos(
  tx: Transaction,
  { propertyId, content: { photos = [], title = "" } }: Pick<Publishing, "propertyId" | "content">,
): Promise<void> {
  const keys = photos.map(({ key }) => key);
  const assets = await tx.mediaAsset.findMany({
    where: { key: { in: keys } },
    select: { key: true, color: true },
  });
  const before = await tx.propertyPhoto.findMany({
    where: { propertyId },
    select: { mediaKey: true, color: true },
  });
  const colors = new Map([
    ...before.map(({ mediaKey, color }) => [mediaKey, color] as const),
    ...assets.map(({ key, color }) => [key, color] as const),
  ]);
  await tx.propertyPhoto.deleteMany({ where: { propertyId } });
  await tx.propertyPhoto.createMany({
    data: photos.map(({ key, alt }, position) => ({
      propertyId,
      position,
      mediaKey: key,
      alt: alt || photoName(title, position),
      color: colors.get(key) ?? null,
    })),
  });
}

/** Plans that are pictures are those of the revision; drawn ones stay where they are. */
async function writePlans(
  tx: Transaction,
  { propertyId, content: { floorPlans = [] } }: Pick<Publishing, "propertyId" | "content">,
): Promise<void> {
  await tx.floorPlan.deleteMany({ where: { propertyId, mediaKey: { not: null } } });
  const drawn = await tx.floorPlan.findMany({
    where: { propertyId },
    select: { position: true },
  });
  const free = freePlanPositions(drawn.map(({ position }) => position));
  await tx.floorPlan.createMany({
    data: floorPlans.slice(0, free.length).map(({ key, label }, index) => ({
      propertyId,
      position: free[index] ?? 0,
      mediaKey: key,
      label,
    })),
  });
}

/** The seller's windows for visits, with the terms and exceptions that their schedule has. */
async function writeSchedule(
  tx: Transaction,
  { propertyId, sellerId, content }: Publishing,
  now: Date,
): Promise<void> {
  const rules = joinedWindows(content.availability ?? []);
  const stored = await tx.visitSchedule.findUnique({
    where: { propertyId_hostId: { propertyId, hostId: sellerId } },
    include: { exceptions: true },
  });
  if (rules.length === 0 && stored === null) return;
  const from = stored ?? SCHEDULE_DEFAULTS;
  await saveScheduleIn(
    tx,
    {
      propertyId,
      hostId: sellerId,
      durationMinutes: from.durationMinutes,
      bufferMinutes: from.bufferMinutes,
      noticeHours: from.noticeHours,
      dailyCap: from.dailyCap,
      weeksAhead: from.weeksAhead,
      physical: from.physical,
      virtual: from.virtual,
      rules,
      exceptions: toExceptions(stored?.exceptions ?? []),
    },
    now,
  );
}

async function putOnline(
  tx: Transaction,
  { revisionId, propertyId, sellerId, content }: Publishing,
  now: Date,
): Promise<void> {
  const ambassadorId = await acceptedLooperIn(tx, revisionId, now);
  const publishedAt = await retainedPublicationDate(
    tx,
    {
      id: propertyId,
      sellerId,
      addressId: content.addressId ?? null,
      lot: content.lot || null,
      publishedAt: null,
    },
    now,
  );
  await tx.property.update({
    where: { id: propertyId },
    data: { status: "active", ambassadorId, publishedAt, confirmedAt: now, updatedAt: now },
  });
}

/**
 * Makes a revision what is published of its home, in the transaction of its approval: a home that was not online
 * goes online, of another one the content alone changes.
 * @throws {DomainError} revision.incomplete, revision.picture-unknown, revision.commune-unknown, and what
 *   `checkMandate` throws; revision.closed where the listing was sold, withdrawn or came
 *   under offer meanwhile
 */
export async function publishIn(
  tx: Transaction,
  revision: Publishing,
  now: Date,
): Promise<{ isFirst: boolean }> {
  const { propertyId, sellerId, fieldVersions } = revision;
  const { status } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { status: true },
  });
  const isFirst = !isChangeOf(status);
  // Paused under an accepted offer, a home is sold as it was agreed.
  const openSales = await tx.sale.count({ where: { propertyId, status: "open" } });
  if (!isFirst && (!CHANGEABLE.includes(status) || openSales > 0)) {
    throw new DomainError("revision.closed");
  }
  const content = isFirst
    ? revision.content
    : publishedContent(revision.content, await readHome(tx, propertyId), fieldVersions);
  const home = { ...revision, content };
  checkComplete(content, now);
  await checkPictures(tx, home);
  // What is paused is not online under a mandate that can still be withdrawn from: it is checked again on its way back.
  const onlineOn = isFirst || status === "active" ? civilDay(now) : undefined;
  await checkMandate(tx, propertyId, { content, onlineOn });
  const { title = "", neighbourhood, description = "" } = content;
  const searchText = searchTextOf(title, neighbourhood || null, description);
  await writeHome(tx, { propertyId, sellerId, content, searchText }, now);
  await writePhotos(tx, home);
  await writePlans(tx, home);
  // Before it is online: slots of a new listing are no news of their own.
  if (isFirst || fieldVersions.availability !== undefined) await writeSchedule(tx, home, now);
  if (isFirst) await putOnline(tx, home, now);
  return { isFirst };
}
