import { HOUR_MS } from "../kernel/time.ts";

/** Why a referral is held for a trust manager to decide. */
export const HELD_REASONS = [
  "same-mailbox",
  "look-alike",
  "disposable",
  "burst",
  "loop",
  "same-network",
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Those who subscribed so near in time are looked at together, before and after. */
export const BURST_MS = HOUR_MS;
/** Most of them, this one counted, that one code can bring. */
export const BURST_OF_CODE = 10;
/** Most of them, this one counted, that one network can bring. */
export const BURST_OF_NETWORK = 3;

/** An address as spellings are compared. */
export interface Spelling {
  /** What plus signs, dots and case have no part in (mailboxOf). */
  mailbox: string;
  /** What looks the same, whatever letters it is written with. */
  lookAlike: string;
}

/** The facts about a referral when the referred person confirms the address. */
export interface ReferralFacts {
  referred: Spelling;
  /** The referrer, and the others on the list who look like the referred person. */
  others: readonly Spelling[];
  /** Whether the address is one that is thrown away. */
  isDisposable: boolean;
  /** Whether the referrer was brought, however far back, by the referred person. */
  closesLoop: boolean;
  /** Whether both came from one network. */
  isSameNetwork: boolean;
  /** Referrals of the code, this one counted, within BURST_MS of it. */
  nearOfCode: number;
  /** Entries of the network, this one counted, within BURST_MS of it; 0 where it is not known. */
  nearOfNetwork: number;
}

/** What speaks against a referral, in the order of HELD_REASONS. */
function heldReasons(facts: ReferralFacts): HeldReason[] {
  const { referred, others } = facts;
  const isSame = others.some(({ mailbox }) => mailbox === referred.mailbox);
  const speaks: Record<HeldReason, boolean> = {
    "same-mailbox": isSame,
    "look-alike": others.some(
      ({ mailbox, lookAlike }) => mailbox !== referred.mailbox && lookAlike === referred.lookAlike,
    ),
    disposable: facts.isDisposable,
    burst: facts.nearOfCode > BURST_OF_CODE || facts.nearOfNetwork > BURST_OF_NETWORK,
    loop: facts.closesLoop,
    "same-network": facts.isSameNetwork,
  };
  return HELD_REASONS.filter((reason) => speaks[reason]);
}

/** What becomes of a referral once the referred person confirmed the address. */
export function settleReferral(facts: ReferralFacts): {
  status: "counted" | "held";
  reasons: HeldReason[];
} {
  const reasons = heldReasons(facts);
  return { status: reasons.length === 0 ? "counted" : "held", reasons };
}
