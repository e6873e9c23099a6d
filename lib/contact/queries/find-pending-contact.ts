import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";
import { contactToken } from "../link.ts";
import type { PendingContactView } from "../views.ts";

/** What the link of a confirmation's mail is about: what it would send, or the thread that it sent. */
export type Confirmation =
  | { state: "pending"; pending: PendingContactView }
  | { state: "confirmed"; requestId: string; token: string; hasAccount: boolean };

/** What a link is about; null where it is expired, unknown, or its person is erased. */
export async function findConfirmation(
  token: unknown,
  now = new Date(),
): Promise<Confirmation | null> {
  if (!isToken(token)) return null;
  const hash = tokenHash(token);
  const pending = await reads()
    .selectFrom("PendingContact as q")
    .leftJoin("Property as p", "p.id", "q.propertyId")
    .select(["q.topic", "q.name", "q.email", "q.content", "p.title as listingTitle"])
    .where("q.tokenHash", "=", hash)
    .where("q.expiresAt", ">", toDbInstant(now))
    .executeTakeFirst();
  if (pending) return { state: "pending", pending };
  const request = await reads()
    .selectFrom("ContactRequest")
    .select(["id", "userId", "emailNormalized"])
    .where("tokenHash", "=", hash)
    .executeTakeFirst();
  if (!request) return null;
  const { id: requestId, userId, emailNormalized } = request;
  return {
    state: "confirmed",
    requestId,
    token: contactToken(requestId, emailNormalized),
    hasAccount: userId !== null,
  };
}
