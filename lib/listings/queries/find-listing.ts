import type { ListingDetail } from "../views.ts";
import { findDetailRow, publicDetail } from "./listing-detail.ts";

/** A listing as its page shows it, without what stands beside it; null where it has no page. */
export async function findListing(id: string, now = new Date()): Promise<ListingDetail | null> {
  const row = await findDetailRow(id, now);
  return (row && (await publicDetail(row, now))?.listing) ?? null;
}
