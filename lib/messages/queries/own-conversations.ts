import type { Expression } from "kysely";
import { reads } from "../../platform/db/read.ts";

export type Side = "contact" | "owner";

/** The conversations of a person, from their side. */
export const ownConversations = (userId: string) =>
  reads()
    .selectFrom("Conversation")
    .select(["id", "propertyId", "type", "lastMessageAt", "ownerId as otherId"])
    .select((eb) => [
      eb.cast<Side>(eb.val("contact"), "text").as("side"),
      eb("contactArchivedAt", "is not", null).as("archived"),
      eb("contactStarredAt", "is not", null).as("starred"),
    ])
    .where("contactId", "=", userId)
    .unionAll(
      reads()
        .selectFrom("Conversation")
        .select(["id", "propertyId", "type", "lastMessageAt", "contactId as otherId"])
        .select((eb) => [
          eb.cast<Side>(eb.val("owner"), "text").as("side"),
          eb("ownerArchivedAt", "is not", null).as("archived"),
          eb("ownerStarredAt", "is not", null).as("starred"),
        ])
        .where("ownerId", "=", userId)
        .where("contactId", "<>", userId),
    )
    .as("m");

/** How many messages of a conversation its `side` has not read. */
export const unreadOf = (conversationId: Expression<string>, side: Expression<Side>) =>
  reads()
    .selectFrom("Message as r")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.conversationId", "=", conversationId)
    .where("r.sender", "<>", side)
    .where("r.readAt", "is", null)
    .$asScalar()
    .$notNull();
