import { z } from "zod";

/** Who issues an invoice through us: a looper, as they were on its day. */
export const agentSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  /** Whole; null where the profile had none. */
  address: z.string().nullable(),
  /** Null where no paper says it. */
  siren: z.string().nullable(),
});
export type Agent = z.output<typeof agentSchema>;

/** The agent of a row of `LooperBilling`; null where it has none. @throws {ZodError} where it is none of ours */
export const readAgent = (stored: unknown): Agent | null =>
  stored === null
    ? null
    : agentSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
