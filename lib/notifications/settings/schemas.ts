import { z } from "zod";
import { DIGEST_FREQUENCIES } from "../rules.ts";
import { BOX_NAMES, type BoxName, minutesOf, PREFERENCE_SCOPES } from "./rules.ts";

const box = z.boolean().default(false);

const boxes = Object.fromEntries(BOX_NAMES.map((name) => [name, box])) as Record<
  BoxName,
  typeof box
>;

/** The boxes of the preferences: those of the lines of `scope` count. */
export const preferencesSchema = z.strictObject({ scope: z.enum(PREFERENCE_SCOPES), ...boxes });
export type PreferencesInput = z.output<typeof preferencesSchema>;

/** All lines at once: as they are at first, or nothing but what is always sent. */
export const presetSchema = z.strictObject({ preset: z.enum(["defaults", "minimum"]) });
export type PresetInput = z.output<typeof presetSchema>;

const TIME_WORDS = "Indiquez une heure, par exemple 22:00.";
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: TIME_WORDS });

/** When the person is not to be disturbed, as `HH:MM` of Paris, and what is put together. */
export const rhythmSchema = z
  .strictObject({
    quiet: box,
    quietFrom: time.optional(),
    quietTo: time.optional(),
    digest: z.enum(DIGEST_FREQUENCIES),
  })
  .superRefine(({ quiet, quietFrom, quietTo }, context) => {
    if (!quiet) return;
    for (const [name, value] of Object.entries({ quietFrom, quietTo })) {
      if (value === undefined)
        context.addIssue({ code: "custom", path: [name], message: TIME_WORDS });
    }
    if (quietFrom !== undefined && quietFrom === quietTo) {
      const message = "La fin doit être différente du début.";
      context.addIssue({ code: "custom", path: ["quietTo"], message });
    }
  })
  .transform(({ quiet, quietFrom, quietTo, digest }) => ({
    quietFromMinute: quiet && quietFrom !== undefined ? minutesOf(quietFrom) : null,
    quietToMinute: quiet && quietTo !== undefined ? minutesOf(quietTo) : null,
    digest,
  }));
export type RhythmInput = z.output<typeof rhythmSchema>;
