import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { line } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { LOOPER_VISIT_LIMITS } from "../pricing/rules.ts";
import { CONSENT_FIELDS, REVERSAL_FIELDS } from "./copy.ts";
import { MOST_VISITS, REVERSAL_REASONS } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** A line that the team takes back. */
export const reverseEntrySchema = z.strictObject({
  entryId: id,
  reason: z.enum(REVERSAL_REASONS, { error: REVERSAL_FIELDS.reason }),
  /** What its looper reads. */
  note: line(REVERSAL_FIELDS.note, 5, 300),
});
export type EntryReversal = z.output<typeof reverseEntrySchema>;

/** How many visits of a home are paid, all together, and why. */
export const visitsConsentSchema = z.strictObject({
  propertyId: id,
  upTo: z.coerce
    .number({ error: CONSENT_FIELDS.upTo })
    .int({ error: CONSENT_FIELDS.upTo })
    .min(LOOPER_VISIT_LIMITS.ofHome, { error: CONSENT_FIELDS.upTo })
    .max(MOST_VISITS, { error: CONSENT_FIELDS.upTo }),
  reason: line(CONSENT_FIELDS.reason, 5, 500),
});
export type VisitsConsent = z.output<typeof visitsConsentSchema>;
