import { z } from "zod";
import { INVALID_VALUE } from "../../content/errors.ts";
import { isId } from "../../kernel/ids.ts";

/** That the visits of a looper were looked after, as they stood when they were shown. */
export const looperVisitsSchema = z.strictObject({
  grantId: z.string().refine(isId, { error: INVALID_VALUE }),
  seenAt: z.iso.datetime({ error: INVALID_VALUE }),
});
export type LooperVisitsInput = z.output<typeof looperVisitsSchema>;
