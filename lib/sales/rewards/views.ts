import type { ReferralRewardKind } from "../rules.ts";

/**
 * What a referral earned by a sale; the identity of the referred person and what they sold or
 * bought stay theirs.
 */
export interface RewardView {
  id: string;
  kind: ReferralRewardKind;
  amountCents: number;
  /** When the deed was signed. */
  occurredAt: Date;
  /** The invoice that deducts it, which is how it is paid; null where it is paid otherwise. */
  invoiceNumber: number | null;
}

/** What a person earned by referrals, the last one first. */
export interface RewardsView {
  /** Of all, also of those that are not listed. */
  totalCents: number;
  count: number;
  rewards: RewardView[];
}
