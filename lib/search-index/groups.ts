import { mainWords, placeWords } from "./text/place-words.ts";

/** Where documents are: every commune, postal code and neighbourhood that occur together, numbered. */
export interface GroupCodes {
  departmentCode: string;
  communeCode: string;
  postalCode: string;
  /** As listings write it; empty where they name none. */
  neighbourhood: string;
}

/** A part of a commune that listings name. */
export interface NamedNeighbourhood {
  communeCode: string;
  name: string;
}

/** The places a query is about; a document in any of them matches. */
export interface PlaceCodes {
  communes: readonly string[];
  postalCodes: readonly string[];
  departments: readonly string[];
  neighbourhoods: readonly NamedNeighbourhood[];
}

const NONE: readonly number[] = [];

/** What the spellings of one neighbourhood have in common: "La Duchère" is "duchere". */
export function neighbourhoodKey(words: readonly string[]): string {
  return mainWords(words).join(" ");
}

/** One neighbourhood, and where its documents are. */
interface Entry extends NamedNeighbourhood {
  groups: number[];
}

/** The numbering of groups, and which groups a place is made of. */
export class Groups {
  readonly codes: GroupCodes[] = [];
  readonly #byCommune = new Map<string, number[]>();
  readonly #byPostalCode = new Map<string, number[]>();
  readonly #byDepartment = new Map<string, number[]>();
  /** By key, those of one key by commune: a town's "Centre-ville" is not another's. */
  readonly #byNeighbourhood = new Map<string, Map<string, Entry>>();

  /** The number of a group, new if need be. */
  add({ departmentCode, communeCode, postalCode, neighbourhood }: GroupCodes): number {
    for (const number of this.ofCommune(communeCode)) {
      const known = this.codes[number] as GroupCodes;
      if (
        known.neighbourhood === neighbourhood &&
        known.postalCode === postalCode &&
        known.departmentCode === departmentCode
      ) {
        return number;
      }
    }
    const number = this.codes.length;
    this.codes.push({ departmentCode, communeCode, postalCode, neighbourhood });
    append(this.#byCommune, communeCode, number);
    append(this.#byPostalCode, postalCode, number);
    append(this.#byDepartment, departmentCode, number);
    this.#addNeighbourhood({ communeCode, name: neighbourhood }, number);
    return number;
  }

  #addNeighbourhood({ communeCode, name }: NamedNeighbourhood, number: number): void {
    const key = neighbourhoodKey(placeWords(name));
    if (key === "") return;
    const namesakes = this.#byNeighbourhood.get(key) ?? new Map<string, Entry>();
    this.#byNeighbourhood.set(key, namesakes);
    const entry = namesakes.get(communeCode);
    if (entry) entry.groups.push(number);
    else namesakes.set(communeCode, { communeCode, name, groups: [number] });
  }

  get size(): number {
    return this.codes.length;
  }

  /** Groups of a commune. */
  ofCommune(code: string): readonly number[] {
    return this.#byCommune.get(code) ?? NONE;
  }

  /** The neighbourhoods of that key, in any commune. */
  neighbourhoodsOf(key: string): NamedNeighbourhood[] {
    const entries = this.#byNeighbourhood.get(key)?.values() ?? [];
    return [...entries].map(({ communeCode, name }) => ({ communeCode, name }));
  }

  /** The keys of all neighbourhoods, each once. */
  neighbourhoodKeys(): Iterable<string> {
    return this.#byNeighbourhood.keys();
  }

  #ofNeighbourhood({ communeCode, name }: NamedNeighbourhood): readonly number[] {
    const key = neighbourhoodKey(placeWords(name));
    return this.#byNeighbourhood.get(key)?.get(communeCode)?.groups ?? NONE;
  }

  /** Groups of these places, ascending, without duplicates. */
  of(places: PlaceCodes): number[] {
    const lists = [
      ...places.communes.map((code) => this.ofCommune(code)),
      ...places.postalCodes.map((code) => this.#byPostalCode.get(code) ?? NONE),
      ...places.departments.map((code) => this.#byDepartment.get(code) ?? NONE),
      ...places.neighbourhoods.map((named) => this.#ofNeighbourhood(named)),
    ];
    if (lists.length === 1) return [...(lists[0] ?? NONE)];
    return [...new Set(lists.flat())].sort((a, b) => a - b);
  }
}

function append(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
