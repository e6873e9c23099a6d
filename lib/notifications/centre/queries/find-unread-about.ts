import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isAbout, kindOf, SUBJECT_BOUND, type Subject } from "../subjects.ts";

/**
 * The newest notification about a thing that the person has not read; null where they read all. Its page marks
 * them as read where there is one.
 */
export async function findUnreadAbout(actor: Actor, subject: Subject): Promise<string | null> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("Notification")
    .select(["id", "data"])
    .where("userId", "=", actor.userId)
    .where("readAt", "is", null)
    .where("kind", "=", kindOf(subject))
    .orderBy("createdAt", "desc")
    .limit(SUBJECT_BOUND)
    .execute();
  return rows.find(({ data }) => isAbout(JSON.parse(data), subject))?.id ?? null;
}
