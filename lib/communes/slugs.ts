/** What a slug is made from: any place with a name, a code and inhabitants. */
export interface Sluggable {
  code: string;
  name: string;
  departmentCode: string;
  population: number;
}

/** A bare name goes to the holder that has this many times the inhabitants of the next one. */
const CLEARLY_THE_BIGGEST = 10;

/** Lower-case ASCII words joined by hyphens: "L’Haÿ-les-Roses" gives "l-hay-les-roses". */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * A unique, readable slug for each place, by code.
 *
 * A name held once is its own slug ("rennes"). Where several places share a name, the one that is
 * clearly the biggest keeps it bare ("la-rochelle"); the others take their department
 * ("saint-denis-93"), and, were two of them in one department, their INSEE code.
 */
export function uniqueSlugs(places: readonly Sluggable[]): Map<string, string> {
  const byName = groupBy(places, (place) => slugify(place.name));
  const slugs = new Map<string, string>();
  for (const [name, holders] of byName) {
    const [first, second] = holders.toSorted((a, b) => b.population - a.population);
    const bare =
      first && (!second || first.population >= CLEARLY_THE_BIGGEST * Math.max(1, second.population))
        ? first
        : null;
    if (bare) slugs.set(bare.code, name);
    const rest = holders.filter((holder) => holder !== bare);
    const perDepartment = groupBy(rest, (holder) => holder.departmentCode);
    for (const [department, neighbours] of perDepartment) {
      for (const { code } of neighbours) {
        const suffix = neighbours.length === 1 ? department : code;
        slugs.set(code, `${name}-${suffix.toLowerCase()}`);
      }
    }
  }
  return slugs;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
