import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";

/** A change of address that a link would make. */
export interface EmailChange {
  userId: string;
  firstName: string;
  /** The address that the account has. */
  from: string;
  /** The address that the link was sent to. */
  to: string;
  /** Whether it is the way back, for a person who did not want the change. */
  restores: boolean;
}

/** What the secret of a link would change; null where it is used, replaced, expired or unknown. */
export async function findEmailChange(
  token: unknown,
  now = new Date(),
): Promise<EmailChange | null> {
  if (!isToken(token)) return null;
  const row = await reads()
    .selectFrom("EmailChange as e")
    .innerJoin("User as u", "u.id", "e.userId")
    .select(["u.id as userId", "u.firstName", "u.email as from", "e.email as to", "e.restores"])
    .where("e.hash", "=", tokenHash(token))
    .where("e.expiresAt", ">", toDbInstant(now))
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  return row ? { ...row, restores: Boolean(row.restores) } : null;
}
