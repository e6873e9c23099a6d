import { beforeAll, expect, test } from "vitest";
import type { ListPage } from "../../kernel/keyset.ts";
import { type ListFilter, NO_FILTER } from "../../kernel/list-filter.ts";
import { readSort, type Sort, type Sorts } from "../../kernel/sorted-list.ts";
import { daysBefore } from "../../kernel/time.ts";
import { listRegister } from "../../mandate-signing/queries/list-register.ts";
import { REGISTER_SORTS } from "../../mandate-signing/rules.ts";
import { listOwed } from "../../payouts/batches/queries/list-owed.ts";
import { OWED_SORTS } from "../../payouts/rules.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { listEntries } from "../../waitlist/administration/queries/list-entries.ts";
import { ENTRY_SORTS } from "../../waitlist/administration/rules.ts";
import { listCheckedListings } from "../listings/queries/list-checked-listings.ts";
import { LISTING_SORTS } from "../listings/rules.ts";
import { listLoopers } from "../loopers/queries/list-loopers.ts";
import { LOOPER_SORTS } from "../loopers/rules.ts";
import { listTrackedSales } from "../sales/queries/list-tracked-sales.ts";
import { SALE_SORTS } from "../sales/rules.ts";

/* Every order of the team's lists, either way, page by page, on both databases. */

const NOW = new Date("2026-11-23T10:00:00Z");
const COUNT = 64;
const database = adoptedDatabase();
let manager: Actor;
let looper: Actor;

beforeAll(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
  looper = await createPerson(database, PERSONAS.ambassador, { firstName: "Zoé", lastName: "Écu" });
  const other = await createPerson(database, PERSONAS.ambassador, { city: null, lastName: "Abel" });
  const seller = userRow();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.commune.create({
      data: communeRow({ code: "53097", name: "Évron", slug: "evron" }),
    });
    await tx.user.create({ data: seller });
    for (let index = 0; index < COUNT; index++) {
      const at = daysBefore(NOW, index % 5);
      const row = {
        sellerId: seller.id,
        ambassadorId: [looper.userId, other.userId, null][index % 3] ?? null,
        communeCode: index % 2 ? "35238" : "53097",
        priceCents: 200_000_00 + (index % 4) * 100_00,
        publishedAt: at,
      };
      await tx.property.create({ data: propertyRow(row) });
      const sold = { ...row, status: "sold" as const, soldAt: at };
      await tx.property.create({ data: propertyRow(sold) });
    }
  });
});

interface Request {
  sort: never;
  filter: ListFilter;
  cursor: string | null;
}
type Read = (request: Request) => Promise<ListPage<unknown>>;
const EVERYBODY = { search: "", role: null, stage: null, source: null, referrers: false };

const LISTS: [string, Sorts, number, Read][] = [
  [
    "published listings",
    LISTING_SORTS,
    COUNT,
    (request) => listCheckedListings(manager, { view: "published", ...request }),
  ],
  [
    "incomplete listings",
    LISTING_SORTS,
    COUNT,
    (request) => listCheckedListings(manager, { view: "incomplete", ...request }),
  ],
  [
    "concluded sales",
    SALE_SORTS,
    COUNT,
    (request) => listTrackedSales(manager, { view: "sold", ...request }, NOW),
  ],
  [
    "accepted offers",
    SALE_SORTS,
    0,
    (request) => listTrackedSales(manager, { view: "accepted", ...request }, NOW),
  ],
  [
    "loopers",
    LOOPER_SORTS,
    2,
    ({ sort, cursor }) => listLoopers(manager, { status: "active", sort, cursor }, NOW),
  ],
  [
    "the register",
    REGISTER_SORTS,
    0,
    ({ sort, cursor }) => listRegister(manager, { sort, cursor }),
  ],
  [
    "the waitlist",
    ENTRY_SORTS,
    0,
    ({ sort, cursor }) => listEntries(manager, { filter: EVERYBODY, sort, cursor }),
  ],
  [
    "what is owed",
    OWED_SORTS,
    0,
    async ({ sort }) => ({ rows: await listOwed(manager, NOW, sort), next: null }),
  ],
];

async function whole(read: Read, sort: Sort, filter = NO_FILTER): Promise<string[]> {
  const rows: string[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage<unknown> = await read({ sort: sort as never, filter, cursor });
    rows.push(...page.rows.map((row) => JSON.stringify(row)));
    cursor = page.next;
  } while (cursor !== null);
  return rows;
}

test.each(LISTS)("%s have each row once in every order", async (_name, sorts, count, read) => {
  for (const tri of Object.keys(sorts)) {
    for (const sens of ["asc", "desc"]) {
      const rows = await whole(read, readSort({ tri, sens }, sorts));
      expect([tri, sens, rows.length, new Set(rows).size]).toEqual([tri, sens, count, count]);
    }
  }
});

test("a list that is narrowed has the rows of one looper, or of one town", async () => {
  for (const [, sorts, count, read] of LISTS.slice(0, 3)) {
    const sort = readSort({ tri: "looper" }, sorts);
    const of = async (filter: ListFilter) => (await whole(read, sort, filter)).length;
    expect(await of({ looper: looper.userId, commune: null })).toBe(Math.ceil(count / 3));
    expect(await of({ looper: null, commune: "53097" })).toBe(count / 2);
    expect(await of({ looper: "-", commune: null })).toBe(0);
    expect(await of({ looper: null, commune: "-" })).toBe(0);
  }
});
