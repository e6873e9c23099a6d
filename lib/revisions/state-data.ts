import { distanceKm, type GeoPoint } from "../kernel/geo.ts";
import { departmentOf } from "../kernel/place.ts";
import { civilDay } from "../kernel/time.ts";
import type { Address } from "../public-data/addresses/schemas.ts";
import type { Dpe } from "../public-data/dpe/rules.ts";
import type { Parcel } from "../public-data/parcels/rules.ts";
import type { ComparableSale, SalesPlace } from "../public-data/sales/rules.ts";
import {
  FIELD_SCHEMAS,
  type Fill,
  type FillSource,
  type RevisionChanges,
  type RevisionContent,
} from "./content.ts";
import type { ContentField } from "./fields.ts";
import { withoutTyped } from "./fills.ts";
import { isDpeOutdated } from "./publication.ts";
import type { DpeProposal } from "./schemas.ts";

/** What a source says of a home, as changes to its listing, each with its source. */
export interface FilledChanges {
  changes: RevisionChanges;
  fills: Partial<Record<ContentField, Fill>>;
}

/** The values that a listing can hold, among those that a source has. */
function filled(
  given: Partial<Record<ContentField, unknown>>,
  source: FillSource,
  at: Date,
): FilledChanges {
  const fields = (Object.keys(given) as ContentField[]).filter(
    (field) => given[field] !== null && FIELD_SCHEMAS[field].safeParse(given[field]).success,
  );
  const fill: Fill = { source, at: at.toISOString() };
  return {
    changes: Object.fromEntries(fields.map((field) => [field, given[field]])),
    fills: Object.fromEntries(fields.map((field) => [field, fill])),
  };
}

/** Of a DPE of the State's register. `content` is what its listing holds already. */
export function changesOfDpe(dpe: Dpe, at: Date, content: RevisionContent): FilledChanges {
  const given: Partial<Record<ContentField, unknown>> = {
    dpeNumber: dpe.number,
    dpeDoneOn: dpe.establishedOn,
    energyClass: dpe.energyClass,
    ghgClass: dpe.ghgClass,
    energyUse: dpe.energyUse,
    ghgEmission: dpe.ghgEmission,
    surfaceDm2: dpe.surfaceDm2,
    builtYear: dpe.builtYear,
  };
  return filled(withoutTyped(given, content), "ademe", at);
}

/** A DPE as its seller recognises it, and what it fills. @param at when the register gave it */
export function dpeProposal(dpe: Dpe, at: Date, content: RevisionContent, now: Date): DpeProposal {
  const { number, establishedOn, energyClass, ghgClass, surfaceDm2, type } = dpe;
  const { energyCostCents, address, complement, floor, validUntil } = dpe;
  const today = civilDay(now);
  return {
    ...{ number, establishedOn, energyClass, ghgClass, surfaceDm2, type },
    ...{ energyCostCents, address, complement, floor },
    isOutdated: isDpeOutdated(establishedOn, today) || (validUntil !== null && validUntil < today),
    ...changesOfDpe(dpe, at, content),
  };
}

/** Most DPE that are proposed of one address. */
export const MOST_PROPOSALS = 20;

/**
 * The DPE of an address, the likeliest to be the home's first: of its kind, of nearly its surface where one was
 * typed, the newest. Each number once.
 */
export function dpeProposals(
  dpes: readonly Dpe[],
  at: Date,
  content: RevisionContent,
  now: Date,
): DpeProposal[] {
  const { type, surfaceDm2 } = content;
  const kind = type === "studio" ? "apartment" : type;
  const distance = (dpe: Dpe) =>
    surfaceDm2 === undefined || dpe.surfaceDm2 === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(dpe.surfaceDm2 - surfaceDm2);
  const isOther = (dpe: Dpe) =>
    Number(
      dpe.type === "building" || (kind !== undefined && dpe.type !== null && dpe.type !== kind),
    );
  const distinct = [...new Map(dpes.map((dpe) => [dpe.number, dpe])).values()];
  return distinct
    .sort(
      (a, b) =>
        isOther(a) - isOther(b) ||
        distance(a) - distance(b) ||
        b.establishedOn.localeCompare(a.establishedOn),
    )
    .slice(0, MOST_PROPOSALS)
    .map((dpe) => dpeProposal(dpe, at, content, now));
}

/** Of the parcel that the home's pin is on. */
export const changesOfParcel = ({ id }: Parcel, at: Date): FilledChanges =>
  filled({ parcelId: id }, "cadastre", at);

/** Metres from which on an address is another place than the pin that it was found by. */
const BESIDE_M = 100;

/** Whether a pin is in front of an address, rather than in the fields behind it. */
export const isBeside = (pin: GeoPoint, address: Address): boolean =>
  distanceKm(pin, address) * 1_000 <= BESIDE_M;

/** Sales that are shown beside the price. */
const SHOWN_SALES = 6;

/** The latest of the sales that compare with a home, as they are shown. */
export const shownSales = (sales: readonly ComparableSale[]) =>
  sales.slice(0, SHOWN_SALES).map((sale) => {
    const { soldOn: day, surfaceDm2, priceCents, pricePerM2Cents, distanceM, street } = sale;
    return { day, surfaceDm2, priceCents, pricePerM2Cents, distanceM, street };
  });

/** The home that past sales are compared with, and the files that they are in; null where too little is known. */
export function salesPlaceOf(content: RevisionContent): SalesPlace | null {
  const { lat, lng, communeCode: cityCode, type, surfaceDm2 } = content;
  if (lat === undefined || lng === undefined || !cityCode || !type || !surfaceDm2) return null;
  const department = departmentOf(cityCode);
  return { cityCode, department, lat, lng, type, surfaceDm2 };
}
