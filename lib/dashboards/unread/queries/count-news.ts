import { countUnreadNotifications } from "../../../notifications/centre/queries/count-unread-notifications.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import type { UnreadCounts } from "../rules.ts";
import { countUnread } from "./count-unread.ts";

/** How many messages a person has to read, in conversations that they did not archive. */
async function countUnreadMessages(userId: string): Promise<number> {
  const asContact = await reads()
    .selectFrom("Message as m")
    .innerJoin("Conversation as c", "c.id", "m.conversationId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("c.contactId", "=", userId)
    .where("c.contactArchivedAt", "is", null)
    .where("m.sender", "=", literal("owner"))
    .where("m.readAt", "is", null)
    .executeTakeFirstOrThrow();
  const asOwner = await reads()
    .selectFrom("Message as m")
    .innerJoin("Conversation as c", "c.id", "m.conversationId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("c.ownerId", "=", userId)
    .where("c.contactId", "<>", userId)
    .where("c.ownerArchivedAt", "is", null)
    .where("m.sender", "=", literal("contact"))
    .where("m.readAt", "is", null)
    .executeTakeFirstOrThrow();
  const ofTeam = await reads()
    .selectFrom("ContactMessage as m")
    .innerJoin("ContactRequest as r", "r.id", "m.requestId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.userId", "=", userId)
    .where("r.archivedAt", "is", null)
    .where("m.side", "=", literal("team"))
    .where("m.readAt", "is", null)
    .executeTakeFirstOrThrow();
  return asContact.count + asOwner.count + ofTeam.count;
}

/** What the open pages of a person show of what is unread: by role, of messages, of notifications. */
export async function countNews(actor: Actor): Promise<UnreadCounts> {
  const roles = Object.fromEntries(
    (await countUnread(actor)).map((each) => [each.role, each.unread]),
  );
  return {
    roles,
    messages: await countUnreadMessages(actor.userId),
    notifications: await countUnreadNotifications(actor),
  };
}
