import { saleCodes } from "../../communes/arrondissements.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import { type CityTypeFigures, figuresByType } from "../rules.ts";
import { citySales } from "./city-sales.ts";

/**
 * What a commune's listings of each type ask for, those of real homes apart from demonstrations; Paris, Lyon
 * and Marseille with their arrondissements.
 */
export function findAskingPrices(communeCode: string): {
  real: CityTypeFigures[];
  demonstrations: CityTypeFigures[];
} {
  const codes = saleCodes(communeCode);
  addCacheTags(...codes.map((code) => `city:${code}` as const));
  const sales = codes.flatMap((code) => citySales().all({ communeCode: code }));
  return {
    real: figuresByType(sales.filter(({ isDemonstration }) => isDemonstration === 0)),
    demonstrations: figuresByType(sales.filter(({ isDemonstration }) => isDemonstration === 1)),
  };
}
