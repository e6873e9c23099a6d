import { eurosToCents } from "../../kernel/money.ts";
import type { EnergyClass } from "../../kernel/property-kinds.ts";
import type { DpeLines } from "./schemas.ts";

/** What a DPE of the register says of a home. */
export interface Dpe {
  /** Thirteen characters, e.g. "2435E0000000A". */
  number: string;
  /** Civil day, `YYYY-MM-DD`. */
  establishedOn: string;
  /** Civil day; null where the register has none. */
  validUntil: string | null;
  energyClass: EnergyClass;
  ghgClass: EnergyClass;
  /** Primary energy, kWh/m² a year. */
  energyUse: number | null;
  /** kg CO₂/m² a year. */
  ghgEmission: number | null;
  /** Of the home; null where the DPE is of a whole building. */
  surfaceDm2: number | null;
  builtYear: number | null;
  type: "apartment" | "house" | "building" | null;
  /** A year's cost of the five uses: one figure where the document, and a listing, have a range. */
  energyCostCents: number | null;
  address: string | null;
  /** What tells the home apart at its address, in the diagnostician's words: "Bât A, 2e étage gauche". */
  complement: string | null;
  /** Null where the register has none. */
  floor: number | null;
}

const TYPES: Readonly<Record<string, Dpe["type"]>> = {
  appartement: "apartment",
  maison: "house",
  immeuble: "building",
};

const MIN_YEAR = 1_000;
const MAX_YEAR = 2_200;

const whole = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value);

/** Zero is "not filled in". */
const positive = (value: number | null | undefined) => value || null;

/** The views of lines of the register; null where there is none. */
export function toDpes({ results }: DpeLines): Dpe[] | null {
  return results.length === 0 ? null : results.map(toDpe);
}

function toDpe(line: DpeLines["results"][number]): Dpe {
  const surface = positive(line.surface_habitable_logement);
  const year = whole(line.annee_construction);
  const cost = positive(line.cout_total_5_usages);
  return {
    number: line.numero_dpe,
    establishedOn: line.date_etablissement_dpe,
    validUntil: line.date_fin_validite_dpe ?? null,
    energyClass: line.etiquette_dpe,
    ghgClass: line.etiquette_ges,
    energyUse: whole(line.conso_5_usages_par_m2_ep),
    ghgEmission: whole(line.emission_ges_5_usages_par_m2),
    surfaceDm2: surface && Math.round(surface * 100),
    builtYear: year !== null && year >= MIN_YEAR && year <= MAX_YEAR ? year : null,
    type: TYPES[line.type_batiment?.toLowerCase() ?? ""] ?? null,
    energyCostCents: cost && eurosToCents(cost),
    address: line.adresse_ban ?? null,
    complement: line.complement_adresse_logement?.trim() || null,
    // The register has 0 where nothing was filled in: most of its flats.
    floor: whole(positive(line.numero_etage_appartement)),
  };
}

/** A text's words alone, without accents: what two spellings of a street have in common. */
export function plainWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, " ")
    .trim();
}

/** The DPE whose address has all the words of a street. */
export function dpesOfStreet(dpes: readonly Dpe[], street: string): Dpe[] {
  const wanted = plainWords(street).split(" ");
  return dpes.filter(({ address }) => {
    const words = new Set(plainWords(address ?? "").split(" "));
    return wanted.every((word) => words.has(word));
  });
}
