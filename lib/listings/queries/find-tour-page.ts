import type { ListingDetail } from "../views.ts";
import { type DetailWithRooms, findDetailRow, publicDetail } from "./listing-detail.ts";

/** What the address of a listing's virtual tour leads to. */
export type TourPage =
  | ({ kind: "found" } & DetailWithRooms)
  /** The listing has its page, and no tour. */
  | { kind: "none"; listing: ListingDetail }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

/** What `/bien/{id}/visite-virtuelle` shows: only of listings that have their page. */
export async function findTourPage(id: string, now = new Date()): Promise<TourPage> {
  const row = await findDetailRow(id, now);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && (await publicDetail(row, now));
  if (!detail) return { kind: "unknown" };
  if (detail.stations.length === 0) return { kind: "none", listing: detail.listing };
  return { kind: "found", ...detail };
}
