import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";

/** Since when the person has a calendar to subscribe to; null without one. */
export async function findFeed(actor: Actor): Promise<{ createdAt: Date } | null> {
  const row = await reads()
    .selectFrom("CalendarFeed")
    .select("createdAt")
    .where("userId", "=", actor.userId)
    .executeTakeFirst();
  return row ? { createdAt: fromDbInstant(row.createdAt) } : null;
}
