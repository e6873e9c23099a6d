import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type FieldVersions, readContent } from "../../revisions/content.ts";
import { recordRevisionEvent } from "../../revisions/events/commands.ts";
import { returnLine } from "./copy.ts";
import { publishIn } from "./publishing/commands.ts";
import { canMove, claimHolder, type ReviewMove } from "./rules.ts";
import type { ApproveInput, ReturnInput } from "./schemas.ts";

/** Opening the slots of a new listing takes more than a move. */
const TIMEOUT_MS = 20_000;

const EVENTS = {
  claim: "claimed",
  release: "released",
  return: "returned",
  approve: "approved",
} as const satisfies Record<ReviewMove, string>;

/**
 * A revision that was handed in, for a member of the team whose listing it is not.
 * @throws {DomainError} revision.not-found, request.forbidden
 */
async function fileFor(tx: Transaction, revisionId: string, actor: Actor) {
  const row = isId(revisionId)
    ? await tx.listingRevision.findFirst({
        where: { id: revisionId, submittedAt: { not: null } },
        include: { property: { select: { status: true, publishedAt: true } } },
      })
    : null;
  if (!row) throw new DomainError("revision.not-found");
  const { sellerId, propertyId, property } = row;
  if (sellerId === null || propertyId === null || property === null)
    throw new DomainError("revision.not-found");
  if (sellerId === actor.userId) throw new DomainError("request.forbidden");
  return { ...row, sellerId, propertyId, property };
}

type File = Awaited<ReturnType<typeof fileFor>>;

const AFTER = {
  claim: (actor: Actor, now: Date) => ({ claimedById: actor.userId, claimedAt: now }),
  release: () => ({ claimedById: null, claimedAt: null }),
  return: (_: Actor, now: Date) => ({
    status: "editing" as const,
    claimedById: null,
    claimedAt: null,
    decidedAt: now,
    updatedAt: now,
  }),
  approve: (_: Actor, now: Date) => ({
    status: "approved" as const,
    claimedById: null,
    claimedAt: null,
    decidedAt: now,
    updatedAt: now,
  }),
};

/**
 * Moves a revision from the state in which it was read, with its audit line.
 * @throws {DomainError} revision.moved where somebody else decided, took it or changed it meanwhile
 */
async function moveRevision(
  tx: Transaction,
  file: File,
  move: ReviewMove,
  { actor, version = file.version }: { actor: Actor; version?: number },
  now: Date,
): Promise<void> {
  const { id, status, sellerId, propertyId } = file;
  const holder = claimHolder(file, actor.userId, now);
  if (!canMove(status, holder, move)) throw new DomainError("revision.moved");
  const { count } = await tx.listingRevision.updateMany({
    where: { id, status, version, claimedById: file.claimedById },
    data: AFTER[move](actor, now),
  });
  if (count === 0) throw new DomainError("revision.moved");
  await recordAudit(
    tx,
    {
      action: `revision.${EVENTS[move]}`,
      subject: { type: "revision", id },
      actor,
      concernsId: move === "return" || move === "approve" ? sellerId : null,
      detail: { propertyId },
    },
    now,
  );
}

/**
 * Takes a revision in charge, for two hours at least.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function claimRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await fileFor(tx, revisionId, actor);
    await moveRevision(tx, file, "claim", { actor }, now);
    await recordRevisionEvent(tx, { revisionId, kind: "claimed", actorId: actor.userId }, now);
  });
}

/**
 * Gives a revision back to the team.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function releaseRevision(
  { revisionId }: { revisionId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await fileFor(tx, revisionId, actor);
    await moveRevision(tx, file, "release", { actor }, now);
    await recordRevisionEvent(tx, { revisionId, kind: "released", actorId: actor.userId }, now);
  });
}

/**
 * Gives a revision back to its seller, with what is to be looked at again. What is published stays.
 * @param input.version of the revision that was looked at
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved
 */
export async function returnRevision(
  { revisionId, version, reasons }: ReturnInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "listings.review");
  await writer().$transaction(async (tx) => {
    const file = await fileFor(tx, revisionId, actor);
    await moveRevision(tx, file, "return", { actor, version }, now);
    const { propertyId, sellerId, property } = file;
    await tx.property.updateMany({
      where: { id: propertyId, status: "in_review" },
      data: { status: "draft" },
    });
    const actorId = actor.userId;
    await recordRevisionEvent(tx, { revisionId, kind: "returned", actorId, reasons }, now);
    const { title = "" } = readContent(file.content);
    const isPublished = property.status === "active" || property.status === "paused";
    const points = reasons.map(returnLine);
    const data = { revisionId, title, isPublished, points };
    await notify(tx, { userId: sellerId, event: "listing.returned", data }, now);
  });
}

/**
 * Publishes a revision: the listing goes online, or changes, at the next request.
 * @param input.version of the revision that was looked at
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved, and what `publishIn` throws
 */
export async function approveRevision(
  { revisionId, version }: ApproveInput,
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "listings.review");
  return writer().$transaction(
    async (tx) => {
      const file = await fileFor(tx, revisionId, actor);
      await moveRevision(tx, file, "approve", { actor, version }, now);
      const { propertyId, sellerId } = file;
      const content = readContent(file.content);
      const fieldVersions = file.fieldVersions as FieldVersions;
      const home = { revisionId, propertyId, sellerId, content, fieldVersions };
      const { isFirst } = await publishIn(tx, home, now);
      await recordRevisionEvent(tx, { revisionId, kind: "approved", actorId: actor.userId }, now);
      const data = { listingId: propertyId, title: content.title ?? "" };
      const event = isFirst ? "listing.published" : "listing.changed";
      await notify(tx, { userId: sellerId, event, data }, now);
      return { propertyId };
    },
    { timeout: TIMEOUT_MS },
  );
}
