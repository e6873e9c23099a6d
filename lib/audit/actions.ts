/** What can be found in the audit: past tense, "what.done". Names are never reused for something else. */
export const AUDIT_ACTIONS = [
  "account.opened",
  "account.signed-in",
  "account.signed-out",
  "account.sign-in-failed",
  "account.profile-changed",
  "account.email-changed",
  "account.email-restored",
  "account.preferences-changed",
  "account.password-changed",
  "account.password-reset",
  "account.second-factor-added",
  "account.second-factor-removed",
  "account.recovery-codes-renewed",
  "account.recovery-code-spent",
  "account.exported",
  "account.erased",
  "session.revoked",
  "role.activated",
  "role.requested",
  "role.granted",
  "role.refused",
  "role.suspended",
  "role.reinstated",
  "role.switched",
  "looper.papers-changed",
  "looper.papers-checked",
  "lead.moved",
  "waitlist.exported",
  "waitlist.invited",
  "referral.counted",
  "referral.refused",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What it was done to. */
export const AUDIT_SUBJECTS = [
  "user",
  "session",
  "role-grant",
  "property",
  "lead",
  "waitlist",
  "waitlist-referral",
  "waitlist-wave",
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
