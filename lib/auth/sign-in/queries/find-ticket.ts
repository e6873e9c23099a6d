import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { tokenHash } from "../../../platform/tokens.ts";

const liveTicket = preparedRead<
  { hash: string; now: string; most: number },
  { userId: string; remember: 0 | 1 }
>(
  `SELECT t.userId, t.remember FROM OneTimeToken t JOIN User u ON u.id = t.userId
   WHERE t.hash = :hash AND t.purpose = 'second_factor' AND t.spentAt IS NULL
     AND t.expiresAt > :now AND t.tries < :most AND u.erasedAt IS NULL`,
);

/** Whose right password a ticket stands for; null where it is spent, expired or unknown. */
export function findTicket(
  ticket: string,
  most: number,
  now: Date,
): { userId: string; remember: boolean } | null {
  const row = liveTicket().get({ hash: tokenHash(ticket), now: toDbInstant(now), most });
  return row ? { userId: row.userId, remember: row.remember === 1 } : null;
}
