import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { type DocumentKind, REMINDED_KINDS, REMINDER_DAYS } from "../rules.ts";

/** The documents whose last day is near and is reminded of, in the order of their ids, after one. */
export async function listExpiring(now: Date, after: string, limit: number) {
  const today = civilDay(now);
  const rows = await reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.ownerId", "d.kind", "d.propertyId", "d.expiresOn", "d.remindedAt"])
    .where("d.deletedAt", "is", null)
    .where("d.kind", "in", REMINDED_KINDS)
    .where("d.expiresOn", ">=", today)
    .where("d.expiresOn", "<=", shiftCivilDay(today, REMINDER_DAYS[0]))
    .where("d.id", ">", after)
    .orderBy("d.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as DocumentKind,
    expiresOn: row.expiresOn ?? today,
    remindedAt: fromDbInstant(row.remindedAt),
  }));
}
