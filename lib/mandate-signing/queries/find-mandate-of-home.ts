import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { homeClock, vatBpsOf } from "../../kernel/place.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import { mandateTerms, mayWithdrawAt } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import {
  documentPrice,
  isCompletePublisher,
  priceOf,
  readDocument,
  undrawnTexts,
} from "../document.ts";
import { attemptsLeft, codeRefusal, isSignedStatus } from "../rules.ts";
import { namesOfSubject, subjectOf } from "../subject.ts";
import type { MandatePageView, PendingView } from "../views.ts";
import { canTakeMandates, documentPublisher } from "./document-publisher.ts";
import { findSubjectToSign } from "./find-subject-to-sign.ts";
import { mandateAttachments, mandateRows, toMandateView } from "./mandate-view.ts";

/** What waits for a seller's code; null where there is nothing, or it is too late. */
async function pendingOf(
  propertyId: string,
  signerId: string,
  now: Date,
): Promise<PendingView | null> {
  const row = await reads()
    .selectFrom("Signature")
    .select(["id", "kind", "terms", "attempts", "expiresAt"])
    .where("propertyId", "=", propertyId)
    .where("signerId", "=", signerId)
    .where("signedAt", "is", null)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const { id, kind, attempts } = row;
  const expiresAt = fromDbInstant(row.expiresAt);
  if (codeRefusal({ signedAt: null, attempts, expiresAt }, now) !== null) return null;
  const document = readDocument(row.terms);
  const price = priceOf(document.price);
  const { email } = document.seller;
  return { id, kind, price, email, expiresAt, attemptsLeft: attemptsLeft(attempts) };
}

/**
 * The mandate of one's own home: what is in force, what waits for a signature, what ended.
 * @throws {DomainError} listing.not-found
 */
export const findMandateOf = async (
  propertyId: string,
  actor: Actor,
  now = new Date(),
): Promise<MandatePageView> => (await readMandatePage(propertyId, actor, now)).view;

/**
 * The same, with what it was read beside: the price that the listing shows, and its open revision.
 * @throws {DomainError} listing.not-found
 */
export async function readMandatePage(propertyId: string, actor: Actor, now: Date) {
  authorize(actor, "account.read");
  const { userId } = actor;
  const found = isId(propertyId) ? await findSubjectToSign(propertyId, userId, now) : undefined;
  if (!found) throw new DomainError("listing.not-found");
  const { row, shownCents, revision } = found;
  const rows = await mandateRows().where("m.propertyId", "=", propertyId).execute();
  const attachments = await mandateAttachments(rows.map(({ number }) => number));
  const views = rows.map((each) => toMandateView(each, attachments));
  const mandate = views.find(({ endedAt }) => endedAt === null) ?? null;
  const isSigner = can(actor, "mandates.sign") && isSignedStatus(row.status);
  const isPublisherUnknown = !canTakeMandates(row);
  const subject = subjectOf(row);
  const uncovered = found.mandate && uncoveredNames(found.mandate, namesOfSubject(row));
  const canAmend = isSigner && mandate !== null && uncovered === null && !isPublisherUnknown;
  const isProposing = canAmend && revision?.status === "editing";
  const proposedCents = isProposing ? (revision.content.priceCents ?? null) : null;
  const view: MandatePageView = {
    propertyId,
    clock: homeClock(row.communeCode, row.sellerPostalCode),
    title: row.title,
    city: row.city,
    status: row.status,
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    asking: documentPrice(mandateTerms(row.priceCents), vatBpsOf(row.communeCode)),
    mandate,
    proposedCents: proposedCents === mandate?.current.priceCents ? null : proposedCents,
    former: views.filter((view) => view !== mandate),
    pending: isSigner ? await pendingOf(propertyId, userId, now) : null,
    uncovered,
    undrawn: isSigner ? undrawnTexts({ home: subject, seller: subject.seller }) : [],
    canSign: isSigner && (mandate === null || uncovered !== null) && !isPublisherUnknown,
    mustRequest: row.status === "active",
    canAmend,
    canWithdraw: found.mandate !== null && mayWithdrawAt(found.mandate, now),
    isTrial: Boolean(row.isDemonstration) || !isCompletePublisher(documentPublisher()),
    isPublisherUnknown,
  };
  return { view, shownCents, revision };
}
