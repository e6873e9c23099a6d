import { preparedRead } from "../../platform/db/raw.ts";
import type { CommuneRow } from "../commune.ts";

const communeBySlug = preparedRead<{ slug: string }, Omit<CommuneRow, "postalCodes">>(
  `SELECT code, name, slug, departmentCode, departmentName, regionName, population, lat, lng
   FROM Commune WHERE slug = :slug`,
);

/** The commune of a city page's address, or null. */
export function findCommuneBySlug(slug: string): Omit<CommuneRow, "postalCodes"> | null {
  return communeBySlug().get({ slug }) ?? null;
}
