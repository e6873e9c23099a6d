/** What people call parts of the country that are no department or region, and their departments. */
const AREAS: Readonly<Record<string, string>> = {
  "ile france": "75 77 78 91 92 93 94 95",
  idf: "75 77 78 91 92 93 94 95",
  "region parisienne": "75 77 78 91 92 93 94 95",
  "petite couronne": "92 93 94",
  "grande couronne": "77 78 91 95",
  paca: "04 05 06 13 83 84",
  "cote azur": "06 83",
  "french riviera": "06 83",
  provence: "04 13 83 84",
  "val loire": "18 28 36 37 41 45",
  "nord pas calais": "59 62",
  "cote opale": "62",
  alsace: "67 68",
  lorraine: "54 55 57 88",
  champagne: "08 10 51 52",
  picardie: "02 60 80",
  normandie: "14 27 50 61 76",
  "basse normandie": "14 50 61",
  "haute normandie": "27 76",
  bourgogne: "21 58 71 89",
  "franche comte": "25 39 70 90",
  "rhone alpes": "01 07 26 38 42 69 73 74",
  auvergne: "03 15 43 63",
  limousin: "19 23 87",
  "poitou charentes": "16 17 79 86",
  aquitaine: "24 33 40 47 64",
  "midi pyrenees": "09 12 31 32 46 65 81 82",
  "languedoc roussillon": "11 30 34 48 66",
  "pays basque": "64",
  "cote basque": "64",
  perigord: "24",
  savoies: "73 74",
  corse: "2A 2B",
};

/** Departments of such a part of the country, by the main words of its name; none if it is none. */
export function departmentsOfArea(mainWords: string): string[] {
  return Object.hasOwn(AREAS, mainWords) ? (AREAS[mainWords] as string).split(" ") : [];
}

const RE = "17019 17051 17121 17161 17207 17286 17297 17318 17360 17369";
const OLERON = "17093 17140 17323 17337 17385 17411 17485 17486";
const BELLE_ILE = "56009 56114 56152 56241";
const NOIRMOUTIER = "85011 85083 85106 85163";

const ARCACHON = "33005 33009 33011 33019 33051 33199 33229 33236 33527 33529";
const MARNE_LA_VALLEE =
  "77018 77058 77083 77111 77132 77146 77169 77258 77268 77337 77449 77468 93051 94079";

/**
 * What people call places that are part of a commune or several: islands, resorts, new towns;
 * INSEE codes.
 */
const PLACES: Readonly<Record<string, string>> = {
  "ile re": RE,
  "ile oleron": OLERON,
  oleron: OLERON,
  "belle ile": BELLE_ILE,
  "belle ile mer": BELLE_ILE,
  noirmoutier: NOIRMOUTIER,
  "ile noirmoutier": NOIRMOUTIER,
  "ile groix": "56069",
  "ile ouessant": "29155",
  "ile yeu": "85113",
  porquerolles: "83069",
  "cap agde": "34003",
  "bassin arcachon": ARCACHON,
  "marne vallee": MARNE_LA_VALLEE,
  "val europe": "77018 77111 77132 77268 77449",
  defense: "92026 92050 92062",
};

/** Communes of such a place, by the main words of its name; none if it is none. */
export function communesOfPlace(mainWords: string): string[] {
  return Object.hasOwn(PLACES, mainWords) ? (PLACES[mainWords] as string).split(" ") : [];
}

/**
 * The department of a postal code or of its beginning (at least two digits): its first two digits,
 * three overseas; in Corsica 200 and 201 are the south's.
 */
export function departmentOfPostalCode(digits: string): string {
  if (digits.startsWith("97") || digits.startsWith("98")) return digits.slice(0, 3);
  if (!digits.startsWith("20")) return digits.slice(0, 2);
  return /^20[01]/.test(digits) ? "2A" : "2B";
}
