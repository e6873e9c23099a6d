import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { z } from "zod";
import { civilDay, DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { type Body, createClient, sharedClient } from "../http/client.ts";
import { pointSchema } from "../points.ts";
import { NONE, type PublicResult, UNREACHABLE } from "../result.ts";
import { salesStore } from "./file-store.ts";
import {
  type ComparableSale,
  comparableSales,
  type SalesCommune,
  type SalesPlace,
} from "./rules.ts";
import {
  type PastSale,
  pastSaleSchema,
  SALE_COLUMNS,
  saleFileSchema,
  saleLineSchema,
} from "./schemas.ts";
import { SingleSales } from "./single-sales.ts";

/** Sales in memory, of all communes and years: some 20 MB. */
const CACHED_SALES = 100_000;

/**
 * The sales in a file, read as it arrives: the lines themselves are not held, and other requests go on between two
 * parts of it. A line that is wrong is left out.
 * @throws where it is no such file
 */
export async function readSales(body: Body): Promise<PastSale[]> {
  const gathered = new SingleSales();
  let hasHeader = false;
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      hasHeader = SALE_COLUMNS.every((column) => header.includes(column));
      if (!hasHeader) throw new Error("unknown columns");
      return header.map((column) => SALE_COLUMNS.includes(column) && column);
    },
    max_record_size: 100_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  await pipeline(Readable.from(body), parser, async (records: AsyncIterable<unknown>) => {
    for await (const record of records) {
      const row = saleLineSchema.safeParse(record);
      if (row.success) gathered.add(row.data);
    }
  });
  if (!hasHeader) throw new Error("empty file");
  return gathered.sales();
}

const files = () =>
  sharedClient("sales", () =>
    createClient({
      name: "sales",
      baseUrl: env().PAST_SALES_URL,
      kind: "file",
      read: readSales,
      schema: z.array(pastSaleSchema),
      cache: { ttlMs: DAY_MS, max: CACHED_SALES, sizeOf: ({ length }) => length },
      store: salesStore,
      // A year that isn't published yet, or a department without the register: 57, 67, 68 and 976.
      noneOn: [404],
    }),
  );

/** The sales of a commune in a year, dated by the file. */
export async function findSalesOfYear(
  { cityCode, department }: SalesCommune,
  year: number,
): Promise<PublicResult<PastSale[]>> {
  const place = saleFileSchema.safeParse({ cityCode, department });
  if (!place.success) return NONE;
  const { department: folder, cityCode: file } = place.data;
  return files().get(`/${String(year)}/communes/${folder}/${file}.csv`);
}

/** The sales of a commune. */
export interface CommuneSales {
  sales: PastSale[];
  /** When the newest of its files was updated. */
  dataAt: Date;
  /** Whether every file that there may be was read: else sales are missing. */
  isWhole: boolean;
}

/** Years of files that are read: the latest published one and those before it. */
const YEARS = 5;
const yearsUntil = (last: number) => Array.from({ length: YEARS }, (_, back) => last - back);

type Year = { year: number; result: PublicResult<PastSale[]> };
const readYears = (commune: SalesCommune, years: readonly number[]): Promise<Year[]> =>
  Promise.all(years.map(async (year) => ({ year, result: await findSalesOfYear(commune, year) })));

/**
 * The sales of a commune in the latest published year and the four before it. Files that stop earlier, as those that
 * ship with the project do, are read back from where they stop. Years that can't be reached are left out, unless all
 * of them are.
 */
export async function findCommuneSales(
  commune: SalesCommune,
  now: Date,
): Promise<PublicResult<CommuneSales>> {
  const present = Number(civilDay(now).slice(0, 4));
  const first = await readYears(commune, yearsUntil(present));
  // Without a file in all of them, those before are all that there may be.
  const latest = first.find(({ result }) => result.state === "found")?.year ?? present - YEARS;
  const earlier = yearsUntil(latest).filter((year) => !yearsUntil(present).includes(year));
  const years = [...first, ...(await readYears(commune, earlier))];
  const found = years.flatMap(({ result }) => (result.state === "found" ? [result] : []));
  if (found.length === 0) {
    return years.some(({ result }) => result.state === "unreachable") ? UNREACHABLE : NONE;
  }
  const sales = found.flatMap(({ value }) => value);
  const dataAt = new Date(Math.max(...found.map(({ at }) => at.getTime())));
  const isWhole = years.every(({ result }) => result.state !== "unreachable");
  return { state: "found", value: { sales, dataAt, isWhole }, at: dataAt };
}

/** Up to twelve past sales that compare with a home, latest first; `at` is when the newest of the files was updated. */
export async function salesNear(
  { cityCode, department, ...home }: SalesPlace,
  now: Date,
): Promise<PublicResult<ComparableSale[]>> {
  if (!pointSchema.safeParse(home).success) return NONE;
  const commune = await findCommuneSales({ cityCode, department }, now);
  if (commune.state !== "found") return commune;
  const { sales, dataAt } = commune.value;
  const comparable = comparableSales(sales, home, now);
  return comparable.length === 0 ? NONE : { state: "found", value: comparable, at: dataAt };
}
