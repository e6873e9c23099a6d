import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { line } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { REVERSAL_FIELDS } from "./copy.ts";
import { REVERSAL_REASONS } from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });

/** A line that the team takes back. */
export const reverseEntrySchema = z.strictObject({
  entryId: id,
  reason: z.enum(REVERSAL_REASONS, { error: REVERSAL_FIELDS.reason }),
  /** What its looper reads. */
  note: line(REVERSAL_FIELDS.note, 5, 300),
});
export type EntryReversal = z.output<typeof reverseEntrySchema>;
