import { recordAudit } from "../audit/commands/record-audit.ts";
import { DomainError } from "../kernel/errors.ts";
import { civilDay } from "../kernel/time.ts";
import { queueMail } from "../mail/commands/queue-mail.ts";
import { newMail } from "../mail/kinds.ts";
import { namesRow } from "../mandates/names.ts";
import { mandateWithdrawalEnd } from "../mandates/rules.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { type Once, onceTransaction } from "../platform/idempotency.ts";
import { isSame } from "../platform/keys.ts";
import { absoluteUrl } from "../platform/links.ts";
import type { Origin } from "../platform/request.ts";
import { sha256 } from "../platform/sha256.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { setRevisionPrice } from "../revisions/price/commands.ts";
import { spaceRoutes } from "../routes/space.ts";
import { SIGNING_FIELDS } from "./copy.ts";
import {
  documentJson,
  namesOfDocument,
  readDocument,
  type SignatureBlock,
  type SignedDocument,
} from "./document.ts";
import { type Evidence, evidenceSchema } from "./evidence/document.ts";
import { findNextMandateNumber } from "./queries.ts";
import { drawSigned } from "./render.ts";
import { amendmentToSign, codeHashOf, mandateToSign } from "./requests/commands.ts";
import { codeRefusal, isSameName, MAX_ATTEMPTS, type SignatureKind } from "./rules.ts";
import type { AmendmentSigning, MandateSigning } from "./schemas.ts";

/** A signature whose code was just proven. */
interface Proven {
  id: string;
  propertyId: string;
  document: SignedDocument;
  termsSha256: string;
  createdAt: Date;
  /** Codes typed for it, the right one included. */
  attempts: number;
}

/**
 * Counts a code and compares it: who types it wrong has so many more. It is counted before it is compared, so that
 * many at once are no more than one after another.
 * @throws {DomainError} signature.not-found, signature.signed, signature.expired, signature.locked,
 * signature.code-wrong
 */
async function proveCode(
  { signatureId: id, code }: Pick<AmendmentSigning, "signatureId" | "code">,
  kind: SignatureKind,
  actor: Actor,
  now: Date,
): Promise<Proven> {
  const row = await writer().$transaction(async (tx) => {
    const { count } = await tx.signature.updateMany({
      where: {
        ...{ id, kind, signerId: actor.userId, signedAt: null },
        attempts: { lt: MAX_ATTEMPTS },
        expiresAt: { gt: now },
      },
      data: { attempts: { increment: 1 } },
    });
    const found = await tx.signature.findFirst({
      where: { id, kind, signerId: actor.userId },
      omit: { pdf: true, evidence: true },
    });
    if (found === null) throw new DomainError("signature.not-found");
    if (count === 0) throw new DomainError(codeRefusal(found, now) ?? "signature.expired");
    return found;
  });
  const { propertyId, termsSha256, createdAt, attempts } = row;
  if (!isSame(row.codeHash, codeHashOf(id, code))) {
    const text = SIGNING_FIELDS.codeWrong(MAX_ATTEMPTS - attempts);
    throw new DomainError("signature.code-wrong", { code: text });
  }
  return { id, propertyId, termsSha256, createdAt, attempts, document: readDocument(row.terms) };
}

/** The signer's name, as it was typed. @throws {DomainError} request.invalid where it is another's */
function provenName(typed: string, actor: Actor): string {
  if (!isSameName(typed, actor)) {
    const text = SIGNING_FIELDS.nameOther(`${actor.firstName} ${actor.lastName}`);
    throw new DomainError("request.invalid", { name: text });
  }
  return typed;
}

/** The mail that carried a signature's code. */
async function codeMailOf(tx: Transaction, signatureId: string) {
  const request = await tx.auditEvent.findFirst({
    where: { action: "signature.requested", subjectType: "signature", subjectId: signatureId },
    select: { detail: true },
  });
  const { mailId } = (request?.detail ?? {}) as { mailId?: unknown };
  if (typeof mailId !== "string") return null;
  return tx.outboxMail.findUnique({
    where: { id: mailId },
    select: { messageId: true, toAddress: true, sentAt: true },
  });
}

/** What proves who signed what, when and how. */
async function evidenceOf(
  tx: Transaction,
  { id, attempts, createdAt, document }: Proven,
  block: SignatureBlock,
  pdfSha256: string,
  actor: Actor,
  { network, userAgent }: Origin,
) {
  const mail = await codeMailOf(tx, id);
  return evidenceSchema.parse({
    version: 1,
    signer: {
      userId: actor.userId,
      accountName: `${actor.firstName} ${actor.lastName}`,
      typedName: block.name,
      email: actor.email,
    },
    session: { id: actor.sessionId, network, userAgent },
    code: {
      frozenAt: createdAt.toISOString(),
      messageId: mail?.messageId ?? null,
      sentTo: mail?.toAddress ?? document.seller.email,
      sentAt: mail?.sentAt?.toISOString() ?? null,
      attempts,
    },
    signedAt: block.signedAt.toISOString(),
    expressRequest: block.expressRequest,
    termsSha256: block.termsSha256,
    pdfSha256,
  } satisfies Evidence);
}

/** What a signature writes besides itself. */
interface Writing {
  proven: Proven;
  block: SignatureBlock;
  pdf: Buffer;
  /** The document that could be signed at this moment. */
  document: SignedDocument;
  /** Writes the mandate or its amendment. */
  write: (tx: Transaction) => Promise<void>;
  action: "mandate.signed" | "mandate.amended";
  /** What else the audit says of it: `replaces`, the mandate that ends for it. */
  detail?: Record<string, number>;
}

/** Writes a signature in the transaction of what it signs. @throws {DomainError} signature.terms-changed, signature.signed */
async function writeSignature(
  tx: Transaction,
  { proven, block, pdf, document: current, write, action, detail = {} }: Writing,
  actor: Actor,
  origin: Origin,
): Promise<void> {
  const { id, propertyId, document } = proven;
  const { signedAt, number } = block;
  const stored = await tx.signature.findUnique({ where: { id }, select: { signedAt: true } });
  if (stored?.signedAt) throw new DomainError("signature.signed");
  if (documentJson(current) !== documentJson(document)) {
    throw new DomainError("signature.terms-changed");
  }
  await write(tx);
  const pdfSha256 = sha256(pdf);
  const { count } = await tx.signature.updateMany({
    where: { id, signedAt: null },
    data: {
      signedAt,
      mandateNumber: number,
      pdf: new Uint8Array(pdf),
      pdfSha256,
      evidence: await evidenceOf(tx, proven, block, pdfSha256, actor, origin),
    },
  });
  if (count === 0) throw new DomainError("signature.signed");
  await recordAudit(
    tx,
    {
      action,
      subject: { type: "mandate", id: String(number) },
      actor,
      concernsId: actor.userId,
      detail: { propertyId, priceCents: document.price.priceCents, pdfSha256, ...detail },
    },
    signedAt,
  );
  const mail = newMail("mandate-signed", {
    firstName: actor.firstName,
    what: document.kind,
    number,
    title: document.home.title,
    withdrawalEndsOn: block.withdrawalEndsOn,
    replaces: detail.replaces ?? null,
    link: absoluteUrl(
      document.kind === "mandate"
        ? spaceRoutes.mandateDocument(number)
        : spaceRoutes.mandateDocument(number, document.position),
    ),
    mandateLink: absoluteUrl(spaceRoutes.mandate(propertyId)),
  });
  await queueMail(tx, { mail, to: document.seller.email, userId: actor.userId }, signedAt);
}

/**
 * A home that is online stays there under another mandate: its seller asks for that, which has days to withdraw of its
 * own.
 * @throws {DomainError} request.invalid
 */
async function checkExpressRequest(
  tx: Transaction,
  propertyId: string,
  expressRequest: boolean,
): Promise<void> {
  if (expressRequest) return;
  const online = await tx.property.count({ where: { id: propertyId, status: "active" } });
  if (online > 0) {
    throw new DomainError("request.invalid", { expressRequest: SIGNING_FIELDS.expressNeeded });
  }
}

/** What can be known of a form before its code is counted. @throws {DomainError} signature.not-found, request.invalid */
async function checkBeforeCode(
  { signatureId, expressRequest }: MandateSigning,
  actor: Actor,
): Promise<void> {
  await writer().$transaction(async (tx) => {
    const pending = await tx.signature.findFirst({
      where: { id: signatureId, signerId: actor.userId },
      select: { propertyId: true },
    });
    if (pending === null) throw new DomainError("signature.not-found");
    await checkExpressRequest(tx, pending.propertyId, expressRequest);
  });
}

/** Times that a mandate is drawn anew because somebody else's took its number meanwhile. */
const NUMBER_ATTEMPTS = 8;

/**
 * Signs a mandate, which replaces the one in force where that names another home or another seller. Its number is the
 * highest of the register plus one, in the transaction that writes it: the file, which has it, is drawn before and
 * again where another mandate was faster.
 * @throws {DomainError} request.forbidden, request.invalid, signature.not-found, signature.signed, signature.expired,
 * signature.locked, signature.code-wrong, signature.terms-changed, mandate.in-force, mandate.listing-closed,
 * service.unavailable
 */
export async function signMandate(
  input: MandateSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mandateNumber: number; propertyId: string }>> {
  authorize(actor, "mandates.sign");
  const name = provenName(input.name, actor);
  await checkBeforeCode(input, actor);
  const proven = await proveCode(input, "mandate", actor, now);
  const { document, propertyId, termsSha256 } = proven;
  const { priceCents, tier, feeCents } = document.price;
  const { expressRequest } = input;
  const withdrawalEndsOn = mandateWithdrawalEnd(civilDay(now));
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const number = await findNextMandateNumber();
    const block: SignatureBlock = {
      ...{ number, name, termsSha256, expressRequest, withdrawalEndsOn },
      signedAt: now,
      email: document.seller.email,
      signatureId: proven.id,
    };
    const pdf = await drawSigned(document, block, now);
    let isTaken = false;
    const signing = onceTransaction(async (tx) => {
      const { _max } = await tx.mandate.aggregate({ _max: { number: true } });
      isTaken = (_max.number ?? 0) + 1 !== number;
      if (isTaken) throw new Error("another mandate took the number that the file has");
      const { document: current, replaces } = await mandateToSign(
        tx,
        { propertyId },
        actor.userId,
        now,
      );
      const names = namesOfDocument(current);
      const expressRequestAt = expressRequest ? now : null;
      const write = async () => {
        await checkExpressRequest(tx, propertyId, expressRequest);
        await tx.mandate.updateMany({
          where: { propertyId, endedAt: null },
          data: { endedAt: now },
        });
        await tx.mandate.create({
          data: {
            ...{ number, propertyId, priceCents, tier, feeCents },
            ...(names && namesRow(names)),
            signedAt: now,
            withdrawalEndsOn,
            expressRequestAt,
          },
        });
      };
      const writing = {
        proven,
        block,
        pdf,
        document: current,
        write,
        action: "mandate.signed",
      } as const;
      const detail: Record<string, number> = replaces === null ? {} : { replaces };
      await writeSignature(tx, { ...writing, detail }, actor, origin);
      return { mandateNumber: number, propertyId };
    });
    try {
      return await signing;
    } catch (error) {
      if (!isTaken) throw error;
    }
  }
  throw new DomainError("service.unavailable");
}

/**
 * Signs the amendment of a mandate to another price. A listing that is published asks it once the team approved
 * the change, which is ready to be sent.
 * @throws {DomainError} request.forbidden, request.invalid, signature.not-found, signature.signed, signature.expired,
 * signature.locked, signature.code-wrong, signature.terms-changed, mandate.not-in-force, mandate.listing-closed,
 * revision.closed, service.unavailable
 */
export async function signAmendment(
  input: AmendmentSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mandateNumber: number; propertyId: string }>> {
  authorize(actor, "mandates.sign");
  const name = provenName(input.name, actor);
  const proven = await proveCode(input, "amendment", actor, now);
  const { document, propertyId, termsSha256 } = proven;
  if (document.kind !== "amendment") throw new DomainError("signature.not-found");
  const { mandateNumber: number, position } = document;
  const { priceCents, tier, feeCents } = document.price;
  const block: SignatureBlock = {
    ...{ number, name, termsSha256 },
    signedAt: now,
    email: document.seller.email,
    signatureId: proven.id,
    expressRequest: false,
    withdrawalEndsOn: null,
  };
  const pdf = await drawSigned(document, block, now);
  return onceTransaction(async (tx) => {
    const current = await amendmentToSign(tx, { propertyId, priceCents }, actor.userId, now);
    const write = async () => {
      await tx.mandateAmendment.create({
        data: { mandateNumber: number, position, priceCents, tier, feeCents, signedAt: now },
      });
      await setRevisionPrice(tx, { propertyId, sellerId: actor.userId, priceCents }, now);
    };
    const action = "mandate.amended";
    await writeSignature(
      tx,
      { proven, block, pdf, document: current, write, action },
      actor,
      origin,
    );
    return { mandateNumber: number, propertyId };
  });
}
