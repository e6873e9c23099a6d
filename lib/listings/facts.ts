import { z } from "zod";

/**
 * What a listing's page and `GET /api/listings/{id}` say as the column of `Property` holds it, by the column: its
 * name in the call, and its shape there. What they make something of is in detail-row.ts and json-views.ts.
 */
const FACTS = {
  description: { json: "description", shape: z.string() },
  bathrooms: { json: "bathrooms", shape: z.int().nonnegative() },
  landSurfaceM2: { json: "landSurface", shape: z.number().nullable().describe("Square metres.") },
  floor: { json: "floor", shape: z.int().nullable() },
  floorCount: { json: "floorCount", shape: z.int().nullable() },
  builtYear: { json: "builtYear", shape: z.int().nullable() },
  /** Trains, metro and buses nearby. */
  transport: {
    json: "transport",
    shape: z.string().nullable().describe("Public transport nearby, in the seller's words."),
  },
  energyUse: {
    json: "energyUse",
    shape: z.int().nullable().describe("kWh of primary energy per m² and year."),
  },
  ghgEmission: {
    json: "ghgEmission",
    shape: z.int().nullable().describe("kg of CO2 equivalent per m² and year."),
  },
} as const;

type Facts = typeof FACTS;
type FactName = keyof Facts;

/** The facts as a row and a page have them. */
export type ListingFacts = { [Name in FactName]: z.output<Facts[Name]["shape"]> };

type FactShapes = { [Name in FactName as Facts[Name]["json"]]: Facts[Name]["shape"] };
type FactsJson = { [Name in FactName as Facts[Name]["json"]]: ListingFacts[Name] };

const NAMES = Object.keys(FACTS) as FactName[];

export const FACT_COLUMNS = NAMES.map((name) => `p.${name}` as const);

/** What the call says of them. */
export const FACT_SHAPES = Object.fromEntries(
  NAMES.map((name) => [FACTS[name].json, FACTS[name].shape]),
) as FactShapes;

export const factsOf = (row: ListingFacts) =>
  Object.fromEntries(NAMES.map((name) => [name, row[name]])) as ListingFacts;

export const factsJson = (listing: ListingFacts) =>
  Object.fromEntries(NAMES.map((name) => [FACTS[name].json, listing[name]])) as FactsJson;
