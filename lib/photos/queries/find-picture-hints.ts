import { reads } from "../../platform/db/read.ts";
import { hintsAmong } from "../photo-view.ts";
import type { PhotoHint } from "../rules.ts";
import type { PictureHints } from "../views.ts";

const MEASURES = [
  "a.key",
  "a.width",
  "a.height",
  "a.color",
  "a.sharpness",
  "a.brightness",
  "a.similarity",
] as const;

/**
 * What the editor says of the photos of a listing, or of its plans, one for each key: of a picture that was not measured
 * nothing. Those that were taken out of the listing are none of its pictures, for it as for its seller.
 */
export async function findPictureHints(keys: readonly string[]): Promise<PictureHints[]> {
  if (keys.length === 0) return [];
  const rows = await reads()
    .selectFrom("MediaAsset as a")
    .select(MEASURES)
    .where("a.key", "in", keys)
    .orderBy("a.createdAt")
    .orderBy("a.key")
    .execute();
  return hintsAmong(keys, rows);
}

/** The hints of all photos that some published listings show, by the listings' ids. */
export async function hintsOfListings(
  ids: readonly string[],
): Promise<ReadonlyMap<string, PhotoHint[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("PropertyPhoto as f")
    .innerJoin("MediaAsset as a", "a.key", "f.mediaKey")
    .select(["f.propertyId", ...MEASURES])
    .where("f.propertyId", "in", ids)
    .orderBy("a.createdAt")
    .orderBy("a.key")
    .execute();
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ propertyId }) => propertyId === id);
      const keys = [...new Set(own.map(({ key }) => key))];
      return [id, hintsAmong(keys, own).flatMap(({ hints }) => hints)];
    }),
  );
}
