"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { trustListOf } from "@/lib/routes/space";
import { decideReferral } from "@/lib/waitlist/administration/referrals/commands";
import { referralDecisionSchema, waveSchema } from "@/lib/waitlist/administration/schemas";
import { inviteWave } from "@/lib/waitlist/administration/waves/commands";
import type { WaitlistDone } from "./_parts/WaitlistFrame";

/** What somebody else did meanwhile is no fault of the form's, which is no longer there to say so. */
const MEANWHILE: Partial<Record<ErrorCode, WaitlistDone>> = {
  "waitlist.referral-decided": "late",
  "waitlist.referral-not-found": "gone",
  "waitlist.queue-moved": "moved",
};

async function unlessMeanwhile(done: WaitlistDone, work: Promise<unknown>): Promise<WaitlistDone> {
  try {
    await work;
    return done;
  } catch (error) {
    const notice = DomainError.is(error) ? MEANWHILE[error.code] : undefined;
    if (notice) return notice;
    throw error;
  }
}

export const decideReferralAction = userAction(
  referralDecisionSchema,
  (input, actor) => unlessMeanwhile(input.decision, decideReferral(input, actor)),
  (fait) => ({ redirectTo: trustListOf("waitlist", { filtre: "parrainages", fait }) }),
);

export const inviteWaveAction = userAction(
  waveSchema,
  (input, actor) => unlessMeanwhile("invited", inviteWave(input, actor)),
  (fait, { role, size }) => ({
    redirectTo: trustListOf("waitlist", {
      filtre: "vagues",
      fait,
      // The queue as it is now, to be looked at again.
      ...(fait === "moved" ? { role, nombre: String(size) } : {}),
    }),
  }),
);
