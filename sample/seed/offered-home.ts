import type { NamedHome } from "../../lib/mandates/names.ts";

/** A home of a seed as an offer for it describes it: none has a lot or a parcel. */
export const offeredHome = (
  {
    type,
    address,
    postalCode,
    communeCode,
    surfaceDm2,
    landSurfaceM2,
  }: Omit<NamedHome, "lot" | "city" | "parcelId">,
  city: string,
): NamedHome => ({
  ...{ type, address, lot: null, postalCode, communeCode, city },
  ...{ parcelId: null, surfaceDm2, landSurfaceM2 },
});
