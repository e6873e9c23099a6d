/**
 * Why a request is refused: a closed list of criteria that anybody can check. Nothing else is ever
 * stored or communicated.
 */
export const ROLE_REFUSAL_REASONS = [
  "training-not-passed",
  "rsac-not-found",
  "attestation-not-valid",
  "insurance-not-valid",
  "papers-of-somebody-else",
  "too-few-hours",
] as const;
export type RoleRefusalReason = (typeof ROLE_REFUSAL_REASONS)[number];

/** Why somebody of the team suspends a looper. */
export const SUSPENSION_REASONS = [
  "rsac-struck-off",
  "papers-of-somebody-else",
  "visits-not-held",
  "payment-asked",
] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** Why the daily check does: nobody chooses it. */
export const LAPSED = "papers-lapsed";

export type DecisionReason = RoleRefusalReason | SuspensionReason | typeof LAPSED;

const ALL = new Set<string>([...ROLE_REFUSAL_REASONS, ...SUSPENSION_REASONS, LAPSED]);

/** A stored reason; null for none, or for one that this version doesn't know. */
export function readReason(text: string | null): DecisionReason | null {
  return text !== null && ALL.has(text) ? (text as DecisionReason) : null;
}
