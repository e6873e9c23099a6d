import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { UNREAD_BOUND } from "../views.ts";

/** How many notifications of the person are unread: one hundred stands for more. */
export async function countUnreadNotifications(actor: Actor): Promise<number> {
  authorize(actor, "account.read");
  const { count } = await reads()
    .selectFrom((eb) =>
      eb
        .selectFrom("Notification")
        .select("id")
        .where("userId", "=", actor.userId)
        .where("readAt", "is", null)
        .limit(UNREAD_BOUND)
        .as("unread"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
