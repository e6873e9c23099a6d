import { z } from "zod";
import { isId } from "../../kernel/ids.ts";
import { SELF_ASSIGNABLE_ROLES } from "../../kernel/roles.ts";
import { WAITLIST_ADMIN_FIELDS as problems } from "./copy.ts";
import { WAVE_MAX } from "./rules.ts";

/** What counts a held referral, or refuses it. */
export const referralDecisionSchema = z.strictObject({
  referralId: z.string().refine(isId, { error: problems.unknownReferral }),
  decision: z.enum(["count", "refuse"], { error: problems.decision }),
});
export type ReferralDecision = z.output<typeof referralDecisionSchema>;

/** What invites the first of a queue. */
export const waveSchema = z.strictObject({
  role: z.enum(SELF_ASSIGNABLE_ROLES, { error: problems.role }),
  size: z
    .number({ error: problems.size })
    .int({ error: problems.size })
    .min(1, { error: problems.size })
    .max(WAVE_MAX, { error: problems.size }),
  /** Who was first in the queue that was seen. */
  firstId: z.string().refine(isId, { error: problems.queue }),
});
export type WaveRequest = z.output<typeof waveSchema>;
