import { addCacheTags } from "../../../platform/cache-tags.ts";
import { reads } from "../../../platform/db/read.ts";
import { drawnLevelSchema } from "../schemas.ts";
import { tourStations } from "../tour.ts";
import type { FloorPlanView, ListingPlans } from "../views.ts";

const plansOf = (listingId: string) =>
  reads()
    .selectFrom("FloorPlan")
    .select(["label", "width", "height", "rooms", "mediaKey"])
    .where("propertyId", "=", listingId)
    .orderBy("position")
    .execute();

type PlanRow = Awaited<ReturnType<typeof plansOf>>[number];

const positionedPhotosOf = (listingId: string) =>
  reads()
    .selectFrom("PropertyPhoto")
    .select(["position", "mediaKey", "alt"])
    .where("propertyId", "=", listingId)
    .execute();

/** The plans of a listing, from its entrance upwards, and its tour. Whether it is public is not looked at. */
export async function findPlans(listingId: string): Promise<ListingPlans> {
  addCacheTags(`listing:${listingId}`);
  const plans = (await plansOf(listingId)).map(planView);
  if (plans.length === 0) return { plans, stations: [] };
  const photos = await positionedPhotosOf(listingId);
  const byPosition = new Map(photos.map(({ position, ...photo }) => [position, photo]));
  return { plans, stations: tourStations(plans, byPosition) };
}

/** @throws {ZodError} for rooms that no schema of ours let in. */
function planView({ label, width, height, rooms, mediaKey }: PlanRow): FloorPlanView {
  if (mediaKey !== null) return { kind: "picture", label, mediaKey };
  const stored = { label, width, height, rooms: JSON.parse(rooms ?? "null") };
  return { kind: "drawn", level: drawnLevelSchema.parse(stored) };
}
