import { z } from "zod";
import { typedAmount } from "../content/amount-field.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { text } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { QUOTE_FIELDS as say } from "./copy.ts";
import {
  NEED_LENGTH,
  QUOTE_CENTS,
  QUOTE_MESSAGE_LENGTH,
  REVIEW_LENGTH,
  TERMS_LENGTH,
} from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });
const NEED_MIN = 10;
const PLACE_LENGTH = 100;

/** The value of the choice that is none of one's homes. */
export const ELSEWHERE = "ailleurs";

const home = z
  .string({ error: say.home })
  .refine((value) => value === ELSEWHERE || isId(value), { error: say.home })
  .transform((value) => (value === ELSEWHERE ? null : value));

/** A request for a quote, as a form sends it; without a home it names the place. */
export const quoteRequestSchema = z
  .strictObject({
    providerId: id,
    propertyId: home.default(null),
    location: z.string().max(PLACE_LENGTH, { error: say.place }).default(""),
    need: text(say.need, NEED_LENGTH).min(NEED_MIN, { error: say.need }),
    wishedOn: z.iso.date({ error: say.wishedOn }).optional(),
  })
  .refine(({ propertyId, location }) => propertyId !== null || location.trim() !== "", {
    path: ["location"],
    error: say.place,
  })
  // Else the request would be for the home that was chosen beforehand, and not for the place that was typed.
  .refine(({ propertyId, location }) => propertyId === null || location.trim() === "", {
    path: ["location"],
    error: say.homeAndPlace,
  });
export type QuoteRequestInput = z.output<typeof quoteRequestSchema>;

/** The value that a provider's mail carries. */
const jeton = z.string().max(200);

const amount = typedAmount.refine((cents) => cents >= QUOTE_CENTS.min && cents <= QUOTE_CENTS.max, {
  error: say.amount,
});

/** A provider's answer. */
export const quoteAnswerSchema = z.strictObject({
  jeton,
  amount,
  day: z.iso.date({ error: say.day }),
  validUntil: z.iso.date({ error: say.validUntil }),
  terms: text(say.terms, TERMS_LENGTH).default(""),
});
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;

/** What a provider does by their link. */
export const quoteLinkSchema = z.strictObject({ jeton });
export type QuoteLink = z.output<typeof quoteLinkSchema>;

/** What a client does with one of their quotes. */
export const quoteIdSchema = z.strictObject({ quoteId: id });
export type QuoteId = z.output<typeof quoteIdSchema>;

/** Which answer a client accepts: the one that was read. */
export const quoteAcceptanceSchema = z.strictObject({
  quoteId: id,
  answer: z.coerce.number({ error: INVALID_VALUE }).int({ error: INVALID_VALUE }).positive(),
});
export type QuoteAcceptance = z.output<typeof quoteAcceptanceSchema>;

const content = text(say.message, QUOTE_MESSAGE_LENGTH).min(1, { error: say.message });
export const clientMessageSchema = z.strictObject({ quoteId: id, content });
export const providerMessageSchema = z.strictObject({ jeton, content });
export type ClientMessage = z.output<typeof clientMessageSchema>;
export type ProviderMessage = z.output<typeof providerMessageSchema>;

const mark = z
  .enum(["1", "2", "3", "4", "5"], { error: say.mark })
  .transform((value) => Number(value));

/** What a client thinks of work that was done. */
export const reviewSchema = z.strictObject({
  quoteId: id,
  quality: mark,
  punctuality: mark,
  priceHeld: mark,
  comment: text(say.comment, REVIEW_LENGTH).default(""),
});
export type ReviewInput = z.output<typeof reviewSchema>;
