import { takenBy } from "../../../commissions/taken-by.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { PropertyStatus } from "../../../kernel/property-kinds.ts";
import { retainedPublicationDate } from "../../../listings/states/commands/retained-publication-date.ts";
import { TRANSITIONS } from "../../../listings/states/rules.ts";
import { acceptedLooperIn } from "../../../looper/requests/commands/accepted-looper.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { checkComplete } from "../../../revisions/commands/check-complete.ts";
import { checkMandate } from "../../../revisions/commands/check-mandate.ts";
import { checkPictures } from "../../../revisions/commands/check-pictures.ts";
import { readHome } from "../../../revisions/commands/read-home.ts";
import { writeHome } from "../../../revisions/commands/write-home.ts";
import { isChangeOf, publishedContent } from "../../../revisions/review.ts";
import { searchTextOf } from "../../../search-index/text/words.ts";
import { saveScheduleIn } from "../../../visits/schedule/commands/save-schedule.ts";
import { SCHEDULE_DEFAULTS, toExceptions } from "../../../visits/schedule/rules.ts";
import type { Publishing } from "../published-revision.ts";
import { joinedWindows } from "../rules.ts";
import { writeListingPictures } from "./write-listing-pictures.ts";

/** Of a listing whose content can change: what is under offer was agreed on as it is. */
const CHANGEABLE: readonly PropertyStatus[] = ["active", "paused"];

/** When the seller receives; of a dwelling that is relisted, when they did last. */
async function scheduleOf(tx: Transaction, { revisionId, propertyId, sellerId }: Publishing) {
  const find = (of: string) =>
    tx.visitSchedule.findUnique({
      where: { propertyId_hostId: { propertyId: of, hostId: sellerId } },
      include: { exceptions: true },
    });
  const own = await find(propertyId);
  if (own) return own;
  const { relistedFromId } = await tx.listingRevision.findUniqueOrThrow({
    where: { id: revisionId },
    select: { relistedFromId: true },
  });
  return relistedFromId === null ? null : find(relistedFromId);
}

/** The seller's windows for visits, with the terms and exceptions that their schedule has. */
async function writeSchedule(tx: Transaction, home: Publishing, now: Date): Promise<void> {
  const { propertyId, sellerId, content } = home;
  const rules = joinedWindows(content.availability ?? []);
  const stored = await scheduleOf(tx, home);
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

/** Who takes care of the home: the rule that pays a looper is that of the day on which they took it. */
async function chargeOf(
  tx: Transaction,
  { revisionId, propertyId }: Pick<Publishing, "revisionId" | "propertyId">,
  now: Date,
) {
  const looperId = await acceptedLooperIn(tx, revisionId, now);
  if (looperId === null) return { ambassadorId: null };
  const held = await tx.property.count({ where: { id: propertyId, ambassadorId: looperId } });
  return held > 0 ? { ambassadorId: looperId } : takenBy(looperId, now);
}

async function putOnline(
  tx: Transaction,
  { revisionId, propertyId, sellerId, content }: Publishing,
  now: Date,
): Promise<void> {
  const charge = await chargeOf(tx, { revisionId, propertyId }, now);
  const publishedAt = await retainedPublicationDate(
    tx,
    {
      id: propertyId,
      sellerId,
      addressId: content.addressId ?? null,
      lot: content.lot || null,
      address: content.address ?? "",
      postalCode: content.postalCode ?? "",
      publishedAt: null,
    },
    now,
  );
  await tx.property.update({
    where: { id: propertyId },
    data: {
      status: TRANSITIONS.approve.to,
      ...charge,
      publishedAt,
      confirmedAt: now,
      updatedAt: now,
    },
  });
}

/**
 * Makes a revision the published content of its home, in the transaction of its approval: a home
 * that was not online goes online, of another one the content alone changes.
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
  const onlineAt = isFirst || status === "active" ? now : undefined;
  await checkMandate(tx, propertyId, { content, onlineAt });
  const { title = "", neighbourhood, description = "" } = content;
  const searchText = searchTextOf(title, neighbourhood || null, description);
  await writeHome(tx, { propertyId, sellerId, content, searchText }, now);
  await writeListingPictures(tx, home);
  // Before it is online: slots of a new listing are no news of their own.
  if (isFirst || fieldVersions.availability !== undefined) await writeSchedule(tx, home, now);
  if (isFirst) await putOnline(tx, home, now);
  return { isFirst };
}
