import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { tidyText } from "../../kernel/text.ts";
import { tickedRows } from "../lists/ticked.ts";
import { TEAM_CANCEL_REASONS, VISIT_NOTE_LENGTH } from "./rules.ts";

const COPY = {
  note: "Écrivez pourquoi, en quelques mots.",
  long: "Ce texte compte 500 caractères au plus.",
  host: "Choisissez qui reçoit.",
  reason: "Choisissez un motif.",
  none: "Cochez au moins une visite.",
} as const;

const visitId = z.string({ error: INVALID_VALUE }).refine(isId, INVALID_VALUE);
const note = z
  .string({ error: COPY.note })
  .max(VISIT_NOTE_LENGTH * 2, COPY.long)
  .transform(tidyText)
  .pipe(z.string().min(1, COPY.note).max(VISIT_NOTE_LENGTH, COPY.long));
const reason = z.enum(TEAM_CANCEL_REASONS, { error: COPY.reason });

export const unlockSchema = z.strictObject({ visitId, note });
export const reassignSchema = z.strictObject({
  visitId,
  /** Who receives, as far as the page knew. */
  fromId: z.string({ error: INVALID_VALUE }).refine(isId, INVALID_VALUE),
  /** When it was to begin, as the page showed it. */
  startsAt: z.iso.datetime({ error: INVALID_VALUE }).transform((text) => new Date(text)),
  toId: z.string({ error: COPY.host }).refine(isId, COPY.host),
  note,
});
export const teamCancelSchema = z.strictObject({ visitId, reason, note });

/** A visit as a list showed it: who received, and when it was to begin. */
const shownVisit = z.string({ error: INVALID_VALUE }).transform((word, context) => {
  const [id, fromId, at] = word.split("~");
  const shown = z
    .strictObject({ visitId, fromId: visitId, startsAt: z.coerce.date() })
    .safeParse({ visitId: id, fromId, startsAt: Number(at) });
  if (shown.success) return shown.data;
  context.addIssue({ code: "custom", message: INVALID_VALUE });
  return z.NEVER;
});

/** What is done with the visits that are ticked. */
export const manageVisitsSchema = z.strictObject({
  visits: tickedRows(shownVisit, COPY.none),
  move: z.enum(["unlock", "to-seller", "cancel"], { error: INVALID_VALUE }),
  note,
});

export type UnlockInput = z.output<typeof unlockSchema>;
export type ReassignInput = z.output<typeof reassignSchema>;
export type TeamCancelInput = z.output<typeof teamCancelSchema>;
export type ManageVisitsInput = z.output<typeof manageVisitsSchema>;
