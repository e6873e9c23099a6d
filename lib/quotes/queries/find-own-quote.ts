import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { FORMER_PROVIDER } from "../copy.ts";
import type { OwnQuoteView } from "../views.ts";
import { isAgreed, quoteRows, sharedView } from "./quote-rows.ts";

/** A quote that one requested. @throws {DomainError} quote.not-found */
export async function findOwnQuote(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<OwnQuoteView> {
  authorize(actor, "account.read");
  const row = isId(id)
    ? await quoteRows()
        .where("q.id", "=", id)
        .where("q.clientId", "=", actor.userId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new DomainError("quote.not-found");
  return {
    ...(await sharedView(row, "client", now)),
    provider: {
      id: row.providerId,
      name: row.providerName || FORMER_PROVIDER,
      type: row.providerType,
      isListed: row.suspendedAt === null,
      email: isAgreed(row) ? row.providerEmail : null,
    },
  };
}
