import type Database from "better-sqlite3";
import { type Covered, mayBeCover, spreadCovers } from "../catalogue/covers.ts";
import { SAMPLE_PROPERTIES } from "../people/rows/properties.ts";

/** The specification's own listings open on the picture that they were given; the others heed it. */
const SAMPLE = new Set(SAMPLE_PROPERTIES.map(({ id }) => id));

interface Row {
  id: string;
  communeCode: string;
  type: string;
  priceCents: number;
  publishedAt: string;
}

interface Photo {
  position: number;
  mediaKey: string;
  alt: string;
}

/** Demonstrations that people can come upon, the catalogue's in the order of their numbers. */
const LISTINGS = `SELECT id, communeCode, type, priceCents, publishedAt FROM Property
  WHERE isDemonstration AND status IN ('active', 'under_offer') ORDER BY id`;

/**
 * Puts another of its own pictures first in listings whose cover is already that of a neighbour. In the
 * transaction of the load, once all listings are there: only then is it known which are neighbours.
 * @returns how many listings have another cover than before.
 */
export function spreadCatalogueCovers(database: Database.Database): number {
  const photosOf = database.prepare<[string], Photo>(
    "SELECT position, mediaKey, alt FROM PropertyPhoto WHERE propertyId = ? ORDER BY position",
  );
  const put = database.prepare<[string, string, string, number]>(
    "UPDATE PropertyPhoto SET mediaKey = ?, alt = ? WHERE propertyId = ? AND position = ?",
  );
  const rows = database.prepare<[], Row>(LISTINGS).all();
  // The keys are some hundreds: each is one text in memory, however many listings have it.
  const texts = new Map<string, string>();
  const shared = (text: string) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
  const covered = rows.map(({ communeCode, type, priceCents, publishedAt, id }): Covered => {
    const photos = photosOf.all(id);
    const candidates = (SAMPLE.has(id) ? photos.slice(0, 1) : photos).flatMap(({ mediaKey }) =>
      mayBeCover(mediaKey) ? [shared(mediaKey)] : [],
    );
    return {
      communeCode: shared(communeCode),
      type: shared(type),
      priceCents,
      publishedAt,
      candidates,
    };
  });
  let changed = 0;
  for (const [at, choice] of spreadCovers(covered).entries()) {
    const id = rows[at]?.id;
    if (choice === 0 || id === undefined) continue;
    const photos = photosOf.all(id);
    const [first] = photos;
    const next = photos.find(({ mediaKey }) => mediaKey === covered[at]?.candidates[choice]);
    if (!first || !next) continue;
    put.run(next.mediaKey, next.alt, id, first.position);
    put.run(first.mediaKey, first.alt, id, next.position);
    changed += 1;
  }
  return changed;
}
