import { isId } from "../../kernel/ids.ts";
import { BRIEF_COLUMNS, briefView } from "../../listings/brief.ts";
import { listOpenSlots } from "../../listings/slots/queries/list-open-slots.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { BookableView } from "../bookable.ts";

/**
 * A listing and every time of it that can be booked at `now`.
 * @returns null where no such listing is for sale
 */
export async function findBookable(
  listingId: string,
  now = new Date(),
): Promise<BookableView | null> {
  if (!isId(listingId)) return null;
  const row = await reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .where("p.id", "=", listingId)
    .where("p.status", "=", literal("active"))
    .select(["p.sellerId", "p.ambassadorId", ...BRIEF_COLUMNS])
    .executeTakeFirst();
  if (!row) return null;
  const { sellerId, ambassadorId } = row;
  const hostIds = ambassadorId === null ? [sellerId] : [sellerId, ambassadorId];
  return { property: briefView(row), hostIds, slots: await listOpenSlots(listingId, now) };
}
