import { z } from "zod";
import { ALERT_FREQUENCIES } from "./rules.ts";

const searchId = z.string().max(50);

/** Whether and how often a saved search tells of new listings. */
export const alertSchema = z.strictObject({
  searchId,
  alertEnabled: z.boolean().default(false),
  frequency: z.enum(ALERT_FREQUENCIES),
});

export const savedSearchSchema = z.strictObject({ searchId });
