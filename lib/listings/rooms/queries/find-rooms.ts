import { addCacheTags } from "../../../platform/cache-tags.ts";
import { reads } from "../../../platform/db/read.ts";
import type { ListingPhoto } from "../../views.ts";
import { namedPhotos, tourStations } from "../tour.ts";
import type { FloorPlanView, ListingRooms } from "../views.ts";

const roomsOf = (listingId: string) =>
  reads()
    .selectFrom("Room")
    .select(["name", "areaDm2", "level"])
    .where("propertyId", "=", listingId)
    .orderBy("position")
    .execute();

const plansOf = (listingId: string): Promise<FloorPlanView[]> =>
  reads()
    .selectFrom("FloorPlan")
    .select(["label", "mediaKey"])
    .where("propertyId", "=", listingId)
    .orderBy("position")
    .execute();

/** The photos of a listing, its cover first. */
const photosOf = (listingId: string) =>
  reads()
    .selectFrom("PropertyPhoto")
    .select(["mediaKey", "alt", "roomPosition"])
    .where("propertyId", "=", listingId)
    .orderBy("position")
    .execute();

/** The rooms, plans, photos and tour of a listing. Whether it is public is not looked at. */
export async function findRooms(
  listingId: string,
): Promise<ListingRooms & { photos: ListingPhoto[] }> {
  addCacheTags(`listing:${listingId}`);
  const rooms = await roomsOf(listingId);
  const plans = await plansOf(listingId);
  const photos = await photosOf(listingId);
  return {
    rooms,
    plans,
    photos: namedPhotos(rooms, photos),
    stations: tourStations(rooms, photos),
  };
}
