import type { SellersHome } from "./views.ts";

/** The home of a lead that came without an estimate, as it was written with it; null where nothing was. */
export function writtenHome(lead: {
  address: string | null;
  postalCode: string | null;
  commune: string | null;
}): SellersHome | null {
  const { address, postalCode, commune } = lead;
  if (address === null || postalCode === null || commune === null) return null;
  return { address, postalCode, commune, estimated: null };
}
