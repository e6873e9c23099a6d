import { TYPE_PLURALS, TYPE_SINGULARS } from "@/lib/content/common";
import { SEARCH_META } from "@/lib/search/copy";
import type { CityTypeFigures } from "../../../../lib/cities/rules.ts";
import { inCommune, typeset } from "../../../../lib/communes/french.ts";
import { COMMON } from "../../../../lib/content/common.ts";
import {
  formatCount,
  formatInteger,
  formatPricePerM2,
  joinWords,
} from "../../../../lib/kernel/format.ts";
import { routes } from "../../../../lib/routes/public.ts";
import { CITY } from "./copy.ts";

/** What a city's page is written from. */
export interface CityMarket {
  name: string;
  slug: string;
  departmentName: string;
  departmentCode: string;
  regionName: string;
  population: number;
  /** Homes for sale, demonstrations left out. */
  count: number;
  demonstrations: number;
  byType: readonly CityTypeFigures[];
}

/** "20 appartements et 1 maison" */
function countsByType(byType: readonly CityTypeFigures[]): string {
  return joinWords(
    byType.map(({ type, count }) => formatCount(count, TYPE_SINGULARS[type], TYPE_PLURALS[type])),
  );
}

/**
 * What is for sale in a city, and what is a demonstration: stated apart, for the second is nothing
 * to buy.
 */
function forSale({ name, count, demonstrations, byType }: CityMarket): string {
  const where = inCommune(typeset(name));
  if (count === 0) return CITY.onlyDemonstrations(where, demonstrations);
  const homes = CITY.forSale(where, count, countsByType(byType));
  return demonstrations === 0 ? homes : `${homes} ${CITY.demonstrationsToo(demonstrations)}`;
}

/** The paragraph that opens a city's page, written from its figures. */
export function cityIntroduction(city: CityMarket): string {
  const { name, departmentName, departmentCode, regionName, population } = city;
  const listings = forSale(city);
  if (population === 0) return listings;
  const situation = `${typeset(name)} compte ${formatInteger(population)} habitants (${typeset(departmentName)}, ${departmentCode}, région ${typeset(regionName)}).`;
  return `${listings} ${situation}`;
}

/** The sentence search engines show: the prices people look for. */
export function cityDescription({ name, count, demonstrations, byType }: CityMarket): string {
  const where = inCommune(typeset(name));
  if (count === 0) return CITY.onlyDemonstrations(where, demonstrations);
  const prices = byType.flatMap(({ type, medianPricePerM2Cents }) =>
    medianPricePerM2Cents === null
      ? []
      : [`${TYPE_PLURALS[type]} à ${formatPricePerM2(medianPricePerM2Cents)}`],
  );
  const listings = `${formatCount(count, "bien", "biens")} à vendre ${where}.`;
  // One home of a type has no median; with none at all, prices are not mentioned.
  const medians = prices.length === 0 ? "" : ` Prix médians\u00a0: ${joinWords(prices)}.`;
  return `${listings}${medians} ${SEARCH_META.promise}`;
}

/** Structured data of a city's page: the way to it, and the listings it shows. */
export function cityJsonLd(
  city: Pick<CityMarket, "name" | "slug">,
  items: readonly { id: string; title: string }[],
  origin: string,
) {
  const crumbs = [
    { name: COMMON.home, item: routes.home },
    { name: CITY.breadcrumb, item: routes.buy },
    { name: typeset(city.name), item: routes.city(city.slug) },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ name, item }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: `${origin}${item}`,
        })),
      },
      {
        "@type": "ItemList",
        name: CITY.title(inCommune(typeset(city.name))),
        numberOfItems: items.length,
        itemListElement: items.map(({ id, title }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: title,
          url: `${origin}${routes.listing(id)}`,
        })),
      },
    ],
  } as const;
}
