import { z } from "zod";
import { typedAmount } from "../content/amount-field.ts";
import { undrawnProblem } from "../content/drawn-text.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { line } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { SIGNING_FIELDS } from "./copy.ts";
import { SIGNATURE_CODE_LENGTH } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });
/** The page that a form leads back to, which is checked where it is used. */
const back = z.string().max(2_000, INVALID_VALUE).optional();

/** Which home a mandate is about. */
export const mandateRequestSchema = z.strictObject({ propertyId: id, back });
export type MandateRequest = z.output<typeof mandateRequestSchema>;

/** A price as it is typed; the bounds are those of a listing's price. */
const price = typedAmount.refine((cents) => cents >= 1_000_00 && cents <= 20_000_000_00, {
  error: SIGNING_FIELDS.price,
});

/** The new price of a mandate, in euros. */
export const amendmentRequestSchema = z
  .strictObject({ propertyId: id, price, back })
  .transform(({ price: priceCents, ...rest }) => ({ ...rest, priceCents }));
export interface AmendmentRequest {
  propertyId: string;
  priceCents: number;
}

const signed = {
  signatureId: id,
  /** As the signer writes it. */
  name: line(SIGNING_FIELDS.name, 1, 120).superRefine((it, { addIssue }) => {
    const problem = undrawnProblem(it);
    if (problem !== undefined) addIssue({ code: "custom", message: problem });
  }),
  code: z
    .string({ error: SIGNING_FIELDS.code })
    .transform((value) => value.replaceAll(/\s/gu, ""))
    .refine((value) => new RegExp(`^\\d{${SIGNATURE_CODE_LENGTH}}$`).test(value), {
      error: SIGNING_FIELDS.code,
    }),
  accept: z.literal(true, { error: SIGNING_FIELDS.accept }),
  back,
};

export const signAmendmentSchema = z.strictObject(signed);
export type AmendmentSigning = z.output<typeof signAmendmentSchema>;

export const signMandateSchema = z.strictObject({
  ...signed,
  /** Whether the seller asks to be published before the days to withdraw are over. */
  expressRequest: z.boolean().default(false),
});
export type MandateSigning = z.output<typeof signMandateSchema>;
