import type { CommuneRow } from "../../communes/commune.ts";
import { forgivenMistakes, letterMask, masksAllow, mistakesBetween } from "./spelling.ts";
import { fold } from "./words.ts";

/** One name of a commune; a commune has several where people call it differently. */
interface Name {
  folded: string;
  mask: number;
  commune: CommuneRow;
}

/** Same names are kept together unless one is this many times more populous. */
const OVERSHADOWED = 10;
/** A mistyped or unfinished name is guessed only for towns of that many inhabitants. */
const GUESSED_POPULATION = 2_000;
/** Most communes of one name that a search covers. */
const MAX_NAMESAKES = 5;

const SAINTS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte" };

/** Folded words with "st" and "ste" written in full. */
export function placeWords(text: string): string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ").map((word) => SAINTS[word] ?? word);
}

/** "Paris 11e" is also "paris 11" and "paris 11eme"; "Le Havre" is also "havre". */
function namesOf(commune: CommuneRow): string[] {
  const folded = placeWords(commune.name).join(" ");
  const arrondissement = /^(.+) (\d+)(er|e)( arrondissement)?$/.exec(folded);
  if (arrondissement) {
    const [, city, number] = arrondissement;
    return ["", "e", "er", "eme", "ieme"].map((ending) => `${city} ${number}${ending}`);
  }
  const withoutArticle = folded.replace(/^(le|la|les|l) /, "");
  return withoutArticle === folded ? [folded] : [folded, withoutArticle];
}

/** The communes by everything people call them. */
export class Gazetteer {
  readonly #byName = new Map<string, CommuneRow[]>();
  readonly #byPostalCode = new Map<string, CommuneRow[]>();
  readonly #departments = new Map<string, { code: string; name: string }>();
  readonly #departmentsByName = new Map<string, string>();
  readonly #names: Name[] = [];

  constructor(communes: readonly CommuneRow[]) {
    for (const commune of communes) {
      const { departmentCode: code, departmentName: name } = commune;
      if (!this.#departments.has(code)) {
        this.#departments.set(code, { code, name });
        this.#departmentsByName.set(placeWords(name).join(" "), code);
      }
      for (const postalCode of commune.postalCodes) push(this.#byPostalCode, postalCode, commune);
      for (const folded of namesOf(commune)) {
        push(this.#byName, folded, commune);
        this.#names.push({ folded, mask: letterMask(folded), commune });
      }
    }
    for (const list of [...this.#byName.values(), ...this.#byPostalCode.values()]) {
      list.sort(byPopulation);
    }
    // Most populous first: what a beginning or a misspelling most likely stands for comes first.
    this.#names.sort((a, b) => byPopulation(a.commune, b.commune));
  }

  /** Communes of exactly that folded name, most populous first, those overshadowed left out. */
  named(folded: string, departmentCode: string | null = null): CommuneRow[] {
    const all = this.#byName.get(folded) ?? [];
    const wanted = all.filter(
      (commune) => departmentCode === null || commune.departmentCode === departmentCode,
    );
    const most = wanted[0]?.population ?? 0;
    return wanted
      .filter(({ population }) => population * OVERSHADOWED >= most)
      .slice(0, MAX_NAMESAKES);
  }

  /** Communes of a postal code, most populous first. */
  atPostalCode(postalCode: string): readonly CommuneRow[] {
    return this.#byPostalCode.get(postalCode) ?? [];
  }

  /** A department by number ("35", "2A") or null. */
  department(code: string): { code: string; name: string } | null {
    return this.#departments.get(code.toUpperCase()) ?? null;
  }

  /** A department by folded name, or null. */
  departmentNamed(folded: string): { code: string; name: string } | null {
    const code = this.#departmentsByName.get(folded);
    return code === undefined ? null : this.department(code);
  }

  /** Departments of that number or whose folded name begins so, in the order of their numbers. */
  departmentsBeginning(folded: string): { code: string; name: string }[] {
    const numbered = this.department(folded);
    if (numbered) return [numbered];
    return [...this.#departmentsByName]
      .filter(([name]) => name.startsWith(folded))
      .flatMap(([, code]) => this.department(code) ?? [])
      .sort((a, b) => (a.code < b.code ? -1 : 1));
  }

  /** The town that a folded text most likely stands for: mistyped, or its beginning; or null. */
  guess(folded: string): CommuneRow | null {
    if (folded.length < 4) return null;
    const most = forgivenMistakes(folded.length);
    const mask = letterMask(folded);
    let best: CommuneRow | null = null;
    let fewest = most + 1;
    for (const name of this.#names) {
      if (name.commune.population < GUESSED_POPULATION) break;
      if (name.folded.startsWith(folded)) return name.commune;
      if (fewest <= 1 || !masksAllow(mask, name.mask, fewest - 1)) continue;
      const mistakes = mistakesBetween(folded, name.folded, fewest - 1);
      if (mistakes < fewest) {
        fewest = mistakes;
        best = name.commune;
      }
    }
    return best;
  }

  /** Communes that a folded text may be the beginning of, best first: see `suggestPlaces`. */
  beginningWith(folded: string, limit: number): CommuneRow[] {
    const exact: CommuneRow[] = [];
    const starting: CommuneRow[] = [];
    const inside: CommuneRow[] = [];
    const infix = ` ${folded}`;
    for (const { folded: name, commune } of this.#names) {
      if (name === folded) exact.push(commune);
      else if (name.startsWith(folded)) {
        if (starting.length < limit) starting.push(commune);
      } else if (inside.length < limit && name.includes(infix)) inside.push(commune);
    }
    return [...new Set([...exact, ...starting, ...inside])].slice(0, limit);
  }

  /** Communes with a name at most as many mistakes away as are forgiven, best first. */
  resembling(folded: string, limit: number): CommuneRow[] {
    const most = forgivenMistakes(folded.length);
    if (most === 0) return [];
    const mask = letterMask(folded);
    const found: { commune: CommuneRow; mistakes: number }[] = [];
    for (const { folded: name, mask: other, commune } of this.#names) {
      if (!masksAllow(mask, other, most)) continue;
      const mistakes = mistakesBetween(folded, name, most);
      if (mistakes <= most) found.push({ commune, mistakes });
    }
    // Stable: equally close names stay in the order of population.
    found.sort((a, b) => a.mistakes - b.mistakes);
    return [...new Set(found.map(({ commune }) => commune))].slice(0, limit);
  }

  /** Communes with a postal code that begins so, most populous first. */
  withPostalPrefix(prefix: string, limit: number): CommuneRow[] {
    const found: CommuneRow[] = [];
    for (const { commune } of this.#names) {
      if (found.length >= limit) break;
      if (found.includes(commune)) continue;
      if (commune.postalCodes.some((postalCode) => postalCode.startsWith(prefix))) {
        found.push(commune);
      }
    }
    return found;
  }
}

function byPopulation(a: CommuneRow, b: CommuneRow): number {
  return b.population - a.population || (a.code < b.code ? -1 : 1);
}

function push(map: Map<string, CommuneRow[]>, key: string, commune: CommuneRow): void {
  const list = map.get(key);
  if (!list) map.set(key, [commune]);
  else if (!list.includes(commune)) list.push(commune);
}
