import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { fullName } from "../../kernel/person-name.ts";
import { countContactRequest } from "../../platform/attempts.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { CONTACT_FIELDS } from "../copy.ts";
import { requireListing } from "../queries/find-contact-listing.ts";
import { findContactVisit } from "../queries/find-contact-visit.ts";
import type { OwnContact } from "../schemas.ts";
import { openRequest } from "./open-request.ts";

/**
 * Writes to the team, for a person with an account: their address is known, so that it is in the queue at once.
 * @returns the thread's id
 * @throws {DomainError} request.invalid with the fields at fault, visit.not-found, contact.too-many-open,
 * request.too-many
 */
export async function sendRequest(
  { topic, content, listing, visitId }: OwnContact,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ requestId: string }>> {
  authorize(actor, "conversations.read");
  const visit = visitId === undefined ? null : await findContactVisit(actor, visitId, now);
  if (topic === "locked_visit" && !visit?.isLocked) {
    throw new DomainError("request.invalid", { topic: CONTACT_FIELDS.topicOfVisit });
  }
  const named = await requireListing(listing, actor);
  await countContactRequest(actor.userId);
  const { userId, email } = actor;
  const person = { userId, name: fullName(actor), email, emailNormalized: normalizeEmail(email) };
  const about = { propertyId: named?.id ?? visit?.listingId ?? null, visitId: visit?.id ?? null };
  return onceTransaction(async (tx) => ({
    requestId: await openRequest(
      tx,
      { topic, content, ...about, person, tokenHash: null, actor },
      now,
    ),
  }));
}
