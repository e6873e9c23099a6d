import { endedBefore } from "../../kernel/retention.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/**
 * The conversations whose last message, and the sale of the home to the person who wrote, are over
 * for so long that they are deleted. One that was reported stays for as long as the report does.
 */
export async function listOverConversations(now: Date, limit: number): Promise<string[]> {
  const before = toDbInstant(endedBefore("dealings", now));
  const rows = await reads()
    .selectFrom("Conversation as c")
    .select("c.id")
    .where("c.lastMessageAt", "<", before)
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("ConversationReport as r")
            .select(lit(1).as("one"))
            .whereRef("r.conversationId", "=", "c.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Sale as s")
            .select(lit(1).as("one"))
            .whereRef("s.propertyId", "=", "c.propertyId")
            .whereRef("s.buyerId", "=", "c.contactId")
            .where((eb) => eb.or([eb("s.endedAt", "is", null), eb("s.endedAt", ">=", before)])),
        ),
      ),
    )
    .orderBy("c.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
