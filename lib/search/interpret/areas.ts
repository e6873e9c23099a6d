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

/**
 * The department of a postal code or of its beginning (at least two digits): its first two digits,
 * three overseas; in Corsica 200 and 201 are the south's.
 */
export function departmentOfPostalCode(digits: string): string {
  if (digits.startsWith("97") || digits.startsWith("98")) return digits.slice(0, 3);
  if (!digits.startsWith("20")) return digits.slice(0, 2);
  return /^20[01]/.test(digits) ? "2A" : "2B";
}
