import { z } from "zod";
import { LEAD_STATUSES } from "./rules.ts";

/** A lead, where the person saw it stand, and where it goes. */
export const leadMoveSchema = z.strictObject({
  leadId: z.string().max(50),
  from: z.enum(LEAD_STATUSES),
  to: z.enum(LEAD_STATUSES),
});
