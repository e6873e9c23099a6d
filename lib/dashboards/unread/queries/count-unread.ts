import { activeRoles, type Role } from "../../../kernel/roles.ts";
import { NEW_LEAD_STATUSES } from "../../../leads/states.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { type RoleUnread, unreadByRole } from "../rules.ts";

const messagesAsBuyer = (userId: string) =>
  reads()
    .selectFrom("Conversation as c")
    .innerJoin("Message as m", "m.conversationId", "c.id")
    .select(({ fn }) => [literal<Role>("buyer").as("role"), fn.countAll<number>().as("n")])
    .where("m.sender", "=", literal("owner"))
    .where("m.readAt", "is", null)
    .where("c.contactId", "=", userId)
    .where("c.contactArchivedAt", "is", null);

const messagesAsOwner = (userId: string) =>
  reads()
    .selectFrom("Conversation as c")
    .innerJoin("Message as m", "m.conversationId", "c.id")
    .leftJoin("Property as p", "p.id", "c.propertyId")
    .select((eb) => [
      eb
        .case()
        .when("p.sellerId", "=", userId)
        .then(literal<Role>("seller"))
        .else(literal<Role>("ambassador"))
        .end()
        .as("role"),
      eb.lit<number>(1).as("n"),
    ])
    .where("m.sender", "=", literal("contact"))
    .where("m.readAt", "is", null)
    .where("c.ownerId", "=", userId)
    .where("c.contactId", "<>", userId)
    .where("c.ownerArchivedAt", "is", null);

const newLeads = (userId: string) =>
  reads()
    .selectFrom("Lead")
    .select(({ fn }) => [literal<Role>("ambassador").as("role"), fn.countAll<number>().as("n")])
    .where("ambassadorId", "=", userId)
    .where("status", "in", NEW_LEAD_STATUSES);

const requestsOfSellers = (userId: string) =>
  reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .select(({ fn }) => [literal<Role>("ambassador").as("role"), fn.countAll<number>().as("n")])
    .where("r.status", "<>", literal("discarded"))
    .where("q.ambassadorId", "=", userId)
    .where("q.status", "=", literal("pending"));

const requestsToDecide = () =>
  reads()
    .selectFrom("RoleGrant")
    .select(({ fn }) => [literal<Role>("trust_manager").as("role"), fn.countAll<number>().as("n")])
    .where("role", "=", literal("ambassador"))
    .where("status", "=", literal("pending"));

/** Requests are read only where they are the person's to decide. */
const unreadOf = (userId: string, decides: boolean): Promise<RoleUnread[]> =>
  reads()
    .selectFrom(
      messagesAsBuyer(userId)
        .unionAll([messagesAsOwner(userId), newLeads(userId), requestsOfSellers(userId)])
        .$if(decides, (items) => items.unionAll(requestsToDecide()))
        .as("item"),
    )
    .select("item.role")
    .select(({ fn }) => fn.sum<number>("item.n").as("unread"))
    .groupBy("item.role")
    .having(({ fn }) => fn.sum<number>("item.n"), ">", 0)
    .execute();

/**
 * What each role in force has to read, in the order of the roles: unread messages, a looper's new
 * leads and the sellers who ask them, and for a trust manager the requests to decide. What was archived is out of the way. One
 * statement.
 */
export async function countUnread(actor: Actor): Promise<RoleUnread[]> {
  authorize(actor, "account.read");
  const { userId, roles } = actor;
  const unread = await unreadOf(userId, can(actor, "looper-requests.decide"));
  return unreadByRole(activeRoles(roles), unread);
}
