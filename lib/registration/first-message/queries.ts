import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";

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

/** A listing that the public can write about; null for any other. */
export async function findContactListing(
  id: string,
): Promise<{ id: string; title: string; city: string } | null> {
  const row = await reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.title", "c.name as city"])
    .where("p.id", "=", id)
    .where("p.status", "in", ["active", "under_offer"])
    .executeTakeFirst();
  return row ?? null;
}
