import { reads } from "../../../platform/db/read.ts";

/** Whether a person is notified of what happens to their favourites. */
export async function hasFavoriteAlerts({ userId }: { userId: string }): Promise<boolean> {
  const row = await reads()
    .selectFrom("NotificationSettings")
    .select("favoriteAlerts")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return Boolean(row?.favoriteAlerts ?? true);
}
