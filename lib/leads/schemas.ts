import { z } from "zod";
import { LEAD_STATUSES, LOOPER_CLOSE_REASONS } from "./states.ts";

const leadId = z.string().max(50);

/** A lead that a looper accepts or declines. */
export const leadAnswerSchema = z.strictObject({ leadId });

/** A lead, and where the person saw it stand. */
const seen = { leadId, from: z.enum(LEAD_STATUSES) };

/** A telephone call that took place. */
export const leadCallSchema = z.strictObject(seen);

const LONGEST_NOTE = 2_000;
export const leadNoteSchema = z.strictObject({
  ...seen,
  note: z
    .string()
    .trim()
    .max(LONGEST_NOTE, `Écrivez ${LONGEST_NOTE} caractères au plus.`)
    .optional()
    .transform((text) => text || null),
});

/** When the looper sees a seller: by the clocks of the home. */
export const leadAppointmentSchema = z.strictObject({
  ...seen,
  day: z.iso.date({ error: "Indiquez une date complète." }),
  time: z.iso.time({ precision: -1, error: "Indiquez une heure, comme 14:30." }),
});

export const leadCloseSchema = z.strictObject({
  ...seen,
  reason: z.enum(LOOPER_CLOSE_REASONS, { error: "Choisissez une raison." }),
});
