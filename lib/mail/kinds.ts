/** What each mail tells: its kind, and the data of that kind. Links are whole addresses. */
export interface MailData {
  /** Somebody registered: the account opens once the address is confirmed. */
  "confirm-address": { firstName: string; link: string; validHours: number };
  /** Somebody wanted to open an account with an address that has one. */
  "address-known": { firstName: string; loginLink: string; resetLink: string };
  "reset-password": { firstName: string; link: string; validMinutes: number };
  /** Somebody asked for a new password with an address that has no account. */
  "no-account": { registerLink: string };
  /** A person wants this address instead of theirs. */
  "confirm-new-address": { firstName: string; link: string; validHours: number };
  /** To the address that an account had until now. */
  "address-changed": { firstName: string; at: Date; link: string; validDays: number };
  "password-changed": { firstName: string; at: Date; resetLink: string };
  "second-factor-changed": { firstName: string; added: boolean; at: Date; settingsLink: string };
  "role-requested": { firstName: string; link: string };
  "role-decided": {
    firstName: string;
    /** The role as people read it. */
    role: string;
    granted: boolean;
    reason?: string | null;
    link: string;
  };
  /** A role was suspended, or is in force again. */
  "role-suspended": {
    firstName: string;
    role: string;
    suspended: boolean;
    reason?: string | null;
    link: string;
  };
  /** Somebody reported a listing. Nothing of what they or the seller wrote is in it. */
  "report-received": { reference: string; link: string };
  "report-closed": { reference: string; outcome: string };
  /** To the seller: who reported it is never said. */
  "listing-withdrawn": { firstName: string; reference: string; reason: string; link: string };
  "account-exported": { firstName: string; at: Date; settingsLink: string };
  "account-erased": { firstName: string };
  /** Somebody put the address on the waitlist: its place is taken once it is confirmed. */
  "waitlist-confirm": { link: string; validDays: number };
  /** The address is confirmed: the person's code, the link that gives it away, and their own page. */
  "waitlist-welcome": { code: string; shareLink: string; statusLink: string };
  /** Somebody put an address on the waitlist that is there, and confirmed, already. */
  "waitlist-known": { statusLink: string };
  /** Their turn has come: the link opens an account. They erase themselves by the other one. */
  "waitlist-invitation": {
    /** The role as people read it. */
    role: string;
    link: string;
    validDays: number;
    statusLink: string;
  };
}

export type MailKind = keyof MailData;

/** A mail ready to be queued. */
export interface RenderedMail {
  kind: MailKind;
  /** One line. */
  subject: string;
  html: string;
  text: string;
}
