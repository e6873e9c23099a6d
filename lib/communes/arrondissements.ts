/**
 * Paris, Lyon and Marseille are communes cut into arrondissements, each with an INSEE code and a
 * postal code of its own. Both levels are kept: a listing belongs to an arrondissement, a person
 * may search the whole city.
 */
const DIVIDED_CITIES = [
  { code: "75056", first: 75101, count: 20 },
  { code: "69123", first: 69381, count: 9 },
  { code: "13055", first: 13201, count: 16 },
] as const;

/** INSEE codes of the cities cut into arrondissements. */
export const DIVIDED_CITY_CODES: readonly string[] = DIVIDED_CITIES.map(({ code }) => code);

/** INSEE codes of a divided city's arrondissements; empty for any other commune. */
export function arrondissementCodes(communeCode: string): string[] {
  const city = DIVIDED_CITIES.find(({ code }) => code === communeCode);
  return city ? Array.from({ length: city.count }, (_, index) => String(city.first + index)) : [];
}

/** INSEE codes that hold what is for sale in a commune: its own, and its arrondissements'. */
export function saleCodes(communeCode: string): string[] {
  return [communeCode, ...arrondissementCodes(communeCode)];
}

/** INSEE code of the city an arrondissement belongs to; null for a commune that is not one. */
export function cityOfArrondissement(code: string): string | null {
  const number = Number(code);
  const city = DIVIDED_CITIES.find(({ first, count }) => number >= first && number < first + count);
  return city?.code ?? null;
}

/** Whether a code is that of a part of Paris, Lyon or Marseille. */
export function isArrondissement(code: string): boolean {
  return cityOfArrondissement(code) !== null;
}

/** Whether listings can't belong to this code because its arrondissements hold them. */
export function isDividedCity(communeCode: string): boolean {
  return DIVIDED_CITIES.some(({ code }) => code === communeCode);
}

/** "Paris 11e Arrondissement", the official name, as people write it: "Paris 11e". */
export function arrondissementName(officialName: string): string {
  return officialName.replace(/ Arrondissement$/i, "");
}

/**
 * Points of the arrondissements that the open data does not locate (Paris and Lyon): the middle of
 * the built-up part, so that nobody lives in the bois de Boulogne. [latitude, longitude], WGS84.
 */
export const ARRONDISSEMENT_POINTS: Readonly<Record<string, readonly [number, number]>> = {
  "75101": [48.8626, 2.3363],
  "75102": [48.8683, 2.3428],
  "75103": [48.8629, 2.36],
  "75104": [48.8551, 2.3576],
  "75105": [48.8444, 2.3507],
  "75106": [48.8491, 2.3329],
  "75107": [48.8562, 2.3122],
  "75108": [48.8727, 2.3126],
  "75109": [48.8772, 2.3375],
  "75110": [48.8761, 2.3607],
  "75111": [48.8591, 2.3801],
  "75112": [48.8412, 2.3887],
  "75113": [48.8284, 2.3623],
  "75114": [48.8292, 2.3266],
  "75115": [48.8401, 2.2928],
  "75116": [48.8572, 2.271],
  "75117": [48.8874, 2.3068],
  "75118": [48.8925, 2.3482],
  "75119": [48.8871, 2.3848],
  "75120": [48.8635, 2.4012],
  "69381": [45.7697, 4.8303],
  "69382": [45.753, 4.827],
  "69383": [45.7597, 4.863],
  "69384": [45.778, 4.824],
  "69385": [45.756, 4.802],
  "69386": [45.772, 4.851],
  "69387": [45.735, 4.84],
  "69388": [45.734, 4.869],
  "69389": [45.779, 4.804],
};
