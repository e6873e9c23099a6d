import { findDepartmentMiddle } from "../../communes/queries/find-commune-point.ts";
import { listCommunesOfPostalCode } from "../../communes/queries/list-communes-of-postal-code.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import type { AddressCommune } from "../communes.ts";

/**
 * The communes of a postal code, the most populated first; none for what is no postal code. The surroundings of one
 * without a known place are the others of its postal code, or else its department.
 */
export async function listCommunesOf(postalCode: string): Promise<AddressCommune[]> {
  if (!/^\d{5}$/.test(postalCode)) return [];
  const communes = await listCommunesOfPostalCode(postalCode);
  const [first] = communes;
  if (!first || communes.every(({ lat }) => lat !== null)) {
    return communes.map(({ departmentCode: _, ...commune }) => ({ ...commune, around: null }));
  }
  const around = middleOf(communes) ?? (await findDepartmentMiddle(first.departmentCode));
  return communes.map(({ departmentCode: _, ...commune }) => ({
    ...commune,
    around: commune.lat === null ? around : null,
  }));
}

interface Placed {
  lat: number | null;
  lng: number | null;
}

/** The middle of the communes whose place is known; null where none is. */
function middleOf(communes: readonly Placed[]): GeoPoint | null {
  const known = communes.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : { lat, lng },
  );
  const mean = (of: "lat" | "lng") =>
    known.reduce((total, point) => total + point[of], 0) / known.length;
  return known.length === 0 ? null : { lat: mean("lat"), lng: mean("lng") };
}
