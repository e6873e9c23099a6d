import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { z } from "zod";
import { DAY_MS } from "../../kernel/time.ts";
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
  saleYears,
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

/**
 * Up to twelve past sales that compare with a home, latest first; `at` is when the newest of the files was
 * updated. Years that can't be reached are left out, unless all of them are.
 */
export async function salesNear(
  { cityCode, department, ...home }: SalesPlace,
  now: Date,
): Promise<PublicResult<ComparableSale[]>> {
  if (!pointSchema.safeParse(home).success) return NONE;
  const years = await Promise.all(
    saleYears(now).map((year) => findSalesOfYear({ cityCode, department }, year)),
  );
  const found = years.filter((year) => year.state === "found");
  if (found.length === 0) {
    return years.some(({ state }) => state === "unreachable") ? UNREACHABLE : NONE;
  }
  const sales = comparableSales(
    found.flatMap(({ value }) => value),
    home,
    now,
  );
  if (sales.length === 0) return NONE;
  const at = new Date(Math.max(...found.map((year) => year.at.getTime())));
  return { state: "found", value: sales, at };
}
