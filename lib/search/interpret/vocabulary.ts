import type { EnergyClass, Feature, PropertyType } from "../../kernel/property-kinds.ts";
import type { Storey } from "../../search-index/criteria.ts";
import { forgivenMistakes, mistakesBetween } from "../../search-index/text/spelling.ts";
import { stemOf } from "../../search-index/text/words.ts";

/** Words and phrases that name a type, folded, separated by commas. */
const TYPES: Readonly<Record<PropertyType, string>> = {
  apartment: "appartement, appart, appt, apt, app, apartment, flat",
  house:
    "maison, villa, pavillon, longere, fermette, chaumiere, chalet, maisonnette, maison de ville, " +
    "maison de campagne, corps de ferme",
  studio: "studio, studette",
};

const FEATURES: Readonly<Record<Feature, string>> = {
  balcon: "balcon",
  terrasse: "terrasse",
  jardin: "jardin, jardinet",
  piscine: "piscine",
  parking: "parking, stationnement, place de parking, place de stationnement",
  garage: "garage, box, box ferme",
  cave: "cave",
  ascenseur: "ascenseur",
  cheminee: "cheminee, poele a bois, poele",
  parquet: "parquet",
  "cuisine-equipee": "cuisine equipee",
  climatisation: "climatisation, clim, climatise, climatisee",
  fibre: "fibre, fibre optique",
  interphone: "interphone, visiophone",
  gardien: "gardien, gardienne, concierge",
  "vue-degagee": "vue degagee, sans vis a vis, sans vis-a-vis, belle vue",
  "vue-mer": "vue mer, vue sur mer, vue sur la mer",
  calme: "calme, au calme",
  lumineux: "lumineux, lumineuse, tres lumineux",
  traversant: "traversant, traversante",
  "plain-pied": "plain pied, plein pied, de plain pied",
  "acces-pmr": "pmr, acces pmr, acces handicape, accessible pmr",
  "double-vitrage": "double vitrage",
  "pompe-a-chaleur": "pompe a chaleur, pac",
  "panneaux-solaires": "panneaux solaires, panneaux photovoltaiques, photovoltaique",
  renove: "renove, renovee, refait a neuf, refaite a neuf, entierement renove",
};

/** What people write around what they look for. */
const NOISE =
  "a vendre, vendre, vente, ventes, en vente, achat, acheter, acheteur, immobilier, immo, annonce, annonces, cherche, " +
  "recherche, je cherche, je recherche, bien, biens, logement, logements, habitation, propriete, " +
  "a proximite, a proximite de, proche de, proche, pres de, pres, autour de, autour, a cote de, " +
  "aux alentours de, alentours, aux environs de, environs, pas loin de, non loin de, budget, " +
  "prix, moins de, plus de, maximum, max, minimum, min, environ, entre, jusqu a, ville, ville de, " +
  "commune, commune de, departement, departement du, departement de, dept, dpt, region, secteur, france, " +
  "arrondissement, ardt, arr, euros, euro, m2";

/** Where in its building; `refusedStorey` has its opposite, for "pas" or "sauf". */
const FLOORS: Partial<Record<Storey, string>> = {
  ground: "rez de chaussee, au rez de chaussee, en rez de chaussee, rdc, au rdc, en rdc",
  last: "dernier etage, au dernier etage, en dernier etage, dernier niveau",
  "above-ground": "en etage",
};

const REFUSED: Readonly<Record<Storey, Storey>> = {
  ground: "above-ground",
  last: "below-last",
  "above-ground": "ground",
  "below-last": "last",
};

/** Where a home is that is not there. */
export function refusedStorey(storey: Storey): Storey {
  return REFUSED[storey];
}

/** Storeys by their number, which no filter has. */
const NUMBERED_STOREYS = [
  ...["1er", "premier", "deuxieme", "second", "troisieme", "quatrieme", "cinquieme", "sixieme"],
  ...Array.from({ length: 40 }, (_, at) => [`${at + 1}e`, `${at + 1}eme`]).flat(),
].map((number) => `${number} etage`);

/**
 * What the site has no answer to: it sells only, knows no mark but letters, and what is dear only by a price. Left
 * aside, and reported.
 */
const ASIDE =
  "pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, moins cher, peu cher, bon marche, " +
  "etage eleve, etages eleves, " +
  "louer, a louer, location, locations, loyer, colocation, coloc, viager, en viager, rdj, " +
  "dpe, bon dpe, classe energie, classe energetique, passoire, passoires, passoire thermique, " +
  `passoire energetique, passoires thermiques, passoires energetiques, ${NUMBERED_STOREYS.join(", ")}`;

const RIVERS =
  "seine loire marne oise rhone saone somme charente dordogne garonne gironde vienne mayenne " +
  "sarthe cher indre eure orne isere drome ardeche ain herault aude tarn lot meuse moselle vilaine";

/** Phrases that stay words though they hold a place's name: "bord de mer" is not Mer. */
const PLAIN_PHRASES =
  "bord de mer, bord de l eau, bord de riviere, front de mer, pieds dans l eau, proche mer, vue lac, " +
  "centre ville, hyper centre, coeur de ville, plein sud, plein centre, bon etat, haut standing, " +
  "rez de jardin, maison de maitre, sur cour, en pierre, en bois";

export type Meaning =
  | { kind: "type"; type: PropertyType }
  | { kind: "feature"; feature: Feature }
  | { kind: "storey"; storey: Storey }
  | { kind: "energy"; worst: EnergyClass }
  | { kind: "noise" }
  | { kind: "aside" }
  | { kind: "words" };

/** Longest phrase, in words. */
export const LONGEST_PHRASE = 5;

const phrases = (list: string) => list.split(", ");

/** Under every phrase as it is written and, for plurals, word by word in its index form. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  [
    ...phrases(PLAIN_PHRASES).map((phrase): [string, Meaning] => [phrase, { kind: "words" }]),
    ...RIVERS.split(" ").flatMap((river) =>
      ["de", "du", "de la", "de l", "d"].map((of): [string, Meaning] => [
        `bord ${of} ${river}`,
        { kind: "words" },
      ]),
    ),
    ...phrases(ASIDE).map((phrase): [string, Meaning] => [phrase, { kind: "aside" }]),
    ...phrases(NOISE).map((phrase): [string, Meaning] => [phrase, { kind: "noise" }]),
    ...entries(FLOORS as Record<Storey, string>).map(([storey, phrase]): [string, Meaning] => [
      phrase,
      { kind: "storey", storey },
    ]),
    ...entries(FEATURES).map(([feature, phrase]): [string, Meaning] => [
      phrase,
      { kind: "feature", feature },
    ]),
    ...entries(TYPES).map(([type, phrase]): [string, Meaning] => [phrase, { kind: "type", type }]),
  ].flatMap(([phrase, meaning]) => [
    [phrase, meaning] as const,
    [indexForm(phrase.split(" ")), meaning] as const,
  ]),
);

function entries<Name extends string>(lists: Readonly<Record<Name, string>>): [Name, string][] {
  return (Object.keys(lists) as Name[]).flatMap((name) =>
    phrases(lists[name]).map((phrase): [Name, string] => [name, phrase]),
  );
}

function indexForm(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}

/** What a phrase means, in folded words; null when it is none of the vocabulary. */
export function meaningOf(words: readonly string[]): Meaning | null {
  return MEANINGS.get(words.join(" ")) ?? MEANINGS.get(indexForm(words)) ?? null;
}

/**
 * Words of advertisements that also name a village or a department: alone in a text with other
 * things, they are words.
 */
const COMMON = new Set(
  (
    "grand grande petit petite beau belle vieux vieille neuf neuve ancien ancienne bas haut haute " +
    "vue mer tour tours bois parc plage port lac centre nord sud est ouest bourg village quartier " +
    "source pierre pierres bain bains cour place eglise gare hameau moulin chateau ferme fontaine " +
    "campagne montagne colline riviere mare marais pont cher lot coin angle manche lande " +
    "charme volume espace tranquille ideal famille vert verdure rue route avenue boulevard"
  ).split(" "),
);

/** Whether a folded word is commoner as a word of advertisements than as a place. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}

/** A type or feature of one word of that many letters is known under a mistake. */
const MIN_DISTINCT_LETTERS = 6;

type Kind = Extract<Meaning, { kind: "type" | "feature" }>;

const MISSPELT: readonly (readonly [string, Kind])[] = [...MEANINGS].filter(
  (entry): entry is [string, Kind] =>
    (entry[1].kind === "type" || entry[1].kind === "feature") &&
    !entry[0].includes(" ") &&
    entry[0].length >= MIN_DISTINCT_LETTERS,
);

/** The type or feature that a folded word misspells: "appartemant", "jardni"; null when none. */
export function misspeltMeaning(word: string): Kind | null {
  let found: Kind | null = null;
  let least = forgivenMistakes(word.length) + 1;
  for (const [phrase, meaning] of MISSPELT) {
    // Features resemble more other words than types do.
    if (meaning.kind === "feature" && word.length < MIN_DISTINCT_LETTERS) continue;
    const most = meaning.kind === "feature" ? 1 : 2;
    const mistakes = mistakesBetween(word, phrase, Math.min(most, least));
    if (mistakes > most || mistakes >= least) continue;
    found = meaning;
    least = mistakes;
  }
  return found;
}
