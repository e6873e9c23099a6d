import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Pause } from "../online.ts";

/** The pauses of listings, by the listing's id; a listing that never paused has none. */
export async function listPauses(propertyIds: readonly string[]): Promise<Map<string, Pause[]>> {
  const pauses = new Map<string, Pause[]>(propertyIds.map((id) => [id, []]));
  if (propertyIds.length === 0) return pauses;
  const rows = await reads()
    .selectFrom("StatusPeriod")
    .select(["propertyId", "startedAt", "endedAt"])
    .where("propertyId", "in", propertyIds)
    .where("status", "=", literal("paused"))
    .execute();
  for (const { propertyId, startedAt, endedAt } of rows) {
    pauses.get(propertyId)?.push({
      startedAt: fromDbInstant(startedAt),
      endedAt: fromDbInstant(endedAt),
    });
  }
  return pauses;
}
