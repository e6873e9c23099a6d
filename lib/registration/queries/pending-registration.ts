import { preparedRead } from "../../platform/db/raw.ts";

const pendingHash = preparedRead<{ id: string }, { passwordHash: string | null }>(
  "SELECT passwordHash FROM PendingRegistration WHERE id = :id",
);

/** The password that was chosen at a registration, as it is stored; null once it was confirmed. */
export function findPendingPassword(pendingId: string): string | null {
  return pendingHash().get({ id: pendingId })?.passwordHash ?? null;
}

const pendingIntent = preparedRead<{ id: string }, { intent: string | null }>(
  "SELECT intent FROM PendingRegistration WHERE id = :id",
);

/** What was being done when a registration was made, signed; null where nothing was. */
export function findPendingIntent(pendingId: string): string | null {
  return pendingIntent().get({ id: pendingId })?.intent ?? null;
}
