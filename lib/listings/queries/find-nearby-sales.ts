import { departmentOf } from "../../kernel/place.ts";
import { type PENDING, type PublicResult, WAIT_MS, within } from "../../public-data/result.ts";
import { salesNear } from "../../public-data/sales/client.ts";
import { type ComparableSale, hasRegister } from "../../public-data/sales/rules.ts";
import type { ListingDetail } from "../views.ts";
import { findListing } from "./find-listing.ts";

/** The State publishes no sale of that department. */
const NO_REGISTER = { state: "no-register" } as const;

/** A listing, and the past sales that compare with its home. */
export interface NearbySales {
  listing: ListingDetail;
  /** Pending while the files of a commune are read for the first time. */
  sales: PublicResult<ComparableSale[]> | typeof PENDING | typeof NO_REGISTER;
}

/**
 * The past sales around a listing, measured from the point that the public sees: a home whose place its seller hides
 * is not found by its distances. Null where there is no such listing.
 */
export async function findNearbySales(id: string, now = new Date()): Promise<NearbySales | null> {
  const listing = await findListing(id, now);
  if (listing === null) return null;
  const { lat, lng, communeCode: cityCode, type, surfaceDm2 } = listing;
  const department = departmentOf(cityCode);
  if (!hasRegister(department)) return { listing, sales: NO_REGISTER };
  const place = { lat, lng, type, surfaceDm2, cityCode, department };
  return { listing, sales: await within(WAIT_MS, salesNear(place, now)) };
}
