import type { SelfAssignableRole } from "../../kernel/roles.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

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

const entries = () =>
  reads()
    .selectFrom("WaitlistEntry")
    .select(["id", "email", "emailNormalized", "mailbox as lookAlike", "role", "networkKey"])
    .select(["referralCode", "createdAt", "confirmationSentAt", "confirmedAt", "invitedAt"])
    .select("userId")
    .$narrowType<{ role: SelfAssignableRole }>();

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>["executeTakeFirstOrThrow"]>>;

function toEntry(row: EntryRow | undefined): Entry | null {
  if (!row) return null;
  return {
    ...row,
    createdAt: fromDbInstant(row.createdAt),
    confirmationSentAt: fromDbInstant(row.confirmationSentAt),
    confirmedAt: fromDbInstant(row.confirmedAt),
    invitedAt: fromDbInstant(row.invitedAt),
  };
}

/** An entry; null where there is none any more. */
export async function findEntry(id: string): Promise<Entry | null> {
  return toEntry(await entries().where("id", "=", id).executeTakeFirst());
}

/** The entry of an address, as addresses are compared (normalizeEmail). */
export async function findEntryOf(emailNormalized: string): Promise<Entry | null> {
  return toEntry(await entries().where("emailNormalized", "=", emailNormalized).executeTakeFirst());
}
