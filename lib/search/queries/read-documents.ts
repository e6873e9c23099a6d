import { comparedCost } from "../../financing/monthly-cost.ts";
import { type Feature, SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { COST_COLUMNS, costsOfRow } from "../../listings/home-costs.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { type EngineDocument, featureMask, qualityScore } from "../../search-index/document.ts";

/* Listings on the market, as the search index has them. */

const searchable = () =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.type", "p.priceCents", "p.surfaceDm2", "p.rooms", "p.bedrooms"])
    .select(COST_COLUMNS)
    .select(["p.bathrooms", "p.floor", "p.floorCount", "p.confirmedAt"])
    .select(["p.energyClass", "p.features", "p.communeCode", "c.departmentCode", "p.postalCode"])
    .select(["p.neighbourhood", "p.publicLat", "p.publicLng", "p.publishedAt", "p.searchText"])
    .select((eb) => [
      eb.fn<number>("length", ["p.description"]).as("descriptionLength"),
      eb
        .selectFrom("PropertyPhoto as h")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("h.propertyId", "=", "p.id")
        .$asScalar()
        .$notNull()
        .as("photoCount"),
    ])
    // The condition of the index of communes (`Property_searchable`), in its words.
    .where("p.status", "in", literals(SEARCHABLE_STATUSES));

type Row = Awaited<ReturnType<ReturnType<typeof searchable>["execute"]>>[number];

function documentOf(row: Row): EngineDocument {
  const features = JSON.parse(row.features) as Feature[];
  return {
    id: row.id,
    type: row.type,
    priceCents: row.priceCents,
    monthlyCents: comparedCost(row.priceCents, costsOfRow(row)).monthlyCents,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    floor: row.floor,
    floorCount: row.floorCount,
    energyClass: row.energyClass,
    features: featureMask(features),
    communeCode: row.communeCode,
    departmentCode: row.departmentCode,
    postalCode: row.postalCode,
    neighbourhood: row.neighbourhood ?? "",
    // Searches by area compare what the public sees: narrow ones would find the home otherwise.
    lat: row.publicLat,
    lng: row.publicLng,
    // A constraint of the table: what is on the market was published.
    publishedAt: fromDbInstant(row.publishedAt)?.getTime() ?? 0,
    confirmedAt: fromDbInstant(row.confirmedAt)?.getTime() ?? 0,
    searchText: row.searchText,
    quality: qualityScore({
      photoCount: row.photoCount,
      hasEnergy: row.energyClass !== null,
      descriptionLength: row.descriptionLength,
      featureCount: features.length,
    }),
  };
}

/** How many listings are on the market. */
export async function countDocuments(): Promise<number> {
  const row = await reads()
    .selectFrom("Property")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The listings of those ids that are on the market: read now, whatever the index stands at. */
export async function readDocuments(ids: readonly string[]): Promise<EngineDocument[]> {
  if (ids.length === 0) return [];
  return (await searchable().where("p.id", "in", ids).execute()).map(documentOf);
}

/** Rows of one slice: some 5 ms, so that requests are answered between slices. */
const SLICE_ROWS = 500;

/**
 * Every listing on the market, in the order of communes, in slices. Each slice is read at its own time: what changes
 * meanwhile is in the log of changes.
 */
export async function* readAllDocuments(): AsyncGenerator<EngineDocument[]> {
  let last = { communeCode: "", id: "" };
  for (;;) {
    const { communeCode, id } = last;
    const rows = await searchable()
      .where((eb) => eb(eb.refTuple("p.communeCode", "p.id"), ">", eb.tuple(communeCode, id)))
      .orderBy("p.communeCode")
      .orderBy("p.id")
      .limit(SLICE_ROWS)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(documentOf);
    last = end;
  }
}
