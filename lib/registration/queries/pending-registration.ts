import { reads } from "../../platform/db/read.ts";

const registrationOf = (pendingId: string) =>
  reads().selectFrom("PendingRegistration").where("id", "=", pendingId);

/** The password that was chosen at a registration, as it is stored; null once it was confirmed. */
export async function findPendingPassword(pendingId: string): Promise<string | null> {
  const row = await registrationOf(pendingId).select("passwordHash").executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** What was being done when a registration was made, signed; null where nothing was. */
export async function findPendingIntent(pendingId: string): Promise<string | null> {
  const row = await registrationOf(pendingId).select("intent").executeTakeFirst();
  return row?.intent ?? null;
}
