import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { z } from "zod";
import { newId } from "../../kernel/ids.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import type { AnswerStore, StoredAnswer } from "../http/client.ts";
import { type PastSale, pastSaleSchema } from "./schemas.ts";

/** The register is published twice a year: files are looked at again after so long. */
const FRESH_MS = 30 * DAY_MS;

/** Files that come with the project (README.md beside them): for where the State's can't be reached. */
const SHIPPED = join(/* turbopackIgnore: true */ process.cwd(), "lib/public-data/sales/shipped");

/** A sale as a file has it: no longer than it must be. */
const rowSchema = z
  .tuple([z.string(), z.number(), z.enum(["a", "h"]), z.number(), z.number().nullable()])
  .rest(z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof rowSchema>;

const fileSchema = z.object({
  /** When the State's file was last updated. */
  updatedAt: z.iso.datetime(),
  /** When it was read from the State's server; null of what ships. */
  fetchedAt: z.iso.datetime().nullable(),
  sales: z.array(z.unknown()),
});

const toRow = ({
  soldOn,
  priceCents,
  type,
  surfaceDm2,
  rooms,
  street,
  lat,
  lng,
}: PastSale): Row => [
  soldOn,
  priceCents,
  type === "house" ? "h" : "a",
  surfaceDm2,
  rooms,
  ...[street, lat, lng],
];

/** @throws {Error} where it is none */
function ofRow(row: unknown): PastSale {
  const [soldOn, priceCents, type, surfaceDm2, rooms, street, lat, lng] = rowSchema.parse(row);
  return pastSaleSchema.parse({
    ...{ soldOn, priceCents, surfaceDm2, rooms, street, lat, lng },
    type: type === "h" ? "house" : "apartment",
  });
}

/** Rows that are read before others have their turn: some milliseconds. */
const SLICE = 500;

/** The text of a file of sales. */
export function salesFileText(
  sales: readonly PastSale[],
  { updatedAt, fetchedAt }: { updatedAt: Date; fetchedAt: Date | null },
): string {
  const head = `{"updatedAt":${JSON.stringify(updatedAt)},"fetchedAt":${JSON.stringify(fetchedAt)},"sales":[`;
  return `${head}\n${sales.map((sale) => JSON.stringify(toRow(sale))).join(",\n")}\n]}\n`;
}

/** The sales in the text of such a file, read in turns with whatever else goes on, and its dates. @throws {Error} */
async function parseFile(text: string) {
  const { sales: rows, ...dates } = fileSchema.parse(JSON.parse(text));
  const sales: PastSale[] = [];
  for (let start = 0; start < rows.length; start += SLICE) {
    sales.push(...rows.slice(start, start + SLICE).map(ofRow));
    await othersTurn();
  }
  return { ...dates, sales };
}

/** The sales in the text of such a file. @throws {Error} where it is none */
export const salesOfText = async (text: string): Promise<PastSale[]> =>
  (await parseFile(text)).sales;

async function readSales(file: string, now: number): Promise<StoredAnswer<PastSale[]> | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return null;
  }
  try {
    const { updatedAt, fetchedAt, sales } = await parseFile(text);
    const age = fetchedAt === null ? Number.POSITIVE_INFINITY : now - Date.parse(fetchedAt);
    return { value: sales, at: new Date(updatedAt), isFresh: age < FRESH_MS };
  } catch {
    // Written by another version, or cut off by a full disk: it is had anew.
    log().warn({ file }, "a file of sales is not read");
    return null;
  }
}

/** The INSEE codes of the communes whose sales come with the project. */
export async function listShippedCommunes(): Promise<string[]> {
  const names = await readdir(SHIPPED, { recursive: true });
  return [
    ...new Set(
      names.filter((name) => name.endsWith(".json")).map((name) => basename(name, ".json")),
    ),
  ];
}

/** `/2025/communes/64/64260.csv` as a path below a folder; it was made of what a schema let through. */
const below = (folder: string, path: string) => join(folder, `${path.replace(/\.csv$/, "")}.json`);

/**
 * Files of sales on disk, one a commune and year, with their dates: single dwellings alone, without house numbers or
 * parcels. Behind them stand those that ship, which are never fresh.
 */
export const salesStore: AnswerStore<PastSale[]> = {
  async read(path) {
    const now = Date.now();
    const stored = await readSales(below(join(env().PUBLIC_DATA_DIR, "sales"), path), now);
    return stored ?? readSales(below(SHIPPED, path), now);
  },
  async write(path, sales, updatedAt) {
    const file = below(join(env().PUBLIC_DATA_DIR, "sales"), path);
    const partial = `${file}.${newId()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(partial, salesFileText(sales, { updatedAt, fetchedAt: new Date() }));
      await rename(partial, file);
    } catch (error) {
      // A disk that is full costs the next process a request, and nobody an answer.
      log().warn({ err: error }, "a file of sales is not stored");
    }
  },
};
