/** How French introduces each department: what stands before its name after "des maisons…". */
const BY_PREPOSITION: Record<string, string> = {
  "à ": "75 974 976",
  "en ":
    "07 16 17 19 2A 2B 21 24 28 33 31 35 37 43 44 47 48 52 53 54 57 70 71 73 74 76 77 82 85 87 93 971 972 973",
  "dans l’": "01 02 03 09 10 11 12 27 34 36 38 60 61 89 91",
  "dans le ": "14 15 18 25 29 30 32 39 41 45 46 49 56 59 62 63 67 68 69 81 83 84 90 94 95",
  "dans la ": "23 26 42 50 51 55 58 72 80 86",
  "dans les ": "04 05 06 08 13 22 40 64 65 66 78 79 88 92",
};

const PREPOSITIONS = new Map(
  Object.entries(BY_PREPOSITION).flatMap(([preposition, codes]) =>
    codes.split(" ").map((code) => [code, preposition] as const),
  ),
);

/** "en Ille-et-Vilaine", "dans le Finistère", "dans l’Ain", "à La Réunion". */
export function inDepartment(code: string, name: string): string {
  const preposition = PREPOSITIONS.get(code);
  return preposition === undefined ? `dans le département ${name}` : `${preposition}${name}`;
}
