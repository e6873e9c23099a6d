import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { recordMandateSigned } from "../../leads/commands/record-lead-fact.ts";
import { mandateParties } from "../../mandates/commands/mandate-parties.ts";
import { namesRow } from "../../mandates/names.ts";
import { mandateWithdrawalEnd } from "../../mandates/rules.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Origin } from "../../platform/request.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { SIGNING_FIELDS } from "../copy.ts";
import {
  namesOfDocument,
  partiesOfDocument,
  portalsOf,
  type SignatureBlock,
  type SignedDocument,
} from "../document.ts";
import { drawSigned } from "../draw-papers.ts";
import { findNextMandateNumber } from "../queries/find-next-mandate-number.ts";
import type { MandateSigning } from "../schemas.ts";
import { mandateToSign } from "./document-to-sign.ts";
import { giveConsent } from "./give-consent.ts";
import { proveLast, provenOwnName } from "./prove-signer.ts";
import { tellOtherParties } from "./tell-other-parties.ts";
import { writeSignature } from "./write-signature.ts";

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

/** Writes to those who gave the mandate that ends for another one, and whom that does not name. */
async function tellLeftOut(
  tx: Transaction,
  number: number,
  document: SignedDocument,
  at: Date,
): Promise<void> {
  const named = partiesOfDocument(document).map(({ email }) => normalizeEmail(email));
  await tellOtherParties(tx, await mandateParties(tx, number), {
    ...{ number, cause: "replaced", title: document.home.title, paused: false, at },
    byName: () => document.seller.name,
    concerns: ({ email }) => !named.includes(normalizeEmail(email)),
    notBefore: at,
  });
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
 * signature.locked, signature.others-first, signature.code-wrong, signature.terms-changed, mandate.in-force, mandate.listing-closed,
 * service.unavailable
 */
export async function signMandate(
  input: MandateSigning,
  actor: Actor,
  origin: Origin,
  now = new Date(),
): Promise<Once<{ mandateNumber: number; propertyId: string }>> {
  authorize(actor, "mandates.sign");
  const name = provenOwnName(input.name, actor);
  await checkBeforeCode(input, actor);
  const { proven, signature } = await proveLast({ ...input, name }, "mandate", actor, now);
  const { document, propertyId } = proven;
  const { priceCents, tier, feeCents } = document.price;
  const { expressRequest } = input;
  const end = mandateWithdrawalEnd(now, document.home.communeCode);
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const number = await findNextMandateNumber();
    const block: SignatureBlock = {
      ...{ ...signature, number, expressRequest },
      withdrawalEndsOn: end.withdrawalEndsOn,
    };
    const pdf = await drawSigned(document, block, now);
    let isTaken = false;
    const signing = onceTransaction(async (tx) => {
      const { _max } = await tx.mandate.aggregate({ _max: { number: true } });
      isTaken = (_max.number ?? 0) + 1 !== number;
      if (isTaken) throw new Error("another mandate took the number that the file has");
      const { document: current, replaces } = await mandateToSign(
        tx,
        { propertyId, portals: portalsOf(document) },
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
        if (replaces !== null) await tellLeftOut(tx, replaces, document, now);
        await tx.mandate.create({
          data: {
            ...{ number, propertyId, priceCents, tier, feeCents },
            ...namesRow(names),
            signedAt: now,
            ...end,
            expressRequestAt,
            parties: {
              create: partiesOfDocument(document).map((party, index) => ({
                ...party,
                position: index + 1,
              })),
            },
          },
        });
        await recordMandateSigned(tx, propertyId, now);
        await giveConsent(tx, { signatureId: proven.signatureId, number, document }, now);
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
