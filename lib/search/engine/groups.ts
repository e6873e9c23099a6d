/** Where documents are: every pair of a commune and a postal code that occurs, numbered. */
export interface GroupCodes {
  departmentCode: string;
  communeCode: string;
  postalCode: string;
}

/** The places a query is about; a document in any of them matches. */
export interface PlaceCodes {
  communes: readonly string[];
  postalCodes: readonly string[];
  departments: readonly string[];
}

const NONE: readonly number[] = [];

/** The numbering of groups, and which groups a place is made of. */
export class Groups {
  readonly codes: GroupCodes[] = [];
  readonly #byCommune = new Map<string, number[]>();
  readonly #byPostalCode = new Map<string, number[]>();
  readonly #byDepartment = new Map<string, number[]>();

  /** The number of a group, new if need be. */
  add({ departmentCode, communeCode, postalCode }: GroupCodes): number {
    for (const number of this.ofCommune(communeCode)) {
      const known = this.codes[number] as GroupCodes;
      if (known.postalCode === postalCode && known.departmentCode === departmentCode) return number;
    }
    const number = this.codes.length;
    this.codes.push({ departmentCode, communeCode, postalCode });
    append(this.#byCommune, communeCode, number);
    append(this.#byPostalCode, postalCode, number);
    append(this.#byDepartment, departmentCode, number);
    return number;
  }

  get size(): number {
    return this.codes.length;
  }

  /** Groups of a commune. */
  ofCommune(code: string): readonly number[] {
    return this.#byCommune.get(code) ?? NONE;
  }

  /** Groups of these places, ascending, without duplicates. */
  of(places: PlaceCodes): number[] {
    const lists = [
      ...places.communes.map((code) => this.ofCommune(code)),
      ...places.postalCodes.map((code) => this.#byPostalCode.get(code) ?? NONE),
      ...places.departments.map((code) => this.#byDepartment.get(code) ?? NONE),
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
