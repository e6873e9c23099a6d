import { saleCodes } from "../../communes/arrondissements.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { type CityTypeFigures, figuresByType } from "../rules.ts";
import { citySales } from "./city-sales.ts";

/**
 * What a commune's listings of each type ask for, those of real homes apart from demonstrations; Paris, Lyon
 * and Marseille with their arrondissements.
 */
export async function findAskingPrices(communeCode: string): Promise<{
  real: CityTypeFigures[];
  demonstrations: CityTypeFigures[];
}> {
  const codes = saleCodes(communeCode);
  addCacheTags(...codes.map((code) => `city:${code}` as const));
  const sales = await citySales(codes);
  return {
    real: figuresByType(sales.filter(({ isDemonstration }) => !isDemonstration)),
    demonstrations: figuresByType(sales.filter(({ isDemonstration }) => isDemonstration)),
  };
}
