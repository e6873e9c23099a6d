import type { SelfAssignableRole } from "../../kernel/roles.ts";
import { preparedRead } from "../../platform/db/raw.ts";

/** An entry as commands read it. */
export interface Entry {
  id: string;
  email: string;
  emailNormalized: string;
  /** What looks the same (the column `mailbox`). */
  lookAlike: string;
  role: SelfAssignableRole;
  networkKey: string | null;
  referralCode: string | null;
  createdAt: Date;
  confirmationSentAt: Date;
  confirmedAt: Date | null;
  invitedAt: Date | null;
  userId: string | null;
}

type Instants = "createdAt" | "confirmationSentAt" | "confirmedAt" | "invitedAt";

type EntryRow = { [K in keyof Entry]: K extends Instants ? string | null : Entry[K] };

const COLUMNS = `id, email, emailNormalized, mailbox AS lookAlike, role, networkKey, referralCode,
  createdAt, confirmationSentAt, confirmedAt, invitedAt, userId`;

const byId = preparedRead<{ id: string }, EntryRow>(
  `SELECT ${COLUMNS} FROM WaitlistEntry WHERE id = :id`,
);

const byAddress = preparedRead<{ email: string }, EntryRow>(
  `SELECT ${COLUMNS} FROM WaitlistEntry WHERE emailNormalized = :email`,
);

const instant = (text: string | null) => (text === null ? null : new Date(text));

function toEntry(row: EntryRow | undefined): Entry | null {
  if (!row) return null;
  return {
    ...row,
    createdAt: new Date(row.createdAt ?? 0),
    confirmationSentAt: new Date(row.confirmationSentAt ?? 0),
    confirmedAt: instant(row.confirmedAt),
    invitedAt: instant(row.invitedAt),
  };
}

/** An entry; null where there is none any more. */
export function findEntry(id: string): Entry | null {
  return toEntry(byId().get({ id }));
}

/** The entry of an address, as addresses are compared (normalizeEmail). */
export function findEntryOf(emailNormalized: string): Entry | null {
  return toEntry(byAddress().get({ email: emailNormalized }));
}
