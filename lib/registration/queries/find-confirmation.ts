import type { Role } from "../../kernel/roles.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { isToken, tokenHash } from "../../platform/tokens.ts";

/** A registration that a link would confirm. */
export interface Confirmation {
  pendingId: string;
  email: string;
  firstName: string;
  role: Role;
  /** What was being done when it was made, signed. */
  intent: string | null;
}

/** What the secret of a link would confirm; null where it is spent, expired or unknown. */
export async function findConfirmation(
  token: unknown,
  now = new Date(),
): Promise<Confirmation | null> {
  if (!isToken(token)) return null;
  const row = await reads()
    .selectFrom("OneTimeToken as t")
    .innerJoin("PendingRegistration as p", "p.id", "t.pendingId")
    .select(["p.id as pendingId", "p.email", "p.firstName", "p.role", "p.intent"])
    .where("t.hash", "=", tokenHash(token))
    .where("t.purpose", "=", literal("email_confirmation"))
    .where("t.spentAt", "is", null)
    .where("t.expiresAt", ">", toDbInstant(now))
    .executeTakeFirst();
  return row ?? null;
}
