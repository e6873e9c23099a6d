import { z } from "zod";
import { INVALID_VALUE } from "../content/errors.ts";
import { tidyText } from "../kernel/text.ts";
import { CONTENT_FIELD_NAMES, type ContentField, type RevisionContent } from "./content.ts";

/** Why a trust manager returns a field: a closed list, with a note where more has to be said. */
export const RETURN_REASONS = [
  "missing",
  "inexact",
  "contradictory",
  "unreadable",
  "not-allowed",
  "proof-needed",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const NOTE_LENGTH = 500;

const returned = z.strictObject({
  field: z.enum(CONTENT_FIELD_NAMES as [ContentField, ...ContentField[]], { error: INVALID_VALUE }),
  reason: z.enum(RETURN_REASONS, { error: INVALID_VALUE }),
  note: z
    .string()
    .max(NOTE_LENGTH * 2, { error: INVALID_VALUE })
    .transform(tidyText)
    .refine((it) => it.length <= NOTE_LENGTH, { error: INVALID_VALUE })
    .default(""),
});

/** What a returned revision says is wrong, by field. */
export const returnsSchema = z
  .array(returned)
  .min(1, { error: INVALID_VALUE })
  .max(CONTENT_FIELD_NAMES.length)
  .refine((all) => new Set(all.map(({ field }) => field)).size === all.length, INVALID_VALUE);
export type FieldReturn = z.output<typeof returned>;

/** Hours within which a revision is to be decided, from its submission. */
export const REVIEW_TARGET_HOURS = 24;

/** The fields that differ between what is published and what is proposed, in the order of the editor. */
export function changedFields(before: RevisionContent, after: RevisionContent): ContentField[] {
  return CONTENT_FIELD_NAMES.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}
