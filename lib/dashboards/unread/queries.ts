import { activeRoles } from "../../kernel/roles.ts";
import { countUnreadNotifications } from "../../notifications/centre/queries.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { type RoleUnread, type UnreadCounts, unreadByRole } from "./rules.ts";

const unreadOf = preparedRead<{ userId: string; decides: 0 | 1 }, RoleUnread>(
  `WITH item (role, n) AS (
     SELECT 'buyer', count(*) FROM Conversation c
       JOIN Message m ON m.conversationId = c.id AND m.sender = 'owner' AND m.readAt IS NULL
       WHERE c.contactId = :userId AND c.contactArchivedAt IS NULL
     UNION ALL
     SELECT CASE WHEN p.sellerId = :userId THEN 'seller' ELSE 'ambassador' END, 1
       FROM Conversation c
       JOIN Message m ON m.conversationId = c.id AND m.sender = 'contact' AND m.readAt IS NULL
       LEFT JOIN Property p ON p.id = c.propertyId
       WHERE c.ownerId = :userId AND c.contactId <> :userId AND c.ownerArchivedAt IS NULL
     UNION ALL
     SELECT 'ambassador', count(*) FROM Lead WHERE ambassadorId = :userId AND status = 'new'
     UNION ALL
     SELECT 'ambassador', count(*) FROM LooperRequest q
       JOIN ListingRevision r ON r.id = q.revisionId AND r.status <> 'discarded'
       WHERE q.ambassadorId = :userId AND q.status = 'pending'
     UNION ALL
     SELECT 'trust_manager', count(*) FROM RoleGrant
       WHERE :decides AND role = 'ambassador' AND status = 'pending'
   )
   SELECT role, sum(n) AS unread FROM item GROUP BY role HAVING sum(n) > 0`,
);

/**
 * What each role in force has to read, in the order of the roles: unread messages, a looper's new
 * leads and the sellers who ask them, and for a trust manager the requests to decide. What was archived is out of the way. One
 * statement.
 */
export function countUnread(actor: Actor): RoleUnread[] {
  authorize(actor, "account.read");
  const { userId, roles } = actor;
  const decides = can(actor, "looper-requests.decide") ? 1 : 0;
  return unreadByRole(activeRoles(roles), unreadOf().all({ userId, decides }));
}

/** How many messages a person has to read, in conversations that they did not archive. */
async function countUnreadMessages(userId: string): Promise<number> {
  const asContact = await reads()
    .selectFrom("Message as m")
    .innerJoin("Conversation as c", "c.id", "m.conversationId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("c.contactId", "=", userId)
    .where("c.contactArchivedAt", "is", null)
    .where("m.sender", "=", "owner")
    .where("m.readAt", "is", null)
    .executeTakeFirstOrThrow();
  const asOwner = await reads()
    .selectFrom("Message as m")
    .innerJoin("Conversation as c", "c.id", "m.conversationId")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("c.ownerId", "=", userId)
    .where("c.contactId", "<>", userId)
    .where("c.ownerArchivedAt", "is", null)
    .where("m.sender", "=", "contact")
    .where("m.readAt", "is", null)
    .executeTakeFirstOrThrow();
  return asContact.count + asOwner.count;
}

/** What the open pages of a person show of what is unread: by role, of messages, of notifications. */
export async function countNews(actor: Actor): Promise<UnreadCounts> {
  const roles = Object.fromEntries(countUnread(actor).map((each) => [each.role, each.unread]));
  return {
    roles,
    messages: await countUnreadMessages(actor.userId),
    notifications: await countUnreadNotifications(actor),
  };
}
