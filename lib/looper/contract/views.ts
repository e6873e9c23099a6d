import type { ContractNeed } from "./rules.ts";

/** A contract that waits for its code. */
export interface PendingContract {
  id: string;
  /** Where the code was sent. */
  email: string;
  /** Until when it can be typed. */
  until: Date;
  /** Whether it was typed wrong as often as it may be: a new one is needed. */
  isLocked: boolean;
}

/** A looper's contract: signed, or what it takes to sign it. */
export interface ContractView {
  /** When the one in force was signed; null for none. */
  signedAt: Date | null;
  /** Of the text that is signed, or would be. */
  trial: boolean;
  /** What is missing before it can be signed; none once it is. */
  gaps: ContractNeed[];
  pending: PendingContract | null;
  /** The name that signs it. */
  name: string;
}
