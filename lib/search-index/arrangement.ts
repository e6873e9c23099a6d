import { FEATURES } from "../kernel/property-kinds.ts";
import { type BaseSize, bitmapWords, QUANTILES } from "./base-layout.ts";
import type { Bitmap } from "./bitmap.ts";
import { FEATURE_SLOT, SLOTS } from "./facets.ts";
import type { Sections } from "./sections.ts";

/**
 * The documents in some order, and bitmaps with a bit for each place of it. A base has its
 * documents by place, for queries about somewhere; and by kind, for those about the whole country.
 */
export interface Arrangement {
  /** Places, those that hold no document included. */
  readonly length: number;
  /** The documents that were not replaced or removed. */
  readonly live: Bitmap;
  /** Of each feature. */
  readonly features: readonly Bitmap[];
  /** Of each dense posting. */
  readonly dense: readonly Bitmap[];
  /** Of the surfaces' quantiles: see `ranges.ts`. */
  readonly surfaces: readonly Bitmap[];
  /** The place of each document; null: a document's place is its number. */
  readonly placeOf: Int32Array | null;
  /** The document at each place, −1 where there is none; null: as above. */
  readonly documentAt: Int32Array | null;
}

/** The documents by department, commune and neighbourhood: their own order. */
export function arrangedByPlace(sections: Sections, { documents, dense }: BaseSize): Arrangement {
  return {
    length: documents,
    live: new Int32Array(bitmapWords(documents)),
    features: sections.parts("slots", SLOTS).slice(FEATURE_SLOT),
    dense: sections.parts("dense", dense),
    surfaces: sections.parts("quantiles:surface", QUANTILES - 1),
    placeOf: null,
    documentAt: null,
  };
}

/** The documents by kind (kinds.ts); null where the base has none. */
export function arrangedByKind(
  sections: Sections,
  { kinds, kindPlaces, dense }: BaseSize,
): Arrangement | null {
  if (kinds === 0) return null;
  return {
    length: kindPlaces,
    live: new Int32Array(bitmapWords(kindPlaces)),
    features: sections.parts("kindFeatures", FEATURES.length),
    dense: sections.parts("kindDense", dense),
    surfaces: sections.parts("kindSurfaces", QUANTILES - 1),
    placeOf: sections.int32("kindPlaceOf"),
    documentAt: sections.int32("kindDocumentAt"),
  };
}
