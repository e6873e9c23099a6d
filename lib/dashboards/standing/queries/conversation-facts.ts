import type { ExpressionBuilder } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { ConversationFacts } from "../facts.ts";

type OfConversation = ExpressionBuilder<Models & { c: Models["Conversation"] }, "c">;

const messagesOf = (eb: OfConversation, sender: "contact" | "owner") =>
  eb
    .selectFrom("Message as m")
    .whereRef("m.conversationId", "=", "c.id")
    .where("m.sender", "=", sender);

/** Whether the owner wrote after the first message of the other. */
const isAnswered = (eb: OfConversation) =>
  eb.exists(
    messagesOf(eb, "owner")
      .select("m.id")
      .where(
        "m.createdAt",
        ">",
        eb
          .selectFrom("Message as f")
          .select(({ fn }) => fn.min("f.createdAt").as("createdAt"))
          .whereRef("f.conversationId", "=", "c.id")
          .where("f.sender", "=", literal("contact")),
      ),
  );

/** Conversations that somebody began with a person, about a listing or as a looper. */
const threadsOf = (userId: string) =>
  reads()
    .selectFrom("Conversation as c")
    .select((eb) => isAnswered(eb).as("answered"))
    .where("c.ownerId", "=", userId)
    .where((eb) => eb.exists(messagesOf(eb, "contact").select("m.id")));

export function conversationFacts(userId: string): Promise<ConversationFacts> {
  return reads()
    .selectFrom(threadsOf(userId).as("t"))
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const hasAnswer = eb("t.answered", "=", true);
      return [count.as("received"), count.filterWhere(hasAnswer).as("answered")];
    })
    .executeTakeFirstOrThrow();
}
