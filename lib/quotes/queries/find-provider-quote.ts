import { fullName } from "../../kernel/person-name.ts";
import { reads } from "../../platform/db/read.ts";
import { isQuoteToken, namedQuote } from "../link.ts";
import type { ProviderQuoteView } from "../views.ts";
import { isAgreed, isErased, linkOf, quoteRows, sharedView } from "./quote-rows.ts";

/**
 * The quote of a provider's link; null where the link leads to nothing. Opening it changes nothing. Some time after the
 * end of the quote it says neither who the client is nor where.
 */
export async function findProviderQuote(
  token: unknown,
  now = new Date(),
): Promise<ProviderQuoteView | null> {
  const id = namedQuote(token);
  if (id === null) return null;
  const row = await quoteRows().where("q.id", "=", id).executeTakeFirst();
  if (row === undefined || row.providerEmail === null) return null;
  if (!isQuoteToken(token, id, row.providerEmail)) return null;
  const quote = await sharedView(row, "provider", now);
  const { until, isClosed } = linkOf(row, now);
  const shown = {
    providerId: row.providerId,
    providerName: row.providerName,
    isListed: row.suspendedAt === null,
    linkUntil: until,
    isClosed,
  };
  if (isClosed) {
    // What the client wrote may say where they live, and how to reach them, as well.
    const emptied = { need: "", wishedOn: null, messages: [], home: null };
    return { ...quote, ...emptied, ...shown, client: { firstName: "", contact: null } };
  }
  const client = await reads()
    .selectFrom("User")
    .select(["firstName", "lastName", "email", "phone"])
    .where("id", "=", row.clientId)
    .executeTakeFirstOrThrow();
  const { firstName, email, phone } = client;
  const isGone = isErased(row);
  return {
    ...quote,
    ...shown,
    client: {
      firstName: isGone ? "" : firstName,
      contact: isAgreed(row) && !isGone ? { name: fullName(client), email, phone } : null,
    },
  };
}
