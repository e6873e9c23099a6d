import { DomainError } from "../kernel/errors.ts";
import { isId, newId } from "../kernel/ids.ts";
import { mandateInForce } from "../mandates/commands/mandate-in-force.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { type Once, onceTransaction } from "../platform/idempotency.ts";
import { tokenHash } from "../platform/tokens.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import {
  type FieldVersions,
  type RevisionChanges,
  type RevisionContent,
  readContent,
} from "./content.ts";
import { FOREIGN_PICTURES } from "./copy.ts";
import { recordRevisionEvent } from "./events/commands.ts";
import type { ContentField } from "./fields.ts";
import type { RevisionHolder } from "./holder.ts";
import { readHome } from "./homes/commands.ts";
import { actorIdOf, ownedBy } from "./lookup.ts";
import { foreignPictures, type PictureField } from "./pictures/commands.ts";
import { mergeSave, type Save } from "./saving.ts";

/** Most revisions that one person has open. */
const MOST_OPEN = 50;

/** States of a property whose listing can be changed: of what is under offer the other side agreed to it. */
const CHANGEABLE_STATUSES = ["draft", "active", "paused"] as const;

/** What is never the same of two listings of one seller. */
const OWN_FIELDS: readonly ContentField[] = ["photos", "floorPlans"];

type Owner = { sellerId: string } | { holderHash: string };

/** Writes a new revision, in the caller's transaction. @returns its id */
export async function createRevision(
  tx: Transaction,
  { owner, propertyId, content }: { owner: Owner; propertyId?: string; content: RevisionContent },
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.listingRevision.create({
    data: {
      id,
      ...owner,
      propertyId: propertyId ?? null,
      content: content as object,
      fieldVersions: {},
      createdAt: now,
      updatedAt: now,
    },
  });
  const actorId = "sellerId" in owner ? owner.sellerId : null;
  await recordRevisionEvent(tx, { revisionId: id, kind: "started", actorId }, now);
  return id;
}

/** @throws {DomainError} revision.too-many */
async function checkRoom(tx: Transaction, sellerId: string): Promise<void> {
  const open = await tx.listingRevision.count({
    where: { sellerId, status: { in: ["editing", "in_review"] } },
  });
  if (open >= MOST_OPEN) throw new DomainError("revision.too-many");
}

/**
 * Begins a listing for somebody who is signed in, who need not be a seller yet.
 * @throws {DomainError} revision.too-many
 */
export async function beginDraft(
  actor: Actor,
  now = new Date(),
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "account.change");
  return onceTransaction(async (tx) => {
    await checkRoom(tx, actor.userId);
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, content: {} }, now) };
  });
}

/**
 * Begins a listing in a browser without an account. One browser has one: it is found again where it has one.
 * @param secret for the cookie of a browser that has none
 * @returns whether the browser is to be given the secret
 */
export async function beginAnonymousDraft(
  { holderHash, secret }: { holderHash: string | null; secret: string },
  now = new Date(),
): Promise<Once<{ revisionId: string; isNew: boolean }>> {
  return onceTransaction(async (tx) => {
    const known = holderHash && (await tx.listingRevision.findUnique({ where: { holderHash } }));
    if (known && known.status === "editing") return { revisionId: known.id, isNew: false };
    const owner = { holderHash: tokenHash(secret) };
    return { revisionId: await createRevision(tx, { owner, content: {} }, now), isNew: true };
  });
}

/**
 * Gives what a browser began to the account that is signed in there.
 * @throws {DomainError} revision.not-found, revision.too-many
 */
export async function adoptRevision(
  { revisionId, holderHash }: { revisionId: string; holderHash: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    await checkRoom(tx, actor.userId);
    const { count } = await tx.listingRevision.updateMany({
      where: { id: revisionId, holderHash, status: "editing" },
      data: { sellerId: actor.userId, holderHash: null },
    });
    if (count === 0) throw new DomainError("revision.not-found");
    await recordRevisionEvent(tx, { revisionId, kind: "adopted", actorId: actor.userId }, now);
  });
}

/**
 * Opens the one revision of a property: what is published as it stands, to be changed.
 * @throws {DomainError} request.forbidden, listing.not-found, revision.closed where it can't be changed now
 */
export async function startRevision(
  { propertyId }: { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "selling.change");
  return onceTransaction(async (tx) => {
    const property = isId(propertyId)
      ? await tx.property.findFirst({ where: { id: propertyId, sellerId: actor.userId } })
      : null;
    if (!property || property.status === "withdrawn") throw new DomainError("listing.not-found");
    const open = await tx.listingRevision.findFirst({
      where: { propertyId, status: { in: ["editing", "in_review"] } },
    });
    if (open) return { revisionId: open.id };
    const openSales = await tx.sale.count({ where: { propertyId, status: "open" } });
    if (openSales > 0 || !CHANGEABLE_STATUSES.some((status) => status === property.status))
      throw new DomainError("revision.closed");
    const content = await readHome(tx, propertyId);
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, propertyId, content }, now) };
  });
}

/** What a save came to, for the tab that sent it. */
export interface Saved {
  version: number;
  savedAt: Date;
  /** Fields that were changed elsewhere meanwhile, with what they hold now: nothing of them was saved. */
  conflicts: RevisionChanges;
  /**
   * The other fields that were changed elsewhere since the tab's version, with what they hold now: with them the
   * tab knows what `version` says. Null is a field that was emptied.
   */
  changed: RevisionChanges;
}

/** What some fields hold, as changes to it. */
const valuesOf = (content: RevisionContent, names: readonly ContentField[]) =>
  Object.fromEntries(names.map((name) => [name, content[name] ?? null])) as RevisionChanges;

/** Nothing of a save is stored that names a picture of somebody else's. @throws {DomainError} revision.picture-unknown */
function refuseFields(foreign: readonly PictureField[]): void {
  if (foreign.length === 0) return;
  const fields = foreign.map((field) => [`changes.${field}`, FOREIGN_PICTURES[field]]);
  throw new DomainError("revision.picture-unknown", Object.fromEntries(fields));
}

/**
 * Saves fields of a revision. What another tab changed since is not overwritten (saving.ts).
 * @throws {DomainError} revision.not-found, revision.closed while it is reviewed, or after;
 *   revision.picture-unknown, which names the field, for a picture that is not the revision's own
 */
export async function saveRevision(
  { revisionId, ...save }: Save & { revisionId: string },
  holder: RevisionHolder,
  now = new Date(),
): Promise<Saved> {
  return writer().$transaction(async (tx) => {
    const row = isId(revisionId)
      ? await tx.listingRevision.findFirst({ where: { id: revisionId, ...ownedBy(holder) } })
      : null;
    if (!row || row.status === "discarded") throw new DomainError("revision.not-found");
    if (row.status !== "editing") throw new DomainError("revision.closed");
    const { photos, floorPlans } = save.changes;
    const { propertyId } = row;
    refuseFields(await foreignPictures(tx, { revisionId, propertyId, photos, floorPlans }));
    const stored = {
      content: readContent(row.content),
      version: row.version,
      fieldVersions: row.fieldVersions as FieldVersions,
    };
    const { next, conflicts, changedElsewhere } = mergeSave(stored, save);
    if (next) {
      await tx.listingRevision.update({
        where: { id: revisionId },
        data: {
          content: next.content as object,
          version: next.version,
          fieldVersions: next.fieldVersions,
          updatedAt: now,
        },
      });
    }
    return {
      version: next?.version ?? row.version,
      savedAt: next ? now : row.updatedAt,
      conflicts: valuesOf(stored.content, conflicts),
      changed: valuesOf(stored.content, changedElsewhere),
    };
  });
}

/**
 * Begins another listing with what one says, but for its pictures.
 * @throws {DomainError} request.forbidden, listing.not-found, revision.not-found, revision.too-many
 */
export async function duplicateRevision(
  from: { revisionId: string } | { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<{ revisionId: string }>> {
  authorize(actor, "selling.change");
  return onceTransaction(async (tx) => {
    await checkRoom(tx, actor.userId);
    const content = { ...(await readSource(tx, from, actor.userId)) };
    for (const name of OWN_FIELDS) delete content[name];
    const owner = { sellerId: actor.userId };
    return { revisionId: await createRevision(tx, { owner, content }, now) };
  });
}

async function readSource(
  tx: Transaction,
  from: { revisionId: string } | { propertyId: string },
  sellerId: string,
): Promise<RevisionContent> {
  if ("revisionId" in from) {
    const row = await tx.listingRevision.findFirst({
      where: { id: from.revisionId, sellerId, status: { not: "discarded" } },
    });
    if (!row) throw new DomainError("revision.not-found");
    return readContent(row.content);
  }
  const own = await tx.property.findFirst({ where: { id: from.propertyId, sellerId } });
  if (!own) throw new DomainError("listing.not-found");
  return readHome(tx, own.id);
}

/**
 * Refuses to give up the change that brings a published listing to the price of its mandate's last amendment: the page
 * would go on asking another one.
 * @throws {DomainError} revision.price-signed
 */
async function checkPublishedPrice(
  tx: Transaction,
  propertyId: string,
  publishedCents: number,
): Promise<void> {
  const mandate = await mandateInForce(tx, propertyId);
  if (mandate === null || mandate.amendments === 0) return;
  if (mandate.priceCents !== publishedCents) throw new DomainError("revision.price-signed");
}

/**
 * Gives up a revision that is being written: a listing that was never published goes with it, unless a mandate
 * was signed for it; one that is published stays as it is.
 * @returns the home whose published listing stays; null for a draft
 * @throws {DomainError} revision.not-found, revision.closed while it is reviewed, or after, revision.price-signed
 */
export async function discardRevision(
  { revisionId }: { revisionId: string },
  holder: RevisionHolder,
  now = new Date(),
): Promise<{ publishedId: string | null }> {
  return writer().$transaction(async (tx) => {
    const row = await tx.listingRevision.findFirst({
      where: { id: revisionId, ...ownedBy(holder) },
      include: { property: { select: { status: true, priceCents: true } } },
    });
    if (!row || row.status === "discarded") throw new DomainError("revision.not-found");
    if (row.propertyId && row.property && row.property.status !== "draft") {
      await checkPublishedPrice(tx, row.propertyId, row.property.priceCents);
    }
    const { count } = await tx.listingRevision.updateMany({
      where: { id: revisionId, status: "editing" },
      data: { status: "discarded", decidedAt: now, updatedAt: now },
    });
    if (count === 0) throw new DomainError("revision.closed");
    if (row.propertyId && row.property?.status === "draft") {
      await tx.mandate.updateMany({
        where: { propertyId: row.propertyId, endedAt: null },
        data: { endedAt: now },
      });
      await tx.property.update({
        where: { id: row.propertyId },
        data: { status: "withdrawn", withdrawnAt: now, updatedAt: now },
      });
    }
    const actorId = actorIdOf(holder);
    await recordRevisionEvent(tx, { revisionId, kind: "discarded", actorId }, now);
    return { publishedId: row.property?.status === "draft" ? null : row.propertyId };
  });
}
