import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import {
  readSort,
  type Sort,
  type SortedRow,
  type Sorts,
  sortedPageOf,
} from "../../kernel/sorted-list.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { reads } from "./read.ts";
import { sortedBy, sortedRows, sortedText } from "./sorted-rows.ts";

/* Orders of random rows, read page by page while rows come and go. */

const SORTS = {
  date: { by: "instant", direction: "desc" },
  left: { by: "instant", direction: "asc", nullable: true },
  title: { by: "text", direction: "asc" },
  quarter: { by: "text", direction: "asc", nullable: true },
  price: { by: "number", direction: "desc" },
  floor: { by: "number", direction: "asc", nullable: true },
} satisfies Sorts;
type Key = keyof typeof SORTS;
const KEYS = Object.keys(SORTS) as Key[];

const database = adoptedDatabase();
const seller = userRow();
beforeAll(() =>
  database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
  }),
);
beforeEach(() => database.writer.$transaction((tx) => tx.property.deleteMany()));

const homes = () => reads().selectFrom("Property as p").select("p.id");
const LISTS: Record<Key, () => ReturnType<typeof by>> = {
  date: () => by("createdAt"),
  left: () => by("soldAt"),
  title: () => homes().select((eb) => sortedBy(sortedText(eb.ref("p.title")))),
  quarter: () => homes().select((eb) => sortedBy(sortedText(eb.ref("p.neighbourhood")))),
  price: () => by("priceCents"),
  floor: () => by("floor"),
};
const by = (column: "createdAt" | "soldAt" | "priceCents" | "floor") =>
  homes().select((eb) => sortedBy(eb.ref(`p.${column}`)));

const pageAt = async (sort: Sort<Key>, cursor: string | null, length: number) => {
  const rows = await sortedRows(LISTS[sort.key](), sort, cursor, length + 1).execute();
  return sortedPageOf(rows, sort, (row) => row, length);
};

const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 9, 0, second));
const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const home = fc.record({
  createdAt: few(at(0), at(1), at(2)),
  soldAt: few(null, at(0), at(1)),
  title: few("Étage", "etage", "Maison", "Œuf", "zone", "L’île", "L'Ile", "'", "~", "=-~a"),
  neighbourhood: few(null, "Thabor", "thabor", "Écluse", ""),
  priceCents: few(100_000_00, 200_000_00, 20_000_000_00),
  floor: few(null, -1, 0, 3),
});
const add = (rows: object[]) =>
  database.writer.$transaction(async (tx) => {
    for (const row of rows) {
      await tx.property.create({ data: { ...propertyRow({ sellerId: seller.id }), ...row } });
    }
  });

/** As the order is meant: those with a value first, by it and then by their ids. */
function isInOrder(rows: readonly SortedRow[], { direction }: Sort): boolean {
  const compare = (a: SortedRow, b: SortedRow): number => {
    if (a.sortedBy === null || b.sortedBy === null) {
      const nulls = Number(a.sortedBy === null) - Number(b.sortedBy === null);
      if (nulls !== 0) return nulls;
    } else if (a.sortedBy !== b.sortedBy) {
      return (a.sortedBy < b.sortedBy ? -1 : 1) * (direction === "asc" ? 1 : -1);
    }
    return (a.id < b.id ? -1 : 1) * (direction === "asc" ? 1 : -1);
  };
  return rows.every((row, index) => index === 0 || compare(rows[index - 1] ?? row, row) < 0);
}

const orders = KEYS.flatMap((tri) =>
  ["asc", "desc"].map((sens) => [tri, sens, readSort<Key>({ tri, sens }, SORTS)] as const),
);

test.each(orders)(
  "no row twice, none missing, while others come and go: %s %s",
  async (_, __, sort) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(home, { minLength: 1, maxLength: 9 }),
        fc.array(home, { maxLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        async (stay, come, length) => {
          await database.writer.$transaction((tx) => tx.property.deleteMany());
          const staying = stay.map((row) => ({ ...row, id: newId() }));
          const going = come.map((row) => ({ ...row, id: newId() }));
          await add([...staying, ...going]);
          const seen: SortedRow[] = [];
          let cursor: string | null = null;
          do {
            const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(sort, cursor, length);
            seen.push(...page.rows);
            if (cursor === null) {
              // Rows go that were shown, that the cursor names or that were to come; others come.
              const ids = going.map(({ id }) => id);
              await database.writer.$transaction((tx) =>
                tx.property.deleteMany({ where: { id: { in: ids } } }),
              );
              await add(come);
            }
            cursor = page.next;
          } while (cursor !== null);
          const ids = seen.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids).toEqual(expect.arrayContaining(staying.map(({ id }) => id)));
          expect(isInOrder(seen, sort)).toBe(true);
        },
      ),
      { numRuns: 12 },
    );
  },
);

test("a text stands beside the same one without accents and capitals", async () => {
  const titles = ["Étang", "eau", "ETAGE", "Œuvre", "été", "zone", "Ancien", "odeur", "L’Île"];
  await add(titles.map((title) => ({ title })));
  const rows = await sortedRows(
    homes().select((eb) => ["p.title", sortedBy(sortedText(eb.ref("p.title")))]),
    readSort<Key>({ tri: "title" }, SORTS),
    null,
    20,
  ).execute();
  expect(rows.map(({ title }) => title)).toEqual([
    ...["Ancien", "eau", "ETAGE", "Étang", "été", "L’Île", "odeur", "Œuvre", "zone"],
  ]);
});

test("a text is ordered by as many characters as a cursor has", async () => {
  const title = "é".repeat(200);
  await add([{ title }, { title: `${title}z` }, { title: `${title}a` }]);
  const sort = readSort<Key>({ tri: "title" }, SORTS);
  const first = await pageAt(sort, null, 1);
  const second = await pageAt(sort, first.next, 1);
  const third = await pageAt(sort, second.next, 1);
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  expect(third.next).toBeNull();
});

const ID = "0123456789ab";
const HOSTILE = [
  "x",
  `date.asc:9999-12-31T23:59:59.999+00:00~${ID}`,
  `9999-12-31T23:59:59.999+00:00~${ID}`,
  `title.asc:='; DROP TABLE Property;--~${ID}`,
  `title.asc:=\u0000~${ID}`,
  `title.asc:=${"é".repeat(5_000)}~${ID}`,
  `price.desc:${"9".repeat(16)}~${ID}`,
  `price.desc:-9007199254740991~${ID}`,
  `price.asc:9007199254740991~${ID}`,
  `price.asc:-~${ID}`,
  `floor.asc:-~${ID}`,
  `floor.asc:NaN~${ID}`,
  `quarter.desc:-~z`,
];
test.each(orders)("a hostile cursor is a page of the list: %s %s", async (_, __, sort) => {
  await add([{ floor: 2 }, { floor: null }]);
  for (const cursor of HOSTILE) {
    expect((await pageAt(sort, cursor, 5)).rows.length).toBeLessThanOrEqual(2);
  }
});
