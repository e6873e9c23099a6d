import { arrondissementCodes, cityOfArrondissement } from "../../communes/arrondissements.ts";
import type { CommuneRow } from "../../communes/commune.ts";
import type { NamedNeighbourhood } from "../../search-index/groups.ts";
import { mainWords, placeWords } from "../../search-index/text/place-words.ts";
import type { PlaceSuggestion } from "../places/rules.ts";
import { withoutBegunCedex, withoutCedex } from "./cedex.ts";
import type { Department, Gazetteer } from "./gazetteer.ts";
import { neighbourhoodPlaces } from "./neighbourhood-reading.ts";

/** Longer texts are not the name of a place. */
const MAX_READ = 80;
/** Fewer letters say too little to forgive mistakes, or to look inside names. */
const MIN_LETTERS = 3;

/** Places that a text being typed may stand for, best first, at most `limit`. Takes any text. */
export function suggestIn(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
  neighbourhoodsStarting: NeighbourhoodsStarting = () => [],
): PlaceSuggestion[] {
  const places = suggest(gazetteer, text, limit, neighbourhoodsStarting).map((place) =>
    withFormerName(place, text, gazetteer),
  );
  const begun = withoutBegunCedex(text);
  return places.length > 0 || begun === text
    ? places
    : suggest(gazetteer, begun, limit, neighbourhoodsStarting);
}

/** A commune with the name of before by which it was found, if it was. */
function withFormerName(
  place: PlaceSuggestion,
  text: string,
  gazetteer: Gazetteer,
): PlaceSuggestion {
  if (place.kind !== "commune") return place;
  const words = placeWords(text);
  const typed = gazetteer.department(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  const folded = typed.join(" ");
  if (folded.length < MIN_LETTERS || placeWords(place.name).join(" ").includes(folded))
    return place;
  return { ...place, formerName: gazetteer.formerName(place.code, folded) };
}

function suggest(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
  neighbourhoodsStarting: NeighbourhoodsStarting,
): PlaceSuggestion[] {
  // "Paris 11e" is listed as "paris 11".
  const words = placeWords(withoutCedex(text.slice(0, MAX_READ), gazetteer)).map((word) =>
    word.replace(/^(\d{1,2})(?:er|e|eme|ieme)$/, "$1"),
  );
  const folded = words.join(" ");
  if (folded === "") return [];
  if (/^(?:\d+|2[ab])$/.test(folded)) return byNumber(gazetteer, folded, limit).slice(0, limit);
  const neighbourhoods = neighbourhoodSuggestions(gazetteer, words, neighbourhoodsStarting);
  const qualified = byQualifiedName(gazetteer, words, limit);
  const rest = Math.max(0, limit - neighbourhoods.length);
  const places = (qualified.length > 0 ? qualified : byName(gazetteer, folded, rest)).slice(
    0,
    rest,
  );
  // Neighbourhoods come after the places that begin as typed, before those that only hold it.
  const begins = ({ name }: PlaceSuggestion) => placeWords(name).join(" ").startsWith(folded);
  const others = places.findIndex((place) => !begins(place));
  return places.toSpliced(others < 0 ? places.length : others, 0, ...neighbourhoods);
}

/** Finds the neighbourhoods with a word that begins so, or whose names begin the text. */
type NeighbourhoodsStarting = (
  folded: string,
) => readonly { key: string; named: readonly NamedNeighbourhood[] }[];

/** Neighbourhoods leave room for communes. */
const MAX_NEIGHBOURHOODS = 3;

/** The neighbourhoods that are being typed, with their towns if these are typed too. */
function neighbourhoodSuggestions(
  gazetteer: Gazetteer,
  words: readonly string[],
  neighbourhoodsStarting: NeighbourhoodsStarting,
): PlaceSuggestion[] {
  const last = words.at(-1) ?? "";
  const department = words.length > 1 ? gazetteer.department(last) : null;
  const typed = mainWords(department ? words.slice(0, -1) : words).join(" ");
  if (typed.length < MIN_LETTERS) return [];
  const named = neighbourhoodsStarting(typed).flatMap((found) => {
    const town = typed.startsWith(`${found.key} `) ? typed.slice(found.key.length + 1) : "";
    return found.named.filter(({ communeCode }) => {
      const commune = gazetteer.commune(communeCode);
      if (!commune || (department && commune.departmentCode !== department.code)) return false;
      return mainWords(placeWords(commune.name)).join(" ").startsWith(town);
    });
  });
  const places = neighbourhoodPlaces(named, gazetteer);
  return places.slice(0, MAX_NEIGHBOURHOODS).map((place) => ({
    kind: "neighbourhood",
    code: place.communeCode,
    name: place.name,
    communeName: place.communeName,
    formerName: null,
    slug: null,
    postalCodes: [],
    departmentCode: place.departmentCode,
    departmentName: gazetteer.commune(place.communeCode)?.departmentName ?? "",
  }));
}

/** "Saint-Denis (93)", as choosing a suggestion writes it: the name, in that department only. */
function byQualifiedName(
  gazetteer: Gazetteer,
  words: readonly string[],
  limit: number,
): PlaceSuggestion[] {
  const department = gazetteer.department(words.at(-1) ?? "");
  if (!department || words.length < 2) return [];
  const name = words.slice(0, -1);
  const own = gazetteer.departmentNamed(name) === department;
  const communes = [
    ...gazetteer.named(name),
    ...gazetteer.startingWith(name.join(" "), limit),
    ...gazetteer.formerlyNamed(name),
  ];
  return [
    ...(own ? [departmentSuggestion(department)] : []),
    ...[...new Set(communes)]
      .filter(({ departmentCode }) => departmentCode === department.code)
      .map(communeSuggestion),
  ];
}

function byNumber(gazetteer: Gazetteer, digits: string, limit: number): PlaceSuggestion[] {
  if (digits.length > 5) return [];
  const shared = digits.length === 5 ? gazetteer.atPostalCode(digits) : [];
  const postalCode = shared.length > 1 ? [postalCodeSuggestion(digits, shared)] : [];
  const department = gazetteer.department(digits);
  const communes = gazetteer.withPostalPrefix(digits, limit).map(communeSuggestion);
  return [...postalCode, ...(department ? [departmentSuggestion(department)] : []), ...communes];
}

/** A town this many times more populous than those that begin so is rather meant, mistyped. */
const FAR_MORE_POPULOUS = 10;

function byName(gazetteer: Gazetteer, folded: string, limit: number): PlaceSuggestion[] {
  const named = gazetteer.named(folded.split(" "));
  const starting = numbered(gazetteer, folded, gazetteer.startingWith(folded, limit));
  // Whoever types a whole name of before means what has it now, beside the namesakes that still have theirs.
  const exactly = gazetteer.formerlyNamed(folded.split(" ")).slice(0, MAX_FORMER);
  const most = Math.max(0, ...[...named, ...starting].map(({ population }) => population));
  // Mistakes are looked for only where what is written right may not be what is meant.
  const sure = most > SURE_POPULATION || starting.length === limit || exactly.length > 0;
  const misspelt = sure
    ? []
    : gazetteer
        .resembling(folded, limit * 4)
        .map(({ commune }) => commune)
        .filter(({ population }) => population > most * FAR_MORE_POPULOUS)
        .sort((a, b) => b.population - a.population);
  const inside =
    starting.length < limit && folded.length >= MIN_LETTERS
      ? gazetteer.withWordStarting(folded, limit)
      : [];
  const formerly =
    starting.length < limit && folded.length >= MIN_LETTERS
      ? gazetteer.formerlyStarting(folded, limit)
      : [];
  // A village comes after the towns that its name begins: "Aix" after Aix-en-Provence.
  const village = (named[0]?.population ?? 0) * FAR_MORE_POPULOUS < most;
  const byRank = village
    ? [...starting.slice(0, 2), ...named, ...exactly, ...starting]
    : [...named, ...exactly, ...starting];
  const communes = [...new Set([...misspelt, ...byRank, ...formerly, ...inside])];
  const departments =
    folded.length >= MIN_LETTERS ? gazetteer.departmentsWithWordStarting(folded) : [];
  // A department's own name comes first; one that only begins so, after the communes.
  const own = departments.filter((department) => department.folded === folded);
  const others = departments
    .filter((department) => !own.includes(department))
    .slice(0, MAX_OTHER_DEPARTMENTS);
  const room = Math.max(0, limit - own.length - others.length);
  return [
    ...own.map(departmentSuggestion),
    ...communes.slice(0, room).map(communeSuggestion),
    ...others.map(departmentSuggestion),
  ];
}

/**
 * Communes that begin as typed, the arrondissements of a city among them by their number: whoever reads them looks for
 * "1er, 2e, 3e", not for the most populous.
 */
function numbered(
  gazetteer: Gazetteer,
  folded: string,
  communes: readonly CommuneRow[],
): CommuneRow[] {
  const inOrder = new Map<string, CommuneRow[]>();
  const nextOf = (city: string) => {
    const begins = ({ name }: CommuneRow) => placeWords(name).join(" ").startsWith(folded);
    const all = arrondissementCodes(city).map((code) => gazetteer.commune(code));
    const left = inOrder.get(city) ?? all.filter((each) => each !== null).filter(begins);
    inOrder.set(city, left);
    return left.shift();
  };
  return communes.map((commune) => {
    const city = cityOfArrondissement(commune.code);
    return (city === null ? undefined : nextOf(city)) ?? commune;
  });
}

/** Departments that only hold what is typed leave room for communes. */
const MAX_OTHER_DEPARTMENTS = 3;
/** Communes of before with the name that is typed leave room for those of today. */
const MAX_FORMER = 3;
/** A town of that size that begins as typed is what is meant. */
const SURE_POPULATION = 50_000;

function communeSuggestion(commune: CommuneRow): PlaceSuggestion {
  const { code, name, slug, postalCodes, departmentCode, departmentName } = commune;
  return {
    kind: "commune",
    code,
    name,
    communeName: null,
    formerName: null,
    slug,
    postalCodes,
    departmentCode,
    departmentName,
  };
}

/** A postal code that several communes share, named after the most populous ones. */
function postalCodeSuggestion(code: string, communes: readonly CommuneRow[]): PlaceSuggestion {
  const [first] = communes;
  return {
    kind: "postalCode",
    code,
    name: communes
      .slice(0, 3)
      .map(({ name }) => name)
      .join(", "),
    communeName: null,
    formerName: null,
    slug: null,
    postalCodes: [code],
    departmentCode: first?.departmentCode ?? "",
    departmentName: first?.departmentName ?? "",
  };
}

function departmentSuggestion({ code, name }: Department): PlaceSuggestion {
  return {
    kind: "department",
    code,
    name,
    communeName: null,
    formerName: null,
    slug: null,
    postalCodes: [],
    departmentCode: code,
    departmentName: name,
  };
}
