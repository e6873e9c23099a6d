import type { SelfAssignableRole } from "../kernel/roles.ts";

/** The person who follows the link that confirms an address. */
export interface ConfirmationView {
  email: string;
  role: SelfAssignableRole;
  /** Whether it was confirmed already. */
  confirmed: boolean;
}

/** The person who follows an invitation that is still good. */
export interface InvitationView {
  email: string;
  role: SelfAssignableRole;
  referralCode: string;
}

/** What somebody's referrals came to. */
export interface ReferralCounts {
  counted: number;
  /** Looked at by a trust manager. */
  held: number;
  /** Subscribed with the code, and did not confirm the address yet. */
  waiting: number;
}

/** What a person can give away, and what came of it. */
export interface ReferralsView extends ReferralCounts {
  referralCode: string;
  /** The whole address that fills the code in. */
  shareLink: string;
}

/** The same, for a person who has an account. */
export interface OwnReferralsView extends ReferralsView {
  /** How many accounts were opened by whom the person brought, through the waitlist or not. */
  accounts: number;
  /** Of a looper: the whole address where neighbours who sell ask for their help; null for others. */
  sellersLink: string | null;
}

/** Where somebody of the waitlist stands. */
export interface WaitlistStatusView extends ReferralsView {
  email: string;
  role: SelfAssignableRole;
  /**
   * From 1, among those of the role who wait; null for an invited person or one with an account.
   */
  position: number | null;
  /** How many of the role wait. */
  total: number;
  confirmedAt: Date;
  invitedAt: Date | null;
  /** Whether they have an account. */
  joined: boolean;
}
