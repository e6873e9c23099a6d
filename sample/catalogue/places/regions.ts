/** What the part of France a department lies in changes: building manners, climate, words. */

const STYLES = [
  "bretagne",
  "normandie",
  "nord",
  "alsace",
  "lorraine",
  "champagne",
  "bourgogne",
  "comte",
  "paris",
  "centre",
  "loire",
  "poitou",
  "limousin",
  "auvergne",
  "alpes",
  "rhone",
  "provence",
  "languedoc",
  "gascogne",
  "gironde",
  "perigord",
  "landes",
  "basque",
  "corse",
] as const;
export type RegionStyle = (typeof STYLES)[number];

const DEPARTMENTS: Readonly<Record<RegionStyle, string>> = {
  bretagne: "22 29 35 56",
  normandie: "14 27 50 61 76",
  nord: "02 59 60 62 80",
  alsace: "67 68",
  lorraine: "54 55 57 88",
  champagne: "08 10 51 52",
  bourgogne: "21 58 71 89",
  comte: "25 39 70 90",
  paris: "75 77 78 91 92 93 94 95",
  centre: "18 28 36 37 41 45",
  loire: "44 49 53 72 85",
  poitou: "16 17 79 86",
  limousin: "19 23 87",
  auvergne: "03 15 43 63",
  alpes: "05 73 74",
  rhone: "01 07 26 38 42 69",
  provence: "04 06 13 30 83 84",
  languedoc: "11 34 48 66",
  gascogne: "09 12 31 32 46 47 65 81 82",
  gironde: "33",
  perigord: "24",
  landes: "40",
  basque: "64",
  corse: "2A 2B",
};

const STYLE_BY_DEPARTMENT = new Map(
  STYLES.flatMap((style) => DEPARTMENTS[style].split(" ").map((code) => [code, style] as const)),
);

/** Departments where summers are long: pools, shutters, air conditioning. */
const SUNNY = new Set(
  "04 06 07 09 11 12 13 24 26 30 31 32 33 34 40 46 47 64 65 66 81 82 83 84 2A 2B".split(" "),
);

/** Departments where air conditioning is ordinary. */
const HOT = new Set("06 11 13 30 31 34 66 83 84 2A 2B".split(" "));

/** The building manners of a department; null outside metropolitan France. */
export function regionStyle(departmentCode: string): RegionStyle | null {
  return STYLE_BY_DEPARTMENT.get(departmentCode) ?? null;
}

/** Climate of a department as far as houses care. */
export function climateOf(departmentCode: string): "hot" | "sunny" | "temperate" {
  if (HOT.has(departmentCode)) return "hot";
  return SUNNY.has(departmentCode) ? "sunny" : "temperate";
}

/** Communes served by a metro and by a tramway, by slug; arrondissements of Paris and Lyon apart. */
const METRO = new Set(
  `toulouse lille rennes villeurbanne boulogne-billancourt levallois-perret vincennes montreuil
  issy-les-moulineaux saint-denis-93 roubaix tourcoing villeneuve-d-ascq clichy malakoff montrouge
  saint-mande charenton-le-pont ivry-sur-seine les-lilas pantin aubervilliers bobigny creteil
  maisons-alfort bagnolet neuilly-sur-seine courbevoie gennevilliers asnieres-sur-seine chatillon`
    .trim()
    .split(/\s+/),
);
const TRAMWAY = new Set(
  `bordeaux nantes strasbourg montpellier nice grenoble saint-etienne rouen dijon tours orleans
  angers brest le-havre le-mans reims caen besancon clermont-ferrand mulhouse valenciennes merignac
  pessac talence schiltigheim saint-herblain echirolles saint-martin-d-heres argenteuil sevran
  bondy colombes suresnes sevres antony clamart vitry-sur-seine choisy-le-roi`
    .trim()
    .split(/\s+/),
);

/** The best public transport of a commune. */
export function transportOf(slug: string, departmentCode: string): "metro" | "tramway" | "other" {
  if (departmentCode === "75" || slug.startsWith("lyon-")) return "metro";
  if (/^marseille-(1er|[2-6]e|10e)-/.test(slug)) return "metro";
  if (METRO.has(slug)) return "metro";
  return TRAMWAY.has(slug) ? "tramway" : "other";
}
