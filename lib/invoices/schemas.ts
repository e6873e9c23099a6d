import { z } from "zod";
import { typedAmount } from "../content/amount-field.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { line } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { PAYMENT_FIELDS } from "./payment-copy.ts";
import { PAYMENT_METHODS } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** Money that arrived for the invoice of a sale. */
export const recordPaymentSchema = z
  .strictObject({
    saleId: id,
    amount: typedAmount.refine((cents) => cents > 0, { error: PAYMENT_FIELDS.amount }),
    paidOn: z.iso.date({ error: PAYMENT_FIELDS.day }),
    method: z.enum(PAYMENT_METHODS, { error: PAYMENT_FIELDS.method }),
    reference: line(PAYMENT_FIELDS.reference, 2, 140),
  })
  .transform(({ amount: amountCents, ...rest }) => ({ ...rest, amountCents }));
export type PaymentRecord = z.output<typeof recordPaymentSchema>;

/** A payment that was recorded by mistake, or that the bank took back. */
export const reversePaymentSchema = z.strictObject({
  saleId: id,
  paymentId: id,
  reason: line(PAYMENT_FIELDS.reason, 5, 140),
});
export type PaymentReversal = z.output<typeof reversePaymentSchema>;
