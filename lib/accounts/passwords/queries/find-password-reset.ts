import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { isToken, tokenHash } from "../../../platform/tokens.ts";

/** Whose password a link would change. */
export interface Reset {
  userId: string;
  email: string;
  firstName: string;
  /** Whose passwords must be longer (decision 0026). */
  isTrustManager: boolean;
}

/** Whose password the secret of a link would change; null where it is spent, expired or unknown. */
export async function findReset(token: unknown, now = new Date()): Promise<Reset | null> {
  if (!isToken(token)) return null;
  const row = await reads()
    .selectFrom("OneTimeToken as t")
    .innerJoin("User as u", "u.id", "t.userId")
    .select(["u.id as userId", "u.email", "u.firstName"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("RoleGrant as g")
          .select("g.id")
          .whereRef("g.userId", "=", "u.id")
          .where("g.role", "=", literal("trust_manager")),
      ).as("isTrustManager"),
    )
    .where("t.hash", "=", tokenHash(token))
    .where("t.purpose", "=", literal("password_reset"))
    .where("t.spentAt", "is", null)
    .where("t.expiresAt", ">", toDbInstant(now))
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  return row ? { ...row, isTrustManager: Boolean(row.isTrustManager) } : null;
}
