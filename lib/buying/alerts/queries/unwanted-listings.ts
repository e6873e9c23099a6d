import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/**
 * Those who no longer want to hear of one of the listings: they hid it, or marked it so. As "person
 * listing"; of one person, or of all.
 */
export async function unwanted(
  propertyIds: readonly string[],
  userId?: string,
): Promise<ReadonlySet<string>> {
  if (propertyIds.length === 0) return new Set();
  const [hidden, refused] = await Promise.all([
    reads()
      .selectFrom("HiddenListing")
      .select(["userId", "propertyId"])
      .where("propertyId", "in", propertyIds)
      .$if(userId !== undefined, (query) => query.where("userId", "=", userId ?? ""))
      .execute(),
    reads()
      .selectFrom("Favorite")
      .select(["userId", "propertyId"])
      .where("propertyId", "in", propertyIds)
      .where("mark", "=", literal("no"))
      .$if(userId !== undefined, (query) => query.where("userId", "=", userId ?? ""))
      .execute(),
  ]);
  return new Set([...hidden, ...refused].map((row) => `${row.userId} ${row.propertyId}`));
}
