import type { PropertyStatus, PropertyType } from "../kernel/property-kinds.ts";
import type { MandateNames } from "../mandates/names.ts";
import { sellersOf } from "../mandates/parties.ts";
import { readOwnership } from "../mandates/schemas.ts";
import type { RevisionContent } from "../revisions/content.ts";
import { homeRowOf } from "../revisions/property-row.ts";
import { publicationIssues } from "../revisions/publication.ts";
import type { DocumentProperty } from "./document.ts";

/** A property's row and its seller's, as far as documents speak of them. */
export interface SubjectRow {
  id: string;
  title: string;
  type: PropertyType;
  address: string;
  lot: string | null;
  postalCode: string;
  communeCode: string;
  city: string;
  parcelId: string | null;
  surfaceDm2: number;
  landSurfaceM2: number | null;
  rooms: number;
  coownershipLots: number | null;
  priceCents: number;
  isDemonstration: boolean | 0 | 1;
  sellerFirstName: string;
  sellerLastName: string;
  sellerEmail: string;
  sellerAddress: string | null;
  sellerPostalCode: string | null;
  sellerCity: string | null;
  /** As `Ownership.content` has it; null without a row. */
  ownership: unknown;
}

const written = (text: string | null) => (text === null || text.trim() === "" ? null : text.trim());

/** Where a seller lives, where their profile says all of it. */
function addressOf({ sellerAddress, sellerPostalCode, sellerCity }: SubjectRow): string | null {
  const [street, code, town] = [sellerAddress, sellerPostalCode, sellerCity].map(written);
  return street && code && town ? `${street}, ${code} ${town}` : null;
}

const sellerNameOf = ({ sellerFirstName, sellerLastName }: SubjectRow) =>
  `${sellerFirstName} ${sellerLastName}`;

/** What documents say of a property and its seller. */
export function subjectOf(row: SubjectRow): DocumentProperty {
  const { id, title, type, address, lot, postalCode, communeCode, city, parcelId } = row;
  const { surfaceDm2, landSurfaceM2, rooms, coownershipLots } = row;
  return {
    id,
    title,
    type,
    address,
    lot: written(lot),
    postalCode,
    communeCode,
    city,
    parcelId,
    surfaceDm2,
    landSurfaceM2,
    rooms,
    coownershipLots,
    isDemonstration: Boolean(row.isDemonstration),
    seller: { name: sellerNameOf(row), email: row.sellerEmail, address: addressOf(row) },
    ownership: readOwnership(row.ownership),
  };
}

/** What a mandate signed now would name. */
export const namesOfSubject = (row: SubjectRow): MandateNames => ({
  type: row.type,
  address: row.address,
  lot: written(row.lot),
  postalCode: row.postalCode,
  communeCode: row.communeCode,
  city: row.city,
  parcelId: row.parcelId,
  surfaceDm2: row.surfaceDm2,
  landSurfaceM2: row.landSurfaceM2,
  ...sellersOf(sellerNameOf(row), readOwnership(row.ownership)),
});

/** What decides whether the row of a home or its open revision is what a signature is about. */
export interface SignedState {
  status: PropertyStatus;
  /** Whether a mandate is in force. */
  hasMandate: boolean;
}

/**
 * Whether a mandate signed now is for what the open revision says: of a home that was not published, and to replace the
 * mandate of one that is. What is paused for want of a mandate gets one as it stands.
 */
const isForRevision = ({ status, hasMandate }: SignedState): boolean =>
  status === "draft" || status === "in_review" || hasMandate;

/** The home that a complete revision describes, where a mandate signed now is for it; else null. */
export function revisedHome(content: RevisionContent | null, state: SignedState, now: Date) {
  if (content === null || !isForRevision(state)) return null;
  return publicationIssues(content, now).length === 0 ? homeRowOf(content) : null;
}

/** A property's row with the home that its revision describes. @param city the name of that home's commune */
export function revisedRow<Row extends SubjectRow>(
  row: Row,
  home: ReturnType<typeof homeRowOf>,
  city: string,
): Row {
  const { title, type, address, lot, postalCode, communeCode, parcelId } = home;
  const { surfaceDm2, landSurfaceM2, rooms, coownershipLots, priceCents } = home;
  const place = { address, lot, postalCode, communeCode, city, parcelId };
  const figures = { surfaceDm2, landSurfaceM2, rooms, coownershipLots, priceCents };
  return { ...row, title, type, ...place, ...figures };
}
