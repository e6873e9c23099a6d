import type { Transaction } from "../../../platform/db/clients.ts";
import { isLocked, type Preference } from "../../preferences.ts";

/** Writes preferences: the mail of a locked line stays. */
export async function writePreferences(
  tx: Transaction,
  userId: string,
  preferences: readonly Preference[],
) {
  for (const { kind, email, push, sms } of preferences) {
    const means = { email: email || isLocked(kind), push, sms };
    await tx.notificationPreference.upsert({
      where: { userId_kind: { userId, kind } },
      create: { userId, kind, ...means },
      update: means,
    });
  }
}
