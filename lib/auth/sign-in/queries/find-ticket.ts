import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { tokenHash } from "../../../platform/tokens.ts";

/** Whose right password a ticket stands for; null where it is spent, expired or unknown. */
export async function findTicket(
  ticket: string,
  most: number,
  now: Date,
): Promise<{ userId: string; remember: boolean } | null> {
  const row = await reads()
    .selectFrom("OneTimeToken as t")
    .innerJoin("User as u", "u.id", "t.userId")
    .select(["u.id as userId", "t.remember"])
    .where("t.hash", "=", tokenHash(ticket))
    .where("t.purpose", "=", literal("second_factor"))
    .where("t.spentAt", "is", null)
    .where("t.expiresAt", ">", toDbInstant(now))
    .where("t.tries", "<", most)
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  return row ? { userId: row.userId, remember: Boolean(row.remember) } : null;
}
