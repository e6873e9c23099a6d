import type { Role } from "../../../kernel/roles.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { action, as } from "./action-columns.ts";

/* Conversations with something to read. */

/** Conversations of one side that it did not archive, where the other wrote what was not read. */
function unreadConversations(side: "contact" | "owner") {
  const other = side === "contact" ? "owner" : "contact";
  return reads()
    .selectFrom("Conversation as c")
    .innerJoin("User as u", "u.id", `c.${other}Id`)
    .leftJoin("Property as p", "p.id", "c.propertyId")
    .where(`c.${side}ArchivedAt`, "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("Message as m")
          .select("m.id")
          .whereRef("m.conversationId", "=", "c.id")
          .where("m.readAt", "is", null)
          .where("m.sender", "=", other),
      ),
    );
}

export const messagesAsContact = (userId: string) =>
  unreadConversations("contact")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("c.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        listing: eb.ref("p.title"),
        since: eb.ref("c.lastMessageAt"),
      }),
    )
    .where("c.contactId", "=", userId);

export const messagesAsOwner = (userId: string) =>
  unreadConversations("owner")
    .select((eb) =>
      action({
        role: eb
          .case()
          .when("p.sellerId", "=", userId)
          .then(literal<Role>("seller"))
          .else(literal<Role>("ambassador"))
          .end(),
        id: eb.ref("c.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        listing: eb.ref("p.title"),
        since: eb.ref("c.lastMessageAt"),
      }),
    )
    .where("c.ownerId", "=", userId)
    .where("c.contactId", "<>", userId);
