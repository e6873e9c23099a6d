import { excerptOf } from "../../kernel/excerpt.ts";
import { messageAge } from "../../messages/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { FORMER_PROVIDER } from "../copy.ts";
import type { QuoteThread } from "../views.ts";

/** Beside the conversations of homes these are few: the list of quotes has all of them. */
const MOST_SHOWN = 3;

/** The quotes of a person in which something was written, the latest message first. */
export async function listQuoteThreads(actor: Actor, now = new Date()): Promise<QuoteThread[]> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("QuoteRequest as q")
    .innerJoin("ServiceProvider as p", "p.id", "q.providerId")
    .innerJoin("QuoteMessage as m", "m.quoteId", "q.id")
    .select(["q.id as quoteId", "p.name as providerName", "p.type as providerType"])
    .select(["m.content", "m.sender", "m.createdAt"])
    .where("q.clientId", "=", actor.userId)
    .where(({ eb, selectFrom }) =>
      eb(
        "m.id",
        "=",
        selectFrom("QuoteMessage as last")
          .select("last.id")
          .whereRef("last.quoteId", "=", "q.id")
          .orderBy("last.createdAt", "desc")
          .orderBy("last.id", "desc")
          .limit(1),
      ),
    )
    .orderBy("m.createdAt", "desc")
    .orderBy("m.id")
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ quoteId, providerName, providerType, content, sender, createdAt }) => {
    const sentAt = fromDbInstant(createdAt);
    return {
      quoteId,
      providerName: providerName || FORMER_PROVIDER,
      providerType,
      excerpt: excerptOf(content),
      isMine: sender === "client",
      sentAt,
      age: messageAge(sentAt, now),
    };
  });
}
