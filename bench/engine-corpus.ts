import type { CommuneRow } from "../lib/communes/commune.ts";
import { type EngineDocument, featureMask, qualityScore } from "../lib/search-index/document.ts";
import { searchTextOf } from "../lib/search-index/text/words.ts";
import { generateListing } from "../sample/catalogue/listing.ts";
import { visitHours } from "../sample/catalogue/visit-hours.ts";
import { createWorld, type Place } from "../sample/catalogue/world.ts";
import { loadCommunes } from "../scripts/db/reference/gazetteer.ts";

const SEED = 20_261_121;
/** The present of the corpus: the same corpus on any day. */
const NOW = Date.UTC(2026, 10, 1);
const SLICE = 1_000;
const PHOTOS = 12;

/** The generated catalogue as documents of the index, without a database. */
export interface Corpus {
  communes: CommuneRow[];
  /** Places a listing can be in. */
  places: readonly Place[];
  /** `size` searchable listings, in slices. */
  slices(size: number): Generator<EngineDocument[]>;
}

/** The catalogue that `SEED_CATALOGUE` loads, listing by listing. */
export function engineCorpus(): Corpus {
  const communes = loadCommunes();
  const context = {
    world: createWorld(communes),
    seed: SEED,
    now: NOW,
    visitDays: visitHours(NOW),
  };
  return {
    communes,
    places: context.world.places,
    *slices(size) {
      let slice: EngineDocument[] = [];
      let made = 0;
      for (let index = 0; made < size; index++) {
        const { property, place } = generateListing(index, context);
        if (property.status !== "active" && property.status !== "under_offer") continue;
        made++;
        slice.push({
          ...property,
          departmentCode: place.commune.departmentCode,
          neighbourhood: property.neighbourhood ?? "",
          features: featureMask(property.features),
          publishedAt: property.publishedAt ?? property.createdAt,
          searchText: searchTextOf(property.title, property.neighbourhood, property.description),
          quality: qualityScore({
            photoCount: 1 + (index % PHOTOS),
            hasEnergy: property.energyClass !== null,
            descriptionLength: property.description.length,
            featureCount: property.features.length,
          }),
        });
        if (slice.length === SLICE) {
          yield slice;
          slice = [];
        }
      }
      yield slice;
    },
  };
}
