import { reads } from "../../platform/db/read.ts";
import type { RevisionContent } from "../content.ts";
import { contentOfHome, HOME_COLUMNS } from "../property-row.ts";

/** What a property says now, as `readHome` reads it in a transaction; null where there is none. */
export async function findHome(propertyId: string): Promise<RevisionContent | null> {
  const row = await reads()
    .selectFrom("Property")
    .select([...HOME_COLUMNS, "sellerId"])
    .where("id", "=", propertyId)
    .executeTakeFirst();
  if (!row) return null;
  const { sellerId, features, coownershipProceedings, ...home } = row;
  const photos = await reads()
    .selectFrom("PropertyPhoto")
    .select(["mediaKey", "alt", "roomPosition"])
    .where("propertyId", "=", propertyId)
    .orderBy("position")
    .execute();
  const rooms = await reads()
    .selectFrom("Room")
    .select(["position", "name", "areaDm2", "level"])
    .where("propertyId", "=", propertyId)
    .orderBy("position")
    .execute();
  const plans = await reads()
    .selectFrom("FloorPlan")
    .select(["mediaKey", "label"])
    .where("propertyId", "=", propertyId)
    .orderBy("position")
    .execute();
  const windows = await reads()
    .selectFrom("VisitScheduleRule as w")
    .innerJoin("VisitSchedule as s", "s.id", "w.scheduleId")
    .select(["w.weekday", "w.startMinute", "w.endMinute"])
    .where("s.propertyId", "=", propertyId)
    .where("s.hostId", "=", sellerId)
    .orderBy("w.weekday")
    .orderBy("w.startMinute")
    .execute();
  return contentOfHome(
    {
      ...home,
      features: JSON.parse(features),
      coownershipProceedings: coownershipProceedings === null ? null : coownershipProceedings === 1,
    },
    { photos, rooms, plans, windows },
  );
}
