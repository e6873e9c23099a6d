import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";

/** A message that a link would deliver. */
export interface WaitingMessage {
  email: string;
  name: string;
  content: string;
  listingId: string;
  title: string;
}

/** What the secret of a link would deliver; null where it is spent, expired or unknown. */
export async function findWaitingMessage(
  token: unknown,
  now = new Date(),
): Promise<WaitingMessage | null> {
  if (!isToken(token)) return null;
  const row = await reads()
    .selectFrom("PendingMessage as m")
    .innerJoin("Property as p", "p.id", "m.propertyId")
    .select(["m.email", "m.name", "m.content", "p.id as listingId", "p.title"])
    .where("m.tokenHash", "=", tokenHash(token))
    .where("m.expiresAt", ">", toDbInstant(now))
    .executeTakeFirst();
  return row ?? null;
}
