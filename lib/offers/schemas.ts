import { z } from "zod";
import { typedAmount } from "../content/amount-field.ts";
import { undrawnProblem } from "../content/drawn-text.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { isId } from "../kernel/ids.ts";
import { centsToEuros } from "../kernel/money.ts";
import { tidyText } from "../kernel/text.ts";
import { OFFER_FIELDS } from "./copy.ts";
import { FINANCING_TYPES, GIVEN_REASONS, OFFER_CENTS, OFFER_TEXT_LENGTH } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** Whole euros; what is sensible for a home depends on its price (rules.ts). */
const euros = z
  .int({ error: OFFER_FIELDS.amount })
  .min(OFFER_CENTS.min / 100, { error: OFFER_FIELDS.amount })
  .max(OFFER_CENTS.max / 100, { error: OFFER_FIELDS.amount });

/** The same as people type it: "348 000 €". */
const typedEuros = typedAmount.transform(centsToEuros).pipe(euros);

/** What the other side reads; blanks are nothing. */
const text = z
  .string()
  .max(OFFER_TEXT_LENGTH * 2, { error: OFFER_FIELDS.text })
  .transform(tidyText)
  .refine((it) => it.length <= OFFER_TEXT_LENGTH, { error: OFFER_FIELDS.text })
  .transform((it) => (it === "" ? null : it))
  .nullable()
  .default(null);

/** The same, for what the record of an accepted offer says. */
const recorded = text.superRefine((it, { addIssue }) => {
  const problem = undrawnProblem(it ?? "");
  if (problem !== undefined) addIssue({ code: "custom", message: problem });
});

const terms = {
  /** The last civil day on which it can be accepted. */
  expiryDate: z.iso.date({ error: OFFER_FIELDS.expiryDate }),
  message: text,
  conditions: recorded,
};

const offer = {
  listingId: id,
  financingType: z.enum(FINANCING_TYPES, { error: OFFER_FIELDS.financingType }),
  /** Whether the buyer declares that a bank agreed to the loan in principle, or that the money is there. */
  financingApproved: z.boolean().default(false),
  ...terms,
  /** Whether who answers may see the buyer's file. */
  shareFile: z.boolean().default(false),
  /** Whether who is no buyer becomes one by it. */
  asBuyer: z.boolean().default(false),
};

/** A buyer's offer, as another program makes it. */
export const offerCallSchema = z.strictObject({ ...offer, amount: euros });
/** The same, as a form sends it. */
export const offerFormSchema = z.strictObject({ ...offer, amount: typedEuros });
export type NewOffer = z.output<typeof offerCallSchema>;

/** Which offer a form is about. */
export const offerIdSchema = z.strictObject({ offerId: id });
export type OfferId = z.output<typeof offerIdSchema>;

/** What a counter-offer says; how the buyer pays is the buyer's to say, and stays what it was where it is left out. */
const counter = {
  ...terms,
  financingType: z.enum(FINANCING_TYPES, { error: OFFER_FIELDS.financingType }).optional(),
  financingApproved: z.boolean().optional(),
};

/** A counter-offer, as a form sends it. */
export const counterFormSchema = z.strictObject({ offerId: id, amount: typedEuros, ...counter });
export type CounterOffer = z.output<typeof counterFormSchema>;

const reason = z.enum(GIVEN_REASONS, { error: OFFER_FIELDS.reason });

export const rejectFormSchema = z.strictObject({ offerId: id, reason });
export type Refusal = z.output<typeof rejectFormSchema>;

/** Whether who answers an offer may see the buyer's file, from now on. */
export const sharingFormSchema = z.strictObject({ offerId: id, share: z.boolean().default(false) });
export type FileSharing = z.output<typeof sharingFormSchema>;

/** What another program does with an offer. */
export const offerMoveSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("accept") }),
  z.strictObject({ action: z.literal("counter"), amount: euros, ...counter }),
  z.strictObject({ action: z.literal("reject"), reason }),
  z.strictObject({ action: z.literal("withdraw") }),
]);

export type OfferAnswer = z.output<typeof offerMoveSchema>;

/** An offer, in the names and units of the contract: euros, dates of ISO 8601. */
export const offerJsonSchema = z.strictObject({
  id: z.string(),
  listingId: z.string(),
  author: z.enum(["buyer", "seller"]),
  amount: z.number(),
  status: z.enum(["pending", "countered", "accepted", "rejected", "withdrawn", "expired", "void"]),
  financingType: z.enum(FINANCING_TYPES),
  financingApproved: z
    .boolean()
    .describe("What the buyer declares: a bank's agreement, or funds. No paper proves it."),
  expiryDate: z.iso.date(),
  message: z.string().nullable(),
  conditions: z.string().nullable(),
  /** The offer that it answers. */
  answersId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The sale that its acceptance opened. */
  saleId: z.string().nullable(),
});
export type OfferJson = z.output<typeof offerJsonSchema>;
