import { z } from "zod";
import { personFields } from "../../accounts/schemas.ts";
import { LOOPER_FIELDS as say } from "../copy.ts";
import { isRsacNumber, WEEKLY_HOURS } from "./rules.ts";

const day = z.iso.date({ error: say.date }).optional();

/** What a looper says of the papers; what is left empty is not there yet. */
export const papersSchema = z.strictObject({
  rsacNumber: z
    .string({ error: say.rsac })
    .max(40, { error: say.rsac })
    .transform((text) => text.replaceAll(/[\s.]/g, ""))
    .pipe(z.string().refine(isRsacNumber, { error: say.rsac }))
    .optional(),
  attestationExpiresOn: day,
  insuranceExpiresOn: day,
  weeklyHours: z
    .int({ error: say.hours })
    .min(WEEKLY_HOURS.min, { error: say.hours })
    .max(WEEKLY_HOURS.max, { error: say.hours })
    .optional(),
  workPhone: personFields.phone.optional(),
});

export type PapersInput = z.output<typeof papersSchema>;
