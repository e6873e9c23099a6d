import type { Draw } from "../draw.ts";
import { eligible, type Facts, type Line, type Topic } from "./facts.ts";
import { aOne, capital, countWord, floorName, grouped, setSpaces } from "./words.ts";

/** Longest title, in characters: more is cut on a card. */
export const TITLE_LENGTH = 70;

/** The best thing to say after "avec", if any. */
function highlight(f: Facts, draw: Draw): string | null {
  const flat = f.dwelling.type !== "house";
  const found: string[] = [];
  if (f.has("vue-mer")) found.push("vue mer");
  if (f.has("piscine")) found.push(flat ? "piscine en résidence" : "piscine");
  if (f.has("terrasse")) found.push("terrasse");
  if (f.has("jardin")) found.push(flat ? "jardin privatif" : "jardin");
  if (f.has("balcon") && flat) found.push("balcon");
  if (f.has("vue-degagee")) found.push("vue dégagée");
  if (found.length === 0 && f.has("garage")) found.push("garage");
  if (found.length === 0 && f.has("cave") && flat) found.push("cave");
  return found.length === 0 ? null : draw.pick(found.slice(0, 2));
}

const adjective = (f: Facts, draw: Draw): string | null => {
  const found: string[] = [];
  if (f.has("renove")) found.push(`rénové${f.e}`);
  if (f.has("lumineux") && f.dwelling.type !== "house") found.push(f.e ? "lumineuse" : "lumineux");
  if (f.has("traversant")) found.push("traversant");
  if (f.has("plain-pied")) found.push("de plain-pied");
  if (f.has("calme")) found.push("au calme");
  return found.length === 0 ? null : draw.pick(found);
};

const bedrooms = ({ dwelling }: Facts) =>
  `${dwelling.bedrooms} chambre${dwelling.bedrooms > 1 ? "s" : ""}`;

/** ", quartier Thabor"; empty in a centre or a village. */
const inQuarter = ({ quarter }: Facts) => (quarter?.phrase ? `, ${quarter.phrase}` : "");

const spaced = (word: string | null) => (word ? ` ${word}` : "");
const withThing = (thing: string | null) => (thing ? ` avec ${thing}` : "");

/** "T3 rénové avec balcon", and "T3 de 63 m²" when there is nothing to add. */
function qualified(head: string, f: Facts, draw: Draw): string {
  const qualities = spaced(adjective(f, draw)) + withThing(highlight(f, draw));
  return head + (qualities || ` de ${f.area}`);
}

const FLAT_TITLES: readonly Line[] = [
  {
    say: (f, d) =>
      `Appartement ${f.dwelling.rooms} pièces${withThing(highlight(f, d))}${inQuarter(f)}`,
  },
  { say: (f, d) => qualified(`T${f.dwelling.rooms}`, f, d) },
  {
    say: (f, d) =>
      `${capital(countWord(f.dwelling.rooms))}-pièces${spaced(adjective(f, d))} de ${f.area}${inQuarter(f)}`,
  },
  {
    when: (f) => (f.dwelling.floor ?? 0) >= 3 && f.dwelling.floor === f.dwelling.floorCount,
    say: (f, d) => `Dernier étage : ${f.dwelling.rooms} pièces${withThing(highlight(f, d))}`,
  },
  {
    when: (f) => f.dwelling.bedrooms >= 3,
    say: (f, d) => `Appartement familial, ${bedrooms(f)}${withThing(highlight(f, d))}`,
  },
  {
    when: (f) => f.dwelling.builtYear < 1915 && (f.has("parquet") || f.has("cheminee")),
    say: (f) => `Le charme de l’ancien : ${f.dwelling.rooms} pièces de ${f.area}${inQuarter(f)}`,
  },
  {
    when: (f) => f.dwelling.duplex,
    say: (f, d) => `Duplex de ${f.area}${withThing(highlight(f, d))}${inQuarter(f)}`,
  },
  {
    when: (f) => f.has("ascenseur"),
    say: (f) =>
      `${f.dwelling.rooms} pièces au ${floorName(f.dwelling.floor ?? 0)} avec ascenseur${inQuarter(f)}`,
  },
  {
    when: (f) => f.quarter?.kind === "centre",
    say: (f, d) =>
      `En centre-ville, ${f.dwelling.rooms} pièces${spaced(adjective(f, d))} de ${f.area}`,
  },
];

const STUDIO_TITLES: readonly Line[] = [
  { say: (f, d) => `Studio${spaced(adjective(f, d))} de ${f.area}${inQuarter(f)}` },
  {
    when: (f) => f.quarter?.kind === "quarter",
    say: (f, d) => `Studio${withThing(highlight(f, d))}${inQuarter(f)}`,
  },
  { say: (f, d) => qualified("Studio", f, d) },
  {
    when: (f) => f.dwelling.floorCount === f.dwelling.floor && (f.dwelling.floor ?? 0) >= 2,
    say: (f) => `Studio de ${f.area} au dernier étage${inQuarter(f)}`,
  },
  {
    when: (f) => f.quarter?.kind === "centre",
    say: (f, d) => `Studio${spaced(adjective(f, d))} en centre-ville, ${f.area}`,
  },
];

const HOUSE_TITLES: readonly Line[] = [
  { say: (f, d) => qualified(capital(f.noun.word), f, d) },
  {
    say: (f, d) =>
      `${capital(f.noun.word)} ${f.dwelling.rooms} pièces${withThing(highlight(f, d))}`,
  },
  { say: (f, d) => `${capital(f.noun.word)}, ${bedrooms(f)}${withThing(highlight(f, d))}` },
  {
    when: (f) => f.has("jardin") && (f.dwelling.landSurfaceM2 ?? 0) >= 500,
    say: (f) =>
      `${capital(f.noun.word)} de ${f.area} sur ${grouped(f.dwelling.landSurfaceM2 ?? 0)} m² de terrain`,
  },
  {
    when: (f) => f.dwelling.builtYear >= 1900,
    say: (f, d) =>
      `${capital(f.noun.word)} de ${f.dwelling.builtYear}${withThing(highlight(f, d))}${inQuarter(f)}`,
  },
  {
    when: (f) => f.has("calme") && f.has("jardin"),
    say: (f) => `Au calme, ${aOne(f.noun)} de ${f.area} et son jardin`,
  },
  {
    when: (f) => f.has("vue-mer"),
    say: (f) => `${capital(f.noun.word)} avec vue mer, ${bedrooms(f)}`,
  },
  {
    when: (f) => f.energyClass <= "B",
    say: (f) => `${capital(f.noun.word)} économe, classe ${f.energyClass}, ${bedrooms(f)}`,
  },
];

const NOTHING_SPOKEN: ReadonlySet<Topic> = new Set();

/** A title of at most 70 characters, without the commune's name, which is shown beside it. */
export function entitle(facts: Facts, draw: Draw): string {
  const lines =
    facts.dwelling.type === "house"
      ? HOUSE_TITLES
      : facts.dwelling.type === "studio"
        ? STUDIO_TITLES
        : FLAT_TITLES;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const line = eligible(lines, facts, draw, NOTHING_SPOKEN);
    const title = setSpaces(line?.say(facts, draw) ?? "");
    if (title !== "" && title.length <= TITLE_LENGTH) return title;
  }
  return setSpaces(`${capital(facts.noun.word)} de ${facts.area}`);
}
