import type { Arena } from "./arena.ts";
import { type BaseSize, bitmapBytes } from "./base-layout.ts";
import { FEATURE_SLOT } from "./facets.ts";

/**
 * The documents in some order, and bitmaps with a bit for each place of it. A base has its
 * documents by place, for queries about somewhere; and by kind, for those about the whole country.
 */
export interface Arrangement {
  /** Places, those that hold no document included. */
  readonly length: number;
  /** Bytes of a bitmap. */
  readonly stride: number;
  /** Addresses: the bitmap of live documents, the first feature's, the first dense posting's. */
  readonly liveAt: number;
  readonly featuresAt: number;
  readonly denseAt: number;
  /** Address of the first quantile of the surfaces: see `ranges.ts`. */
  readonly surfacesAt: number;
  /** The place of each document; null: a document's place is its number. */
  readonly placeOf: Int32Array | null;
  /** The document at each place, −1 where there is none; null: as above. */
  readonly documentAt: Int32Array | null;
}

/** The documents by department, commune and neighbourhood: their own order. */
export function arrangedByPlace(arena: Arena, { documents }: BaseSize): Arrangement {
  const stride = bitmapBytes(documents);
  return {
    length: documents,
    stride,
    liveAt: arena.address("live"),
    featuresAt: arena.address("slots") + FEATURE_SLOT * stride,
    denseAt: arena.address("dense"),
    surfacesAt: arena.address("quantiles:surface"),
    placeOf: null,
    documentAt: null,
  };
}

/** The documents by kind (kinds.ts); null where the base has none. */
export function arrangedByKind(arena: Arena, { kinds, kindPlaces }: BaseSize): Arrangement | null {
  if (kinds === 0) return null;
  return {
    length: kindPlaces,
    stride: bitmapBytes(kindPlaces),
    liveAt: arena.address("kindLive"),
    featuresAt: arena.address("kindFeatures"),
    denseAt: arena.address("kindDense"),
    surfacesAt: arena.address("kindSurfaces"),
    placeOf: arena.int32("kindPlaceOf"),
    documentAt: arena.int32("kindDocumentAt"),
  };
}
