import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse";
import { z } from "zod";
import { DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { type Body, createClient, sharedClient } from "../http/client.ts";
import { pointSchema } from "../points.ts";
import { NONE, type PublicResult, UNREACHABLE } from "../result.ts";
import {
  type ComparableSale,
  comparableSales,
  type SalesPlace,
  salesOf,
  saleYears,
} from "./rules.ts";
import {
  pastSaleSchema,
  SALE_COLUMNS,
  type SaleLine,
  saleFileSchema,
  saleLineSchema,
} from "./schemas.ts";

/** Sales in memory, of all communes and years: some 20 MB. */
const CACHED_SALES = 100_000;

/** The lines of a file, read as it arrives. @throws where it is no such file; a line that is wrong is left out. */
export async function readRows(body: Body): Promise<SaleLine[]> {
  const rows: SaleLine[] = [];
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
      if (row.success) rows.push(row.data);
    }
  });
  if (!hasHeader) throw new Error("empty file");
  return rows;
}

const files = () =>
  sharedClient("sales", () =>
    createClient({
      name: "sales",
      baseUrl: env().PAST_SALES_URL,
      kind: "file",
      read: async (body) => salesOf(await readRows(body)),
      schema: z.array(pastSaleSchema),
      cache: { ttlMs: DAY_MS, max: CACHED_SALES, sizeOf: ({ length }) => length },
      // A year that isn't published yet, or a department without the register: 57, 67, 68 and 976.
      noneOn: [404],
    }),
  );

/**
 * Up to twelve past sales that compare with a home, latest first; `at` is when the newest of the files was
 * updated. Years that can't be reached are left out, unless all of them are.
 */
export async function salesNear(
  { cityCode, department, ...home }: SalesPlace,
  now: Date,
): Promise<PublicResult<ComparableSale[]>> {
  const place = saleFileSchema.safeParse({ cityCode, department });
  if (!place.success || !pointSchema.safeParse(home).success) return NONE;
  const path = `communes/${place.data.department}/${place.data.cityCode}.csv`;
  const years = await Promise.all(
    saleYears(now).map((year) => files().get(`/${String(year)}/${path}`)),
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
