import { addCacheTags } from "../../platform/cache-tags.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { PhotoView } from "../views.ts";
import { drawnLevelSchema } from "./schemas.ts";
import { tourStations } from "./tour.ts";
import type { FloorPlanView, ListingPlans } from "./views.ts";

interface PlanRow {
  label: string;
  width: number | null;
  height: number | null;
  rooms: string | null;
  mediaKey: string | null;
}

const plansOf = preparedRead<{ id: string }, PlanRow>(
  `SELECT label, width, height, rooms, mediaKey FROM FloorPlan
   WHERE propertyId = :id ORDER BY position`,
);

const positionedPhotosOf = preparedRead<{ id: string }, PhotoView & { position: number }>(
  "SELECT position, mediaKey, alt FROM PropertyPhoto WHERE propertyId = :id",
);

/** The plans of a listing, from its entrance upwards, and its tour. Whether it is public is not looked at. */
export function findPlans(listingId: string): ListingPlans {
  addCacheTags(`listing:${listingId}`);
  const plans = plansOf().all({ id: listingId }).map(planView);
  if (plans.length === 0) return { plans, stations: [] };
  const photos = positionedPhotosOf().all({ id: listingId });
  const byPosition = new Map(photos.map(({ position, ...photo }) => [position, photo]));
  return { plans, stations: tourStations(plans, byPosition) };
}

/** @throws {ZodError} for rooms that no schema of ours let in. */
function planView({ label, width, height, rooms, mediaKey }: PlanRow): FloorPlanView {
  if (mediaKey !== null) return { kind: "picture", label, mediaKey };
  const stored = { label, width, height, rooms: JSON.parse(rooms ?? "null") };
  return { kind: "drawn", level: drawnLevelSchema.parse(stored) };
}
