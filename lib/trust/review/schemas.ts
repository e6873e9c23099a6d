import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tidyText } from "../../kernel/text.ts";
import { WHOLE_FIELDS } from "../../revisions/fields.ts";
import {
  NOTE_LENGTH,
  noteName,
  RETURN_REASONS,
  type ReturnReason,
  reasonName,
} from "../../revisions/returns.ts";
import { returnsSchema } from "../../revisions/review.ts";

const COPY = {
  none: "Choisissez au moins un champ à revoir, avec son motif.",
  note: `Une précision compte ${NOTE_LENGTH}\u00a0caractères au plus.`,
  reason: "Choisissez le motif que cette précision explique.",
} as const;

const revisionId = z.string({ error: INVALID_VALUE }).refine(isId, INVALID_VALUE);
/** Of the revision as it was looked at. */
const version = z.coerce.number<number | string>(INVALID_VALUE).int(INVALID_VALUE).min(1);

export const claimSchema = z.strictObject({ revisionId });
export const approveSchema = z.strictObject({ revisionId, version });
export type ApproveInput = z.output<typeof approveSchema>;

/** A revision that is returned, as a program says it. */
const returnSchema = z.strictObject({ revisionId, version, reasons: returnsSchema });
export type ReturnInput = z.output<typeof returnSchema>;

const controls = Object.fromEntries(
  WHOLE_FIELDS.flatMap((field) => [
    [reasonName(field), z.enum(RETURN_REASONS, { error: INVALID_VALUE }).optional()],
    [
      noteName(field),
      z
        .string()
        .max(NOTE_LENGTH * 2, COPY.note)
        .optional(),
    ],
  ]),
);

/** The same as a form says it: for each field a reason, or none, and a note. */
export const returnFormSchema = z
  .strictObject({ revisionId, version, ...controls })
  .transform((form, context): ReturnInput => {
    const given = form as Record<string, unknown> & { revisionId: string; version: number };
    const text = (name: string) => given[name] as string | undefined;
    const reasons: ReturnInput["reasons"] = [];
    let wrong = false;
    const refuse = (path: string[], message: string) => {
      wrong = true;
      context.addIssue({ code: "custom", message, path, input: form });
    };
    for (const field of WHOLE_FIELDS) {
      const reason = text(reasonName(field)) as ReturnReason | undefined;
      const note = tidyText(text(noteName(field)) ?? "");
      if (note.length > NOTE_LENGTH) refuse([noteName(field)], COPY.note);
      if (reason !== undefined) reasons.push({ field, reason, note });
      else if (note !== "") refuse([reasonName(field)], COPY.reason);
    }
    if (reasons.length === 0 && !wrong) refuse([], COPY.none);
    return wrong ? z.NEVER : { revisionId: given.revisionId, version: given.version, reasons };
  });
