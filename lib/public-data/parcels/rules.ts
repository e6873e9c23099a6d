import type { ParcelCollection } from "./schemas.ts";

/** A parcel of the land register. */
export interface Parcel {
  /** Fourteen characters: commune, prefix, section, number; e.g. "35238000AB0123". */
  id: string;
  section: string;
  number: string;
  /** As the register has it, which no surveyor measured; null where it has none. */
  areaM2: number | null;
}

/** The first of the parcels; null where there is none. */
export function toParcel({ features: [first] }: ParcelCollection): Parcel | null {
  if (!first) return null;
  const { idu, section, numero, contenance } = first.properties;
  return { id: idu, section, number: numero, areaM2: contenance || null };
}
