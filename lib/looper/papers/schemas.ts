import { z } from "zod";
import { personFields } from "../../accounts/schemas.ts";
import { isId } from "../../kernel/ids.ts";
import { LOOPER_FIELDS as say } from "../copy.ts";
import { isRsacNumber, PAPER_RETURN_REASONS, WEEKLY_HOURS } from "./rules.ts";

const documentId = z.string({ error: say.file }).refine(isId, { error: say.file });
const endsOn = z.iso.date({ error: say.date });

/** A paper that is handed in: its document, and what that says. */
export const handedInSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("identity"), documentId, endsOn }),
  z.strictObject({
    kind: z.literal("rsac"),
    documentId,
    number: z
      .string({ error: say.rsac })
      .max(40, { error: say.rsac })
      .transform((text) => text.replaceAll(/[\s.]/g, ""))
      .pipe(z.string().refine(isRsacNumber, { error: say.rsac })),
  }),
  z.strictObject({ kind: z.literal("attestation"), documentId, endsOn }),
  z.strictObject({ kind: z.literal("insurance"), documentId, endsOn }),
]);
export type HandedInInput = z.output<typeof handedInSchema>;

const paperId = z.string().max(40);
const grantId = z.string().max(40);

/** That a paper was checked. */
export const paperCheckSchema = z.strictObject({ paperId });
export type PaperCheck = z.output<typeof paperCheckSchema>;

/** That a paper is sent back, and why. */
export const paperReturnSchema = z.strictObject({
  paperId,
  reason: z.enum(PAPER_RETURN_REASONS, { error: say.reason }),
});
export type PaperReturn = z.output<typeof paperReturnSchema>;

/** The same in the form of a looper's file, which it leads back to. */
export const paperOfFileSchema = paperCheckSchema.extend({ grantId });
export const returnOfFileSchema = paperReturnSchema.extend({ grantId });

/** The time that a looper gives, and where they are called; what is left empty is not there yet. */
export const availabilitySchema = z.strictObject({
  weeklyHours: z
    .int({ error: say.hours })
    .min(WEEKLY_HOURS.min, { error: say.hours })
    .max(WEEKLY_HOURS.max, { error: say.hours })
    .optional(),
  workPhone: personFields.phone.optional(),
});
export type Availability = z.output<typeof availabilitySchema>;
