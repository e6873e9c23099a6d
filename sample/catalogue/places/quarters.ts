import { ofNeighbourhood } from "../../../lib/communes/french.ts";
import { CITY_QUARTERS } from "./city-quarters.ts";

/** A quarter of a commune: its name, how a sentence says it, and where it lies from the centre. */
export interface Quarter {
  name: string;
  /** After "dans le" or alone: "quartier Thabor", "quartier de la Gare". Null for the centre. */
  phrase: string | null;
  kind: "centre" | "quarter";
  /** Kilometres east and north of the commune's point; null where it is drawn at random, once. */
  offset: readonly [east: number, north: number] | null;
}

/** Quarters any town may have, with the article that a sentence needs. */
const TOWN_QUARTERS = [
  "de la Gare",
  "de la Mairie",
  "de l’Hôpital",
  "du Stade",
  "de l’Église",
  "des Écoles",
  "des Coteaux",
  "du Parc",
  "du Marché",
  "de la Fontaine",
  "du Moulin",
  "du Château",
  "de la Plaine",
  "des Tilleuls",
  "du Lavoir",
] as const;

const CENTRE_NAMES = new Set(["Centre-ville", "Intra-muros", "Capitole", "Écusson", "Mairie"]);

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, 1],
  NE: [0.71, 0.71],
  E: [1, 0],
  SE: [0.71, -0.71],
  S: [0, -1],
  SW: [-0.71, -0.71],
  W: [-1, 0],
  NW: [-0.71, 0.71],
};

function parseQuarter(text: string): Quarter {
  const [name = "", place] = text.trim().split("@");
  const [, direction = "", distance = ""] = /^([NSEW]+)([\d.]+)$/.exec(place ?? "") ?? [];
  const unit = DIRECTIONS[direction];
  const km = Number(distance);
  const centre = CENTRE_NAMES.has(name);
  return {
    name,
    phrase: name === "Centre-ville" ? null : `quartier ${ofNeighbourhood(name)}`,
    kind: name === "Centre-ville" ? "centre" : "quarter",
    offset: unit ? [unit[0] * km, unit[1] * km] : centre ? [0, 0] : null,
  };
}

/** The quarters of a commune by its slug; empty where none is written. */
export function cityQuarters(slug: string): Quarter[] {
  const written = CITY_QUARTERS[slug];
  return written ? written.split(",").map(parseQuarter) : [];
}

/** "de la Gare" as a quarter's name on its own: "Gare". */
function bareName(complement: string): string {
  return complement.replace(/^(de la |de l’|des |du )/, "");
}

/** The quarters of a town about which nothing is written: a centre and a few usual ones. */
export function townQuarters(count: number, firstIndex: number): Quarter[] {
  const centre: Quarter = { name: "Centre-ville", phrase: null, kind: "centre", offset: [0, 0] };
  const others = Array.from({ length: count }, (_, index): Quarter => {
    const complement =
      TOWN_QUARTERS[(firstIndex + index * 4) % TOWN_QUARTERS.length] ?? "de la Gare";
    return {
      name: bareName(complement),
      phrase: `quartier ${complement}`,
      kind: "quarter",
      offset: null,
    };
  });
  return [centre, ...others];
}
