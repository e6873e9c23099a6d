import { isId } from "../../kernel/ids.ts";
import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { reads } from "../../platform/db/read.ts";
import { findRooms } from "../rooms/queries/find-rooms.ts";
import type { ListingPage } from "./find-listing-page.ts";

async function findStatus(id: string): Promise<PropertyStatus | undefined> {
  if (!isId(id)) return undefined;
  const row = await reads()
    .selectFrom("Property")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.status;
}

/** The kind of what `findListingPage` returns, from the listing's status alone. */
export async function findListingKind(id: string): Promise<ListingPage["kind"]> {
  switch (await findStatus(id)) {
    case "withdrawn":
      return "withdrawn";
    case "active":
    case "under_offer":
    case "sold":
      return "found";
    default:
      return "unknown";
  }
}

/** The same for a listing's virtual tour, which is unknown where there is none. */
export async function findTourKind(id: string): Promise<ListingPage["kind"]> {
  const kind = await findListingKind(id);
  if (kind !== "found") return kind;
  const { stations } = await findRooms(id);
  return stations.length === 0 ? "unknown" : kind;
}
