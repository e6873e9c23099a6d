import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { isId } from "../kernel/ids.ts";
import { SALE_FIELDS } from "./copy.ts";
import { RECORDED_STEPS, SALE_END_REASONS } from "./rules.ts";

const saleId = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** Which sale a form is about. */
export const saleIdSchema = z.strictObject({ saleId });
export type SaleId = z.output<typeof saleIdSchema>;

/** What a trust manager records, and its civil day. */
export const recordStepSchema = z.strictObject({
  saleId,
  step: z.enum(RECORDED_STEPS, { error: INVALID_VALUE }),
  day: z.iso.date({ error: SALE_FIELDS.day }),
  /** With a compromis that a loan is a condition of. */
  loanDueOn: z.iso.date({ error: SALE_FIELDS.day }).optional(),
});
export type StepRecord = z.output<typeof recordStepSchema>;

/** What the buyer says of the loan. */
export const declareLoanSchema = z.strictObject({
  saleId,
  outcome: z.enum(["applied", "obtained", "refused"], { error: INVALID_VALUE }),
});
export type LoanDeclaration = z.output<typeof declareLoanSchema>;

/** The end of a sale without a deed. */
export const endSaleSchema = z.strictObject({
  saleId,
  reason: z.enum(SALE_END_REASONS, { error: SALE_FIELDS.reason }),
});
export type SaleEnding = z.output<typeof endSaleSchema>;
