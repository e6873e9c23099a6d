import { z } from "zod";
import { text } from "../content/text-fields.ts";
import { isExternalAddress } from "../kernel/external-address.ts";
import { isId } from "../kernel/ids.ts";
import { tidyLine } from "../kernel/text.ts";
import {
  VISIT_ACTIONS,
  VISIT_COMMENT_LENGTH,
  VISIT_NOTES_LENGTH,
  VISIT_TYPES,
  type VisitAction,
} from "./rules.ts";
import { isCivilDay } from "./schedule/rules.ts";
import { PLAN_SIDES } from "./views.ts";

/** Sentences for what forms can get wrong. */
const COPY = {
  notes: "Votre remarque doit tenir en 500 caractères.",
  comment: "Votre commentaire doit tenir en 1\u202f000 caractères.",
  rating: "Choisissez une note de 1 à 5.",
  code: "Le code a six chiffres.",
  link: "Indiquez une adresse qui commence par https://.",
  instant: "Choisissez un jour et une heure, au quart d’heure près.",
  reason: "Choisissez un motif.",
} as const;

const id = z.string().refine(isId);
const visitId = id;

/** An empty field of a form is nothing. */
const optionalText = (length: number, message: string) =>
  text(message, length)
    .optional()
    .transform((given) => (given === undefined || given === "" ? null : given));

/** Booking a slot. */
export const bookingSchema = z.strictObject({
  slotId: id,
  type: z.enum(VISIT_TYPES),
  notes: optionalText(VISIT_NOTES_LENGTH, COPY.notes),
  /** Whether who is no buyer becomes one by it. */
  asBuyer: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .optional()
    .default(false),
});
export type Booking = z.output<typeof bookingSchema>;

/** Where a virtual visit takes place: an https address without a name or password in it. */
const meetingUrl = z
  .string()
  .overwrite(tidyLine)
  .optional()
  .transform((text) => (text === undefined || text === "" ? null : text))
  .refine((text) => text === null || isExternalAddress(text), COPY.link);

/** An instant in ISO 8601 with its offset, or a civil day and a clock of the home, as a form sends them. */
const startsAt = z.iso.datetime({ offset: true, error: COPY.instant });
const day = z.iso.date(COPY.instant);
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, COPY.instant);

/** Which reason each side may give is a rule (cancelReasonsOf). */
const reason = z.enum(
  ["visitor_unavailable", "host_unavailable", "no_longer_interested"],
  COPY.reason,
);
const code = z
  .string()
  .overwrite(tidyLine)
  .regex(/^\d{6}$/, COPY.code);
const rating = z.union([
  z.int(COPY.rating).min(1, COPY.rating).max(5, COPY.rating),
  z
    .string()
    .regex(/^[1-5]$/, COPY.rating)
    .transform(Number),
]);
const comment = optionalText(VISIT_COMMENT_LENGTH, COPY.comment);

/** What each action on a visit takes. */
const INPUTS = {
  confirm: z.strictObject({ visitId, meetingUrl }),
  accept: z.strictObject({ visitId }),
  decline: z.strictObject({ visitId }),
  propose: z.strictObject({ visitId, startsAt }),
  reschedule: z.strictObject({ visitId, slotId: id }),
  "set-link": z.strictObject({
    visitId,
    meetingUrl: meetingUrl.refine((text) => text !== null, COPY.link),
  }),
  complete: z.strictObject({ visitId, code }),
  "no-show": z.strictObject({ visitId }),
  cancel: z.strictObject({ visitId, reason }),
  "request-feedback": z.strictObject({ visitId }),
  feedback: z.strictObject({ visitId, rating, comment }),
} as const satisfies Record<VisitAction, z.ZodObject>;

/** The same, as forms send it: another time is a day and a quarter of an hour at the home. */
export const VISIT_FORMS = {
  ...INPUTS,
  propose: z.strictObject({ visitId, day, time }),
} as const satisfies Record<VisitAction, z.ZodObject>;

/** What an action takes, of a call or of a form. */
export type VisitInput<Action extends VisitAction> =
  | z.output<(typeof INPUTS)[Action]>
  | z.output<(typeof VISIT_FORMS)[Action]>;

/** An action of a call, whose visit is in the address. */
function calledSchema(action: VisitAction) {
  const input: z.ZodObject = INPUTS[action];
  return input.omit({ visitId: true }).extend({ action: z.literal(action) });
}
type Called = ReturnType<typeof calledSchema>;

/** What `PATCH /api/visits/{id}` takes. */
export const visitChangeSchema = z.discriminatedUnion(
  "action",
  VISIT_ACTIONS.map(calledSchema) as [Called, ...Called[]],
);
/** The action, and what it takes. */
export type VisitChange = z.output<typeof visitChangeSchema>;

/** A civil day, in an address, and as whom somebody has it: a visitor where it names nobody. */
export const daySchema = z.strictObject({
  day: z.string().refine(isCivilDay),
  side: z.enum(PLAN_SIDES).default("buyer"),
});
