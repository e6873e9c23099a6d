import type { DrawnLevel } from "../../../../lib/listings/floor-plans/schemas.ts";
import { PROPERTIES } from "../properties.ts";
import { GRASLIN_PLAN, THABOR_PLAN, VANNES_PLAN } from "./flats.ts";
import { PARAME_PLAN } from "./house.ts";

/** The plans of the sample's listings, by their ids; the draft has none. */
export const SAMPLE_PLANS: Readonly<Record<string, readonly DrawnLevel[]>> = {
  [PROPERTIES.thabor]: THABOR_PLAN,
  [PROPERTIES.parame]: PARAME_PLAN,
  [PROPERTIES.graslin]: GRASLIN_PLAN,
  [PROPERTIES.vannes]: VANNES_PLAN,
};
