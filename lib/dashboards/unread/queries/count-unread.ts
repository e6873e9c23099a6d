import { activeRoles } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { type RoleUnread, unreadByRole } from "../rules.ts";

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
