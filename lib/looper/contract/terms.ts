import { z } from "zod";
import { shareOf } from "../../kernel/money.ts";
import type { DocumentPublisher } from "../../mandate-signing/document.ts";
import { isCompletePublisher, publisherSchema } from "../../mandate-signing/document.ts";
import { LOOPER_VISIT_LIMITS, looperPayOn, PRICE_TIERS } from "../../pricing/rules.ts";

/*
 * All that a looper's contract says, as `AgencyContract.terms` has it from the moment its code was sent: what its file is
 * drawn from, whatever becomes of the account, the prices and the site's publisher.
 */

const cents = z.number().int().nonnegative();

/** Of the text as it stands beside (copy.ts): a change of its clauses is a new one. */
export const CONTRACT_VERSION = "2026-11";

const agentSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  /** The SIREN under which they are entered in the RSAC. */
  rsacNumber: z.string(),
  /** Last civil day of the card holder's attestation. */
  attestationEndsOn: z.iso.date(),
  weeklyHours: z.number().int().positive(),
});

const paySchema = z.strictObject({
  /** Version of the rule (LOOPER_PAY_RULES). */
  rule: z.string(),
  perVisitCents: cents,
  signatureRateBps: z.number().int().nonnegative(),
  /** Paid visits of one buyer in one home under one mandate, without an offer of theirs that is open. */
  visitsOfBuyer: z.number().int().positive(),
  /** Paid visits of one home, all loopers together, before the team consents to more. */
  visitsOfHome: z.number().int().positive(),
  /** What visits of one home cost at most, of its fee without VAT. */
  visitsRateBps: z.number().int().positive(),
  /** Each package, and what its sale pays; where the fee grows with the price, from its least on. */
  tiers: z
    .array(
      z.strictObject({ name: z.string(), feeCents: cents, shareCents: cents, grows: z.boolean() }),
    )
    .min(1),
});

const contractSchema = z.strictObject({
  version: z.literal(CONTRACT_VERSION),
  /** Nobody is bound by it: an account of the demonstration, or a publisher who is not configured. */
  trial: z.boolean(),
  publisher: publisherSchema,
  agent: agentSchema,
  /** The communes of the zone on that day, by name. */
  zone: z.array(z.string()).min(1),
  pay: paySchema,
});
export type ContractTerms = z.output<typeof contractSchema>;

/** What a contract pays by the rule of a civil day. @throws {RangeError} before the first rule */
function payTerms(today: string): ContractTerms["pay"] {
  const { version: rule, perVisitCents, signatureRateBps } = looperPayOn(today);
  const { ofBuyer, ofHome, rateBps } = LOOPER_VISIT_LIMITS;
  return {
    ...{ rule, perVisitCents, signatureRateBps },
    ...{ visitsOfBuyer: ofBuyer, visitsOfHome: ofHome, visitsRateBps: rateBps },
    tiers: PRICE_TIERS.map(({ name, feeCents, excessRateBps }) => ({
      ...{ name, feeCents, shareCents: shareOf(feeCents, signatureRateBps) },
      grows: excessRateBps > 0,
    })),
  };
}

/** The contract of an agent, on a civil day. @param agent as documents name them; `isDemo` binds nobody */
export const contractTerms = (
  { isDemo, ...agent }: ContractTerms["agent"] & { isDemo: boolean },
  zone: readonly string[],
  publisher: DocumentPublisher,
  today: string,
): ContractTerms =>
  contractSchema.parse({
    version: CONTRACT_VERSION,
    trial: isDemo || !isCompletePublisher(publisher),
    publisher,
    agent,
    zone: zone.toSorted((a, b) => a.localeCompare(b, "fr")),
    pay: payTerms(today),
  });

/** The terms of a row of `AgencyContract`. @throws {ZodError} where they are none of ours */
export const readTerms = (stored: unknown): ContractTerms =>
  contractSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);

/** The terms as the text that is hashed: their fields in the order of the schema. */
export const termsJson = (terms: ContractTerms): string =>
  JSON.stringify(contractSchema.parse(terms));
