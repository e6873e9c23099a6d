import { type HomeClock, homeClock } from "../kernel/place.ts";
import { isPublicStatus, type PropertyStatus } from "../kernel/property-kinds.ts";
import type { PhotoView } from "./views.ts";

/** A property beside what happens to it: a visit, an offer, a conversation. */
export interface PropertyBrief {
  id: string;
  title: string;
  city: string;
  priceCents: number;
  photo: PhotoView | null;
  /** By which its days and hours are read. */
  clock: HomeClock;
  /** Whether its page can be opened by anybody. */
  isPublic: boolean;
  /** Whether a buyer can make an offer. */
  takesOffers: boolean;
}

/** Its columns, from `Property as p`, its commune `c` and its cover `ph` (optional). */
export const BRIEF_COLUMNS = [
  "p.id as propertyId",
  "p.title as propertyTitle",
  "p.priceCents",
  "p.status as propertyStatus",
  "p.communeCode",
  "c.name as city",
  "ph.mediaKey",
  "ph.alt",
] as const;

export interface BriefRow {
  propertyId: string;
  propertyTitle: string;
  priceCents: number;
  propertyStatus: PropertyStatus;
  communeCode: string;
  city: string;
  mediaKey: string | null;
  alt: string | null;
}

/** The cover of a property, where it has one. */
export function coverOf({ mediaKey, alt }: Pick<BriefRow, "mediaKey" | "alt">): PhotoView | null {
  return mediaKey === null ? null : { mediaKey, alt: alt ?? "" };
}

/** @param readerPostalCode of its reader, where that is known: whether they have to know whose hour a time is */
export function briefView(row: BriefRow, readerPostalCode: string | null = null): PropertyBrief {
  return {
    id: row.propertyId,
    title: row.propertyTitle,
    city: row.city,
    priceCents: row.priceCents,
    photo: coverOf(row),
    clock: homeClock(row.communeCode, readerPostalCode),
    isPublic: isPublicStatus(row.propertyStatus),
    takesOffers: row.propertyStatus === "active",
  };
}
