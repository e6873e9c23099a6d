import { DomainError } from "../../kernel/errors.ts";
import { statusAfter } from "../../listings/states/rules.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { changeOf, isChangeOf } from "../review.ts";
import { REVISION_TRANSITIONS } from "../states.ts";
import { checkComplete } from "./check-complete.ts";
import { checkMandate } from "./check-mandate.ts";
import { checkPictures } from "./check-pictures.ts";
import { ownRevision } from "./own-revision.ts";
import { readHome } from "./read-home.ts";
import { recordRevisionEvent } from "./record-revision-event.ts";
import { writeHome } from "./write-home.ts";

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
  await writer().$transaction((tx) => submitRevisionIn(tx, { revisionId }, actor, now));
}

/**
 * The same in the caller's transaction. Whatever it refuses, it refuses before it writes.
 * @throws {DomainError} as `submitRevision`
 */
export async function submitRevisionIn(
  tx: Transaction,
  { revisionId }: { revisionId: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  authorize(actor, "selling.change");
  const row = await ownRevision(tx, revisionId, actor.userId);
  const { from, to } = REVISION_TRANSITIONS.submit;
  if (row.status !== from) throw new DomainError("revision.closed");
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
    where: { id: revisionId, status: from },
    data: { status: to, submittedAt: now, decidedAt: null, updatedAt: now },
  });
  if (count === 0) throw new DomainError("revision.closed");
  const next = row.property && statusAfter("submit", row.property.status, "seller");
  if (next) {
    await writeHome(tx, { propertyId, sellerId: actor.userId, content }, now);
    await tx.property.update({ where: { id: propertyId }, data: { status: next } });
  }
  const actorId = actor.userId;
  await recordRevisionEvent(tx, { revisionId, kind: "submitted", actorId, content }, now);
}
