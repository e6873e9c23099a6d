import type { PropertyType } from "../../../kernel/property-kinds.ts";
import { reads } from "../../../platform/db/read.ts";
import { meanPricePerM2Cents } from "../rules.ts";
import { publishedListings } from "./published-listings.ts";

/** What is compared: the homes of a type in a commune. */
export interface CommuneType {
  communeCode: string;
  type: PropertyType;
}

const rowOf = ({ communeCode, type }: CommuneType) =>
  reads().selectNoFrom((eb) => [eb.val(communeCode).as("communeCode"), eb.val(type).as("type")]);

/** What the published listings of some communes and types come to, from an index alone. */
export async function communePrices([first, ...others]: readonly CommuneType[]) {
  if (first === undefined) return [];
  const wanted = others.reduce((all, each) => all.unionAll(rowOf(each)), rowOf(first));
  return publishedListings()
    .innerJoin(wanted.as("j"), (join) =>
      join.onRef("j.communeCode", "=", "p.communeCode").onRef("j.type", "=", "p.type"),
    )
    .select(["p.communeCode", "p.type"])
    .select(({ fn }) => [
      fn.countAll<number>().as("listings"),
      fn.sum<number>("p.priceCents").as("priceCents"),
      fn.sum<number>("p.surfaceDm2").as("surfaceDm2"),
    ])
    .groupBy(["p.communeCode", "p.type"])
    .execute();
}

/** The mean price per m² of a commune and type, in cents; null where too few listings are known. */
export async function findMeanPrice(
  communeCode: string,
  type: PropertyType,
): Promise<number | null> {
  const [prices] = await communePrices([{ communeCode, type }]);
  return meanPricePerM2Cents(prices);
}
