import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { homeClock, vatBpsOf } from "../../kernel/place.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import { partiesOf, signerNameOf } from "../../mandates/parties.ts";
import { mandateTerms, mayWithdrawAt } from "../../mandates/rules.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { readPortals } from "../consented-portals.ts";
import {
  documentPrice,
  isCompletePublisher,
  partiesOfDocument,
  portalsOf,
  priceOf,
  readDocument,
  sellersOfProperty,
} from "../document.ts";
import { isSignedStatus } from "../rules.ts";
import { namesOfSubject, subjectOf } from "../subject.ts";
import { undrawnTexts } from "../undrawn-texts.ts";
import type { DiffusionTerm, MandatePageView, OtherSignerView, PendingView } from "../views.ts";
import { configuredPortals } from "./configured-portals.ts";
import { canTakeMandates, documentPublisher } from "./document-publisher.ts";
import { findSubjectToSign } from "./find-subject-to-sign.ts";
import { codeOf, listSigners } from "./list-signers.ts";
import { mandateAttachments, mandateRows, toMandateView } from "./mandate-view.ts";

/** What waits for a seller's signature; null where there is nothing, or it is too late. */
async function pendingOf(
  propertyId: string,
  signerId: string,
  now: Date,
): Promise<PendingView | null> {
  const row = await reads()
    .selectFrom("Signature")
    .select(["id", "kind", "terms", "expiresAt"])
    .where("propertyId", "=", propertyId)
    .where("signerId", "=", signerId)
    .where("signedAt", "is", null)
    .where("expiresAt", ">", toDbInstant(now))
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  if (!row) return null;
  const signers = await listSigners(row.id);
  const document = readDocument(row.terms);
  const parties = partiesOfDocument(document);
  const { id, kind } = row;
  const others = signers.flatMap(({ position, signedAt }): OtherSignerView[] => {
    const party = parties[position - 1];
    return position === 1 || !party
      ? []
      : [{ name: signerNameOf(party), email: party.email, signedAt }];
  });
  const own = signers.find(({ position }) => position === 1);
  const code = own && codeOf(own, now);
  // Of one who signs alone nothing is left but the code.
  if (others.length === 0 && !code) return null;
  return {
    ...{ id, kind, others, code: code ?? null },
    price: priceOf(document.price),
    offer: document.kind === "acceptance" ? document.offer : null,
    portals: portalsOf(document),
    email: document.seller.email,
    until: fromDbInstant(row.expiresAt),
  };
}

/** The mandates of a home, each with the consent that counts under it. */
const mandatesWithConsent = (propertyId: string) =>
  mandateRows()
    .leftJoin("DiffusionConsent as k", (join) =>
      join.onRef("k.mandateNumber", "=", "m.number").on("k.endedAt", "is", null),
    )
    .select(["k.portals", "k.givenAt"])
    .where("m.propertyId", "=", propertyId)
    .execute();

/** What can be signed of portals, and what was. */
function diffusionTerm({
  inForce,
  isExample,
  isOpen,
}: {
  inForce: Awaited<ReturnType<typeof mandatesWithConsent>>[number] | undefined;
  isExample: boolean;
  isOpen: boolean;
}): DiffusionTerm {
  const portals = configuredPortals();
  const givenAt = inForce ? fromDbInstant(inForce.givenAt) : null;
  const consent = givenAt && { portals: readPortals(inForce?.portals), givenAt };
  const isNew = portals.some((portal) => !consent?.portals.includes(portal));
  return { portals, isExample, consent, canSign: isOpen && !isExample && isNew };
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
  const rows = await mandatesWithConsent(propertyId);
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
    sellerName: subject.seller.name,
    parties: partiesOf(subject.seller, subject.ownership),
    ownership: subject.ownership,
    diffusion: diffusionTerm({
      inForce: rows.find(({ number }) => number === mandate?.number),
      isExample: Boolean(row.isDemonstration),
      // As for a change of price, and of the home as it stands.
      isOpen: canAmend && isSignedStatus(row.status),
    }),
    asking: documentPrice(mandateTerms(row.priceCents), vatBpsOf(row.communeCode)),
    mandate,
    proposedCents: proposedCents === mandate?.current.priceCents ? null : proposedCents,
    former: views.filter((view) => view !== mandate),
    pending: isSigner ? await pendingOf(propertyId, userId, now) : null,
    uncovered,
    undrawn: isSigner ? undrawnTexts({ home: subject, ...sellersOfProperty(subject) }) : [],
    canSign: isSigner && (mandate === null || uncovered !== null) && !isPublisherUnknown,
    mustRequest: row.status === "active",
    canAmend,
    canName: isSigner,
    canWithdraw: found.mandate !== null && mayWithdrawAt(found.mandate, now),
    isTrial: Boolean(row.isDemonstration) || !isCompletePublisher(documentPublisher()),
    isPublisherUnknown,
  };
  return { view, shownCents, revision };
}
