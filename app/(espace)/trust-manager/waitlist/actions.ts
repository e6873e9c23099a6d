"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { trustListOf } from "@/lib/routes/space";
import { decideReferral } from "@/lib/waitlist/administration/commands/decide-referral";
import { inviteWave } from "@/lib/waitlist/administration/commands/invite-wave";
import { referralDecisionSchema, waveSchema } from "@/lib/waitlist/administration/schemas";
import type { WaitlistDone } from "./_parts/WaitlistFrame";

/** What somebody else did meanwhile is no fault of the form's, which is no longer there to say so. */
const MEANWHILE: Partial<Record<ErrorCode, WaitlistDone>> = {
  "waitlist.referral-decided": "late",
  "waitlist.referral-not-found": "gone",
  "waitlist.queue-moved": "moved",
};

interface Meanwhile {
  notice: WaitlistDone;
}

async function unlessMeanwhile<Result>(work: Promise<Result>): Promise<Result | Meanwhile> {
  try {
    return await work;
  } catch (error) {
    const notice = DomainError.is(error) ? MEANWHILE[error.code] : undefined;
    if (notice) return { notice };
    throw error;
  }
}

const noticeOf = (outcome: unknown, done: WaitlistDone): WaitlistDone =>
  typeof outcome === "object" && outcome !== null && "notice" in outcome
    ? (outcome as Meanwhile).notice
    : done;

export const decideReferralAction = userAction(
  referralDecisionSchema,
  (input, actor) => unlessMeanwhile(decideReferral(input, actor)),
  (outcome, { decision }) => ({
    redirectTo: trustListOf("waitlist", {
      filtre: "parrainages",
      fait: noticeOf(outcome, decision),
    }),
  }),
);

export const inviteWaveAction = userAction(
  waveSchema,
  (input, actor) => unlessMeanwhile(inviteWave(input, actor)),
  (outcome, { role, size }) => {
    const fait = noticeOf(outcome, "invited");
    return {
      redirectTo: trustListOf("waitlist", {
        filtre: "vagues",
        fait,
        // The queue as it is now, to be looked at again.
        ...(fait === "moved" ? { role, nombre: String(size) } : {}),
      }),
    };
  },
  { creates: "waitlist-wave" },
);
