import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { line } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { PAYOUT_REFUSALS } from "../rules.ts";
import { BATCH_FIELDS } from "./copy.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** Who is to be paid, and on which day. */
export const prepareBatchSchema = z.strictObject({
  looperIds: z.array(id).min(1, { error: BATCH_FIELDS.loopers }).max(2_000),
  executeOn: z.iso.date({ error: BATCH_FIELDS.day }),
});
export type BatchToPrepare = z.output<typeof prepareBatchSchema>;

/** Payments of a batch that the bank made, or one that it refused. */
export const recordPaidSchema = z.strictObject({
  batchId: id,
  payoutIds: z.array(id).min(1, { error: BATCH_FIELDS.payouts }).max(2_000),
  paidOn: z.iso.date({ error: BATCH_FIELDS.day }),
  reference: line(BATCH_FIELDS.reference, 2, 140),
});
export type PaidPayouts = z.output<typeof recordPaidSchema>;

export const recordRefusedSchema = z.strictObject({
  batchId: id,
  payoutIds: z.array(id).min(1, { error: BATCH_FIELDS.payouts }).max(2_000),
  refusal: z.enum(PAYOUT_REFUSALS, { error: BATCH_FIELDS.refusal }),
});
export type RefusedPayouts = z.output<typeof recordRefusedSchema>;

export const batchIdSchema = z.strictObject({ batchId: id });
