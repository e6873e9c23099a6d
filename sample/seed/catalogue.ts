import type Database from "better-sqlite3";
import type { CommuneRow } from "../../lib/communes/commune.ts";
import { indexOfListingId, listingId } from "../catalogue/ids.ts";
import { BulkInsert } from "./bulk.ts";
import { BULK_THRESHOLD, bulkLoad } from "./bulk-load.ts";
import {
  type CatalogueChunk,
  OFFER_COLUMNS,
  PERIOD_COLUMNS,
  PHOTO_COLUMNS,
  PROPERTY_COLUMNS,
  SLOT_COLUMNS,
} from "./catalogue-rows.ts";
import { chunksElsewhere, chunksHere, contextOf } from "./catalogue-source.ts";
import { spreadCatalogueCovers } from "./covers.ts";
import { writeMandates } from "./mandates.ts";
import { PeopleWriter } from "./people.ts";
import { writeRevisions } from "./revisions.ts";
import { writeSales } from "./sales.ts";

/** How a catalogue is loaded. */
export interface CatalogueOptions {
  /** Listings the catalogue should have. */
  count: number;
  /** Same seed, same listings. */
  seed: number;
  /** The present that dates are relative to. */
  now: Date;
  communes: CommuneRow[];
  onProgress?: (done: number, total: number) => void;
  /** Loads of at least this many listings are bulk loads. */
  bulkThreshold?: number;
}

/** How many listings of the catalogue are there, or were: numbers are never given twice. */
export function catalogueSize(database: Database.Database): number {
  const last = database
    .prepare<[], string>(
      `SELECT "id" FROM "Property" WHERE "id" >= 'c' AND "id" < 'd'
         AND "sellerId" GLOB 'p?????000000' ORDER BY "id" DESC LIMIT 1`,
    )
    .pluck()
    .get() as string | undefined;
  return last === undefined ? 0 : indexOfListingId(last) + 1;
}

/**
 * Brings the catalogue to `count` listings: adds those that are missing, removes none.
 * All of them are added or none is. Needs the communes in the database.
 * @returns how many were added.
 */
export async function seedCatalogue(
  database: Database.Database,
  { count, seed, now, communes, onProgress, bulkThreshold = BULK_THRESHOLD }: CatalogueOptions,
): Promise<number> {
  const first = catalogueSize(database);
  const missing = count - first;
  if (missing <= 0) return 0;
  const settings = { communes, seed, now: now.getTime() };
  const context = contextOf(settings);
  const bulk = missing >= bulkThreshold;
  const load = async () => {
    const people = new PeopleWriter(database, context.world.ambassadorTowns, settings.now);
    const insert = chunkWriter(database, people);
    let done = 0;
    const chunks = bulk
      ? chunksElsewhere(first, count, settings)
      : chunksHere(first, count, context);
    for await (const chunk of chunks) {
      insert(chunk);
      done += chunk.count;
      onProgress?.(done, missing);
    }
    spreadCatalogueCovers(database);
    // Numbers of listings ascend with their ids: those just written.
    writeMandates(database, `"id" >= '${listingId(first, 0)}' AND "id" < 'd'`);
    writeRevisions(database, `"id" >= '${listingId(first, 0)}' AND "id" < 'd'`, now);
    writeSales(database, `p."id" >= '${listingId(first, 0)}' AND p."id" < 'd'`, now);
  };
  if (bulk) await bulkLoad(database, load);
  else await inTransaction(database, load);
  return missing;
}

/** A small load: triggers tell the search index, references are checked row by row. */
async function inTransaction(
  database: Database.Database,
  load: () => Promise<void>,
): Promise<void> {
  database.exec("BEGIN IMMEDIATE");
  try {
    await load();
    database.exec("COMMIT");
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function chunkWriter(
  database: Database.Database,
  people: PeopleWriter,
): (chunk: CatalogueChunk) => void {
  const properties = new BulkInsert(database, "Property", PROPERTY_COLUMNS);
  const photos = new BulkInsert(database, "PropertyPhoto", PHOTO_COLUMNS);
  const slots = new BulkInsert(database, "VisitSlot", SLOT_COLUMNS);
  const offers = new BulkInsert(database, "Offer", OFFER_COLUMNS);
  const periods = new BulkInsert(database, "StatusPeriod", PERIOD_COLUMNS);
  return (chunk) => {
    people.write(chunk.people);
    properties.insert(chunk.properties);
    photos.insert(chunk.photos);
    slots.insert(chunk.slots);
    offers.insert(chunk.offers);
    periods.insert(chunk.periods);
  };
}
