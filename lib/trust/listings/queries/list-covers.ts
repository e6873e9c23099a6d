import type { PhotoView } from "../../../listings/views.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * The covers of listings, by their ids; those without a picture are left out.
 * @throws {DomainError} request.forbidden
 */
export async function listCovers(
  actor: Actor,
  ids: readonly string[],
): Promise<Record<string, PhotoView>> {
  authorize(actor, "listings.check");
  if (ids.length === 0) return {};
  const rows = await reads()
    .selectFrom("PropertyPhoto")
    .select(["propertyId", "mediaKey", "alt"])
    .where("propertyId", "in", ids)
    .where("position", "=", 0)
    .execute();
  return Object.fromEntries(rows.map(({ propertyId, ...photo }) => [propertyId, photo]));
}
