import type { GeoPoint } from "../kernel/geo.ts";

/** A commune that an address can be in. */
export interface AddressCommune {
  /** INSEE code. */
  code: string;
  name: string;
  lat: number | null;
  lng: number | null;
  /** A place in its surroundings, where its own is not known. */
  around: GeoPoint | null;
}
