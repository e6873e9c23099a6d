import type { PropertyType } from "../kernel/property-kinds.ts";
import type { DocumentProperty } from "./document.ts";

/** A property's row and its seller's, as far as documents speak of them. */
export interface SubjectRow {
  id: string;
  title: string;
  type: PropertyType;
  address: string;
  lot: string | null;
  postalCode: string;
  city: string;
  parcelId: string | null;
  surfaceDm2: number;
  landSurfaceM2: number | null;
  rooms: number;
  coownershipLots: number | null;
  isDemonstration: boolean | 0 | 1;
  sellerFirstName: string;
  sellerLastName: string;
  sellerEmail: string;
  sellerAddress: string | null;
  sellerPostalCode: string | null;
  sellerCity: string | null;
}

const written = (text: string | null) => (text === null || text.trim() === "" ? null : text.trim());

/** Where a seller lives, where their profile says all of it. */
function addressOf({ sellerAddress, sellerPostalCode, sellerCity }: SubjectRow): string | null {
  const [street, code, town] = [sellerAddress, sellerPostalCode, sellerCity].map(written);
  return street && code && town ? `${street}, ${code} ${town}` : null;
}

/** What documents say of a property and its seller. */
export function subjectOf(row: SubjectRow): DocumentProperty {
  const { id, title, type, address, lot, postalCode, city, parcelId } = row;
  const { surfaceDm2, landSurfaceM2, rooms, coownershipLots } = row;
  return {
    id,
    title,
    type,
    address,
    lot: written(lot),
    postalCode,
    city,
    parcelId,
    surfaceDm2,
    landSurfaceM2,
    rooms,
    coownershipLots,
    isDemonstration: Boolean(row.isDemonstration),
    seller: {
      name: `${row.sellerFirstName} ${row.sellerLastName}`,
      email: row.sellerEmail,
      address: addressOf(row),
    },
  };
}
