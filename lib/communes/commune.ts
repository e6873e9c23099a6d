/** A commune (or municipal arrondissement) as the open data gives it: one row of `Commune`. */
export interface CommuneRow {
  /** INSEE code, e.g. "35238", "2A004", "75111". */
  code: string;
  /** As signs and screens show it: "Rennes", "Paris 11e". */
  name: string;
  /** Unique in the country: see `uniqueSlugs`. */
  slug: string;
  departmentCode: string;
  departmentName: string;
  regionName: string;
  /** Inhabitants; 0 for the six villages destroyed in 1916, which still exist in law. */
  population: number;
  /** WGS84 degrees; null where the open data gives no point. */
  lat: number | null;
  lng: number | null;
  /** Ascending, at least one. */
  postalCodes: string[];
}

/** A commune as one chooses it among others of its name. */
export type NamedCommune = Pick<CommuneRow, "code" | "name" | "slug" | "departmentCode">;
