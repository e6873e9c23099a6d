import { fullName } from "../../kernel/person-name.ts";
import { reads } from "../../platform/db/read.ts";
import { isQuoteToken, namedQuote } from "../link.ts";
import type { ProviderQuoteView } from "../views.ts";
import { isAgreed, isErased, quoteRows, sharedView } from "./quote-rows.ts";

/** The quote of a provider's link; null where the link leads to nothing. Opening it changes nothing. */
export async function findProviderQuote(
  token: unknown,
  now = new Date(),
): Promise<ProviderQuoteView | null> {
  const id = namedQuote(token);
  if (id === null) return null;
  const row = await quoteRows().where("q.id", "=", id).executeTakeFirst();
  if (row === undefined || row.providerEmail === null) return null;
  if (!isQuoteToken(token, id, row.providerEmail)) return null;
  const client = await reads()
    .selectFrom("User")
    .select(["firstName", "lastName", "email", "phone"])
    .where("id", "=", row.clientId)
    .executeTakeFirstOrThrow();
  const { firstName, email, phone } = client;
  const isGone = isErased(row);
  return {
    ...(await sharedView(row, "provider", now)),
    providerId: row.providerId,
    providerName: row.providerName,
    isListed: row.suspendedAt === null,
    client: {
      firstName: isGone ? "" : firstName,
      contact: isAgreed(row) && !isGone ? { name: fullName(client), email, phone } : null,
    },
  };
}
