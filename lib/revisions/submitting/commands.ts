import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { namesToCover } from "../../mandates/commands/names-to-cover.ts";
import { type MandateGap, mandateGap } from "../../mandates/coverage.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type FieldVersions, type RevisionContent, readContent } from "../content.ts";
import { ISSUE_COPY } from "../copy.ts";
import { recordRevisionEvent } from "../events/commands.ts";
import { readHome, writeHome } from "../homes/commands.ts";
import { checkPictures } from "../pictures/commands.ts";
import { namedHomeOf } from "../property-row.ts";
import { publicationIssues } from "../publication.ts";
import { changeOf, isChangeOf } from "../review.ts";

/** A revision of the actor's own, with its content. @throws {DomainError} revision.not-found */
async function ownRevision(tx: Transaction, revisionId: string, sellerId: string) {
  const row = isId(revisionId)
    ? await tx.listingRevision.findFirst({
        where: { id: revisionId, sellerId, status: { not: "discarded" } },
        include: { property: { select: { status: true } } },
      })
    : null;
  if (!row) throw new DomainError("revision.not-found");
  const fieldVersions = row.fieldVersions as FieldVersions;
  return { ...row, content: readContent(row.content), fieldVersions };
}

/** @throws {DomainError} revision.incomplete, which names each field that a publication needs */
export function checkComplete(content: RevisionContent, now: Date): void {
  const issues = publicationIssues(content, now);
  if (issues.length === 0) return;
  const fields = Object.fromEntries(
    issues.map((issue) => [issue.field, ISSUE_COPY.sentence(issue)]),
  );
  throw new DomainError("revision.incomplete", fields);
}

const GAPS = {
  missing: "revision.not-signed",
  home: "revision.home-not-signed",
  seller: "revision.seller-not-signed",
  price: "revision.price-not-signed",
  period: "revision.too-early",
} as const satisfies Record<MandateGap, ErrorCode>;

/**
 * Checks that a home's mandate covers what a complete revision of it says: the home that it describes, its seller as the
 * account names them now, its price.
 * @param question.onlineOn the civil day on which it goes online
 * @throws {DomainError} revision.not-signed, revision.home-not-signed, revision.seller-not-signed,
 *   revision.price-not-signed, revision.too-early
 */
export async function checkMandate(
  tx: Transaction,
  propertyId: string,
  { content, onlineOn }: { content: RevisionContent; onlineOn?: string | undefined },
): Promise<void> {
  const { city, sellerName } = await namesToCover(tx, propertyId);
  const names = { ...namedHomeOf(content, city), sellerName };
  const { priceCents } = content;
  const gap = mandateGap(await mandateInForce(tx, propertyId), names, { priceCents, onlineOn });
  if (gap !== null) throw new DomainError(GAPS[gap]);
}

/** A home that is entered is the looper's who accepted to take care of it while it was written. */
async function giveToLooper(tx: Transaction, revisionId: string, propertyId: string) {
  const accepted = await tx.looperRequest.findFirst({
    where: { revisionId, status: "accepted" },
    select: { ambassadorId: true },
  });
  if (accepted) await tx.property.update({ where: { id: propertyId }, data: accepted });
}

/**
 * Enters a complete home as a property, which its mandate is written for: a draft that nobody sees. Called again
 * it brings the draft up to date; of a published listing it changes nothing.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, revision.incomplete,
 *   revision.commune-unknown
 */
export async function enterHome(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "selling.change");
  return writer().$transaction(async (tx) => {
    const row = await ownRevision(tx, revisionId, actor.userId);
    if (row.status !== "editing") throw new DomainError("revision.closed");
    checkComplete(row.content, now);
    const { propertyId, content } = row;
    if (propertyId !== null && row.property?.status !== "draft") return { propertyId };
    const home = { propertyId, sellerId: actor.userId, content };
    const entered = await writeHome(tx, home, now);
    if (propertyId === null) {
      await tx.listingRevision.update({
        where: { id: revisionId },
        data: { propertyId: entered },
      });
      await giveToLooper(tx, revisionId, entered);
    }
    return { propertyId: entered };
  });
}

/**
 * Hands a complete revision to the team. Its mandate is signed, for its home and at its price.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, revision.incomplete,
 *   revision.picture-unknown, revision.not-signed, revision.home-not-signed, revision.seller-not-signed,
 *   revision.price-not-signed, revision.unchanged, revision.commune-unknown
 */
export async function submitRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) => {
    const row = await ownRevision(tx, revisionId, actor.userId);
    if (row.status !== "editing") throw new DomainError("revision.closed");
    checkComplete(row.content, now);
    const { propertyId, content } = row;
    await checkPictures(tx, { revisionId, propertyId, content });
    if (propertyId === null) throw new DomainError("revision.not-signed");
    // It may be handed in while the mandate can be withdrawn from: it goes online later.
    await checkMandate(tx, propertyId, { content });
    // Nobody has to look at a change that changes nothing.
    if (isChangeOf(row.property?.status ?? null)) {
      const { changed } = changeOf(await readHome(tx, propertyId), row);
      if (changed.length === 0) throw new DomainError("revision.unchanged");
    }
    const { count } = await tx.listingRevision.updateMany({
      where: { id: revisionId, status: "editing" },
      data: { status: "in_review", submittedAt: now, decidedAt: null, updatedAt: now },
    });
    if (count === 0) throw new DomainError("revision.closed");
    if (row.property?.status === "draft") {
      await writeHome(tx, { propertyId, sellerId: actor.userId, content }, now);
      await tx.property.update({ where: { id: propertyId }, data: { status: "in_review" } });
    }
    const actorId = actor.userId;
    await recordRevisionEvent(tx, { revisionId, kind: "submitted", actorId, content }, now);
  });
}

/** Takes a revision back from the team. @throws {DomainError} revision.closed where it is not with the team */
async function takeBack(
  tx: Transaction,
  { revisionId, propertyId, actorId }: Taking,
  now: Date,
): Promise<void> {
  const { count } = await tx.listingRevision.updateMany({
    where: { id: revisionId, status: "in_review" },
    data: { status: "editing", claimedById: null, claimedAt: null, updatedAt: now },
  });
  if (count === 0) throw new DomainError("revision.closed");
  await tx.property.updateMany({
    where: { id: propertyId ?? "", status: "in_review" },
    data: { status: "draft" },
  });
  await recordRevisionEvent(tx, { revisionId, kind: "taken_back", actorId }, now);
}

interface Taking {
  revisionId: string;
  propertyId: string | null;
  /** Null for the end of a mandate's term. */
  actorId: string | null;
}

/**
 * Takes back what the team has of a home whose mandate ended: it could not be published.
 * @returns whether it had anything
 */
export async function takeBackUnsigned(
  tx: Transaction,
  { propertyId, actorId }: { propertyId: string; actorId: string | null },
  now: Date,
): Promise<boolean> {
  const waiting = await tx.listingRevision.findMany({
    where: { propertyId, status: "in_review" },
    select: { id: true },
  });
  for (const { id } of waiting) {
    await takeBack(tx, { revisionId: id, propertyId, actorId }, now);
  }
  return waiting.length > 0;
}

/**
 * Takes a revision back from the team, to write it again.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed where it is not with the team
 */
export async function takeBackRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) => {
    const { propertyId } = await ownRevision(tx, revisionId, actor.userId);
    await takeBack(tx, { revisionId, propertyId, actorId: actor.userId }, now);
  });
}
