import type { Columns } from "../columns.ts";
import { type GroupCodes, Groups } from "../groups.ts";
import { hilbert } from "./hilbert.ts";
import { inSlices, type Pacer } from "./pacer.ts";
import { stableSort } from "./radix.ts";
import type { BuildSource } from "./source.ts";

/** Cells a side of the grid that orders communes, and of the one that orders homes in a group. */
const COUNTRY_BITS = 14;
const GROUP_BITS = 8;

export interface PlaceOrder {
  /** The groups, renumbered in the order of the documents. */
  groups: Groups;
  /** Documents in order: where each is among all the sources' documents. */
  order: Int32Array<ArrayBuffer>;
  /** New group of each, by where it is among all the sources' documents. */
  groupOf: Int32Array;
}

/** Where communes or groups are, gathered document by document. */
interface Extent {
  count: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

const emptyExtent = (): Extent => ({
  count: 0,
  west: Number.POSITIVE_INFINITY,
  south: Number.POSITIVE_INFINITY,
  east: Number.NEGATIVE_INFINITY,
  north: Number.NEGATIVE_INFINITY,
});

/**
 * Orders documents by department, commune, postal code, neighbourhood and, within those, along a curve that keeps
 * neighbours together: a place is a run of documents, and so, nearly, is what a map shows.
 */
export async function orderByPlace(
  sources: readonly BuildSource[],
  pacer: Pacer,
): Promise<PlaceOrder> {
  const total = sources.reduce((sum, { documents }) => sum + documents.length, 0);
  const gathered = new Groups();
  const extents: Extent[] = [];
  const groupOf = new Int32Array(total);
  let first = 0;
  for (const { columns, groups, documents } of sources) {
    const renumbered = groups.codes.map((codes) => gathered.add(codes));
    while (extents.length < gathered.size) extents.push(emptyExtent());
    await inSlices(pacer, documents.length, (from, to) => {
      for (let at = from; at < to; at++) {
        const document = documents[at] as number;
        const group = renumbered[columns.group[document] as number] as number;
        groupOf[first + at] = group;
        extend(extents[group] as Extent, columns, document);
      }
    });
    first += documents.length;
  }
  const rankOf = await rankGroups(gathered.codes, extents, pacer);
  const groups = new Groups();
  const byRank = new Array<GroupCodes>(gathered.size);
  rankOf.forEach((rank, group) => {
    byRank[rank] = gathered.codes[group] as GroupCodes;
  });
  for (const codes of byRank) groups.add(codes);

  const curve = new Int32Array(total);
  first = 0;
  for (const { columns, documents } of sources) {
    await inSlices(pacer, documents.length, (from, to) => {
      for (let at = from; at < to; at++) {
        const group = groupOf[first + at] as number;
        curve[first + at] = alongCurve(extents[group] as Extent, columns, documents[at] as number);
        groupOf[first + at] = rankOf[group] as number;
      }
    });
    first += documents.length;
  }
  const order = Int32Array.from({ length: total }, (_, index) => index);
  await stableSort(order, { keys: curve, bits: GROUP_BITS * 2 }, pacer);
  await stableSort(order, { keys: groupOf }, pacer);
  return { groups, order, groupOf };
}

function extend(extent: Extent, columns: Columns, document: number): void {
  const lat = columns.lat[document] as number;
  const lng = columns.lng[document] as number;
  extent.count++;
  if (lng < extent.west) extent.west = lng;
  if (lng > extent.east) extent.east = lng;
  if (lat < extent.south) extent.south = lat;
  if (lat > extent.north) extent.north = lat;
}

/** Which of 2^bits cells a value falls in, between two bounds. */
function cell(value: number, least: number, most: number, bits: number): number {
  const share = most > least ? (value - least) / (most - least) : 0;
  return Math.max(0, Math.min((1 << bits) - 1, Math.floor(share * (1 << bits))));
}

function alongCurve(extent: Extent, columns: Columns, document: number): number {
  const { west, east, south, north } = extent;
  return hilbert(
    cell(columns.lng[document] as number, west, east, GROUP_BITS),
    cell(columns.lat[document] as number, south, north, GROUP_BITS),
    GROUP_BITS,
  );
}

/**
 * The rank of each group: by department, then communes along a curve, then by postal code and
 * neighbourhood.
 */
async function rankGroups(
  codes: readonly GroupCodes[],
  extents: readonly Extent[],
  pacer: Pacer,
): Promise<Int32Array> {
  const communes = new Map<string, { along: number; code: string; groups: number[] }>();
  const departments = new Map<string, { along: number; code: string; groups: number[] }[]>();
  codes.forEach(({ departmentCode, communeCode }, group) => {
    const key = `${departmentCode} ${communeCode}`;
    const known = communes.get(key);
    if (known) {
      known.groups.push(group);
      return;
    }
    const commune = { along: alongCountry(extents[group]), code: communeCode, groups: [group] };
    communes.set(key, commune);
    const inDepartment = departments.get(departmentCode);
    if (inDepartment) inDepartment.push(commune);
    else departments.set(departmentCode, [commune]);
  });
  const rankOf = new Int32Array(codes.length);
  let rank = 0;
  for (const department of [...departments.keys()].sort()) {
    const ordered = departments.get(department) ?? [];
    ordered.sort((a, b) => a.along - b.along || (a.code < b.code ? -1 : 1));
    for (const { groups } of ordered) {
      const inCommune = (group: number) =>
        `${codes[group]?.postalCode ?? ""} ${codes[group]?.neighbourhood ?? ""}`;
      groups.sort((a, b) => (inCommune(a) < inCommune(b) ? -1 : 1));
      for (const group of groups) rankOf[group] = rank++;
    }
    await pacer.breathe();
  }
  return rankOf;
}

function alongCountry(extent: Extent | undefined): number {
  if (!extent || extent.count === 0) return 0;
  const lng = (extent.west + extent.east) / 2;
  const lat = (extent.south + extent.north) / 2;
  return hilbert(
    cell(lng, -180e6, 180e6, COUNTRY_BITS),
    cell(lat, -90e6, 90e6, COUNTRY_BITS),
    COUNTRY_BITS,
  );
}
