import { z } from "zod";
import { line } from "../../content/text-fields.ts";
import { isId } from "../../kernel/ids.ts";
import { TRAINING_FIELDS as say } from "./copy.ts";
import {
  MAX_BODY,
  MAX_SHARE,
  MAX_TITLE,
  TRAINING_MINUTES,
  TRAINING_RETURN_REASONS,
  TRAINING_THEMES,
} from "./rules.ts";

const { min, max, step } = TRAINING_MINUTES;
const HOUR = 60;

/** Hours as they are typed, "3,5" or "3.5", in minutes. */
const duration = z
  .string({ error: say.duration })
  .trim()
  .regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, { error: say.duration })
  .transform((text) => Number(text.replace(",", ".")) * HOUR)
  .refine((minutes) => minutes >= min && minutes <= max && minutes % step === 0, {
    error: say.duration,
  });

/** Minutes of a list; none where nothing is chosen. */
const share = z.coerce
  .number({ error: say.share })
  .int({ error: say.share })
  .min(0, { error: say.share })
  .max(MAX_SHARE, { error: say.share })
  .multipleOf(step, { error: say.share })
  .default(0);

const trainingId = z.string().refine(isId, { error: say.unknown });

/** A training that a looper declares. */
export const trainingSchema = z
  .strictObject({
    title: line(say.title, 1, MAX_TITLE),
    body: line(say.body, 1, MAX_BODY),
    heldOn: z.iso.date({ error: say.day }),
    hours: duration,
    theme: z.enum(TRAINING_THEMES, { error: say.theme }),
    nonDiscriminationMinutes: share,
    ethicsMinutes: share,
    documentId: z.string({ error: say.proof }).refine(isId, { error: say.proof }),
    /** One that was returned, which this one corrects. */
    replaces: trainingId.optional(),
  })
  .transform(({ hours, ...declared }) => ({ ...declared, minutes: hours }));
export type TrainingInput = z.output<typeof trainingSchema>;

/** A declared training, by its id. */
export const trainingIdSchema = z.strictObject({ trainingId });

/** What gives one back, with its reason. */
export const trainingReturnSchema = z.strictObject({
  trainingId,
  reason: z.enum(TRAINING_RETURN_REASONS, { error: say.reason }),
});
export type TrainingReturn = z.output<typeof trainingReturnSchema>;
