import { slugify } from "../../communes/slugs.ts";
import { findCityFigures } from "./find-city-figures.ts";

/**
 * What the last part of a city page's address leads to: the page, another spelling's page ("RENNES",
 * "Orléans"), or nothing.
 */
export type CityAddress = { kind: "page" } | { kind: "moved"; slug: string } | { kind: "unknown" };

export async function findCityAddress(name: string): Promise<CityAddress> {
  if (await findCityFigures(name)) return { kind: "page" };
  const slug = name.length <= 100 ? slugify(name) : name;
  if (slug !== name && (await findCityFigures(slug))) return { kind: "moved", slug };
  return { kind: "unknown" };
}
