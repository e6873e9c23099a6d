import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { civilDay } from "../kernel/time.ts";
import { uncoveredNames } from "../mandates/coverage.ts";
import { inForceTerms, mandateTerms, mayWithdrawOn } from "../mandates/rules.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize, can } from "../policy/can.ts";
import { readContent } from "../revisions/content.ts";
import { documentPrice, isCompletePublisher, readDocument, undrawnTexts } from "./document.ts";
import { codeRefusal, isSignedStatus, MAX_ATTEMPTS, mandateTermOf } from "./rules.ts";
import { namesOfSubject, subjectOf } from "./subject.ts";
import { canTakeMandates, documentPublisher, findSubjectToSign } from "./subjects/queries.ts";
import type {
  AmendmentView,
  MandatePageView,
  MandateView,
  PendingView,
  RegisterPage,
} from "./views.ts";

/** The number that the next mandate of the register has. */
export async function findNextMandateNumber(): Promise<number> {
  const row = await reads()
    .selectFrom("Mandate")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

const mandates = () =>
  reads()
    .selectFrom("Mandate as m")
    .select(["m.number", "m.propertyId", "m.priceCents", "m.tier", "m.feeCents", "m.signedAt"])
    .select(["m.endedAt", "m.withdrawalEndsOn", "m.expressRequestAt"])
    .orderBy("m.number", "desc");

type MandateRow = Awaited<ReturnType<ReturnType<typeof mandates>["execute"]>>[number];

/** The amendments of some mandates, and which signed files there are. */
async function attachmentsOf(numbers: readonly number[]) {
  if (numbers.length === 0) return { amendments: [], signatures: [] };
  const amendments = await reads()
    .selectFrom("MandateAmendment")
    .select(["mandateNumber", "position", "priceCents", "tier", "feeCents", "signedAt"])
    .where("mandateNumber", "in", numbers)
    .orderBy("position")
    .execute();
  const signatures = await reads()
    .selectFrom("Signature")
    .select(["mandateNumber", "kind", "signedAt"])
    .where("mandateNumber", "in", numbers)
    .execute();
  return { amendments, signatures };
}

type Attachments = Awaited<ReturnType<typeof attachmentsOf>>;

function mandateView(row: MandateRow, { amendments, signatures }: Attachments): MandateView {
  const files = signatures.filter(({ mandateNumber }) => mandateNumber === row.number);
  const amended = amendments.filter(({ mandateNumber }) => mandateNumber === row.number);
  const own = amended.map(
    ({ position, signedAt, priceCents, tier, feeCents }): AmendmentView => ({
      position,
      price: documentPrice({ priceCents, tier, feeCents }),
      signedAt: fromDbInstant(signedAt),
      // An amendment and its file are written together.
      hasDocument: files.some((file) => file.kind === "amendment" && file.signedAt === signedAt),
    }),
  );
  const { number, priceCents, tier, feeCents, withdrawalEndsOn } = row;
  const price = documentPrice({ priceCents, tier, feeCents });
  const signedAt = fromDbInstant(row.signedAt);
  return {
    number,
    signedAt,
    endedAt: fromDbInstant(row.endedAt),
    price,
    current: documentPrice(inForceTerms(row, amended.at(-1) ?? null)),
    termOn: withdrawalEndsOn === null ? null : mandateTermOf(civilDay(signedAt)),
    withdrawalEndsOn,
    expressRequestAt: fromDbInstant(row.expressRequestAt),
    hasDocument: files.some(({ kind }) => kind === "mandate"),
    amendments: own,
  };
}

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
  const { price, seller } = readDocument(row.terms);
  return { id, kind, price, email: seller.email, expiresAt, attemptsLeft: MAX_ATTEMPTS - attempts };
}

/** The price of the change of a listing that is open; null without one. */
async function proposedPrice(propertyId: string): Promise<number | null> {
  const row = await reads()
    .selectFrom("ListingRevision")
    .select("content")
    .where("propertyId", "=", propertyId)
    .where("status", "=", "editing")
    .executeTakeFirst();
  return row ? (readContent(JSON.parse(row.content)).priceCents ?? null) : null;
}

/**
 * The mandate of one's own home: what is in force, what waits for a signature, what ended.
 * @throws {DomainError} listing.not-found
 */
export async function findMandateOf(
  propertyId: string,
  actor: Actor,
  now = new Date(),
): Promise<MandatePageView> {
  authorize(actor, "account.read");
  const { userId } = actor;
  const found = isId(propertyId) ? await findSubjectToSign(propertyId, userId, now) : undefined;
  if (!found) throw new DomainError("listing.not-found");
  const { row } = found;
  const rows = await mandates().where("m.propertyId", "=", propertyId).execute();
  const attachments = await attachmentsOf(rows.map(({ number }) => number));
  const views = rows.map((each) => mandateView(each, attachments));
  const mandate = views.find(({ endedAt }) => endedAt === null) ?? null;
  const isSigner = can(actor, "mandates.sign") && isSignedStatus(row.status);
  const isPublisherUnknown = !canTakeMandates(row);
  const subject = subjectOf(row);
  const uncovered = found.mandate && uncoveredNames(found.mandate, namesOfSubject(row));
  const canAmend = isSigner && mandate !== null && uncovered === null && !isPublisherUnknown;
  const proposedCents = canAmend ? await proposedPrice(propertyId) : null;
  return {
    propertyId,
    title: row.title,
    city: row.city,
    status: row.status,
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    asking: documentPrice(mandateTerms(row.priceCents)),
    mandate,
    proposedCents: proposedCents === mandate?.current.priceCents ? null : proposedCents,
    former: views.filter((view) => view !== mandate),
    pending: isSigner ? await pendingOf(propertyId, userId, now) : null,
    uncovered,
    undrawn: isSigner ? undrawnTexts({ home: subject, seller: subject.seller }) : [],
    canSign: isSigner && (mandate === null || uncovered !== null) && !isPublisherUnknown,
    mustRequest: row.status === "active",
    canAmend,
    canWithdraw: mandate !== null && mayWithdrawOn(mandate, civilDay(now)),
    isTrial: Boolean(row.isDemonstration) || !isCompletePublisher(documentPublisher()),
    isPublisherUnknown,
  };
}

const REGISTER_PAGE = 30;

/**
 * The register of mandates, the last number first, for a trust manager.
 * @param before a number that the page begins below
 * @throws {DomainError} request.forbidden
 */
export async function listRegister(
  actor: Actor,
  { before = null }: { before?: number | null } = {},
): Promise<RegisterPage> {
  authorize(actor, "contracts.check");
  const page = mandates()
    .innerJoin("Property as p", "p.id", "m.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("Invoice as i", "i.mandateNumber", "m.number")
    .select(["p.title", "c.name as city", "s.firstName", "s.lastName", "i.number as invoiceNumber"])
    .limit(REGISTER_PAGE + 1);
  const found = await (before === null ? page : page.where("m.number", "<", before)).execute();
  const rows = found.slice(0, REGISTER_PAGE);
  const attachments = await attachmentsOf(rows.map(({ number }) => number));
  return {
    lines: rows.map((row) => ({
      ...mandateView(row, attachments),
      propertyId: row.propertyId,
      title: row.title,
      city: row.city,
      sellerName: `${row.firstName} ${row.lastName}`,
      invoiceNumber: row.invoiceNumber,
    })),
    next: found.length > REGISTER_PAGE ? (rows.at(-1)?.number ?? null) : null,
  };
}
