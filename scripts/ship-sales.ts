import { createReadStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSales } from "../lib/public-data/sales/client.ts";
import { salesFileText } from "../lib/public-data/sales/file-store.ts";
import type { PastSale } from "../lib/public-data/sales/schemas.ts";

/**
 * `npm run sales:ship -- <file.csv> <INSEE code>`: writes the files of sales that come with the project
 * (lib/public-data/sales/shipped), one a year, from a file of the State. They are dated by its latest sale.
 */
const [file, code = ""] = process.argv.slice(2);
if (!file || !/^\d[\dAB]\d{3}$/.test(code)) {
  console.error("Usage: npm run sales:ship -- <file.csv> <INSEE code>");
  process.exit(1);
}

const SHIPPED = "lib/public-data/sales/shipped";
const department = code.slice(0, code.startsWith("97") ? 3 : 2);
const years = new Map<string, PastSale[]>();
const sales = await readSales(createReadStream(file));
const latest = sales
  .map(({ soldOn }) => soldOn)
  .toSorted()
  .at(-1);
for (const sale of sales) {
  const year = sale.soldOn.slice(0, 4);
  years.set(year, [...(years.get(year) ?? []), sale]);
}
for (const [year, ofYear] of years) {
  const folder = join(SHIPPED, year, "communes", department);
  mkdirSync(folder, { recursive: true });
  const text = salesFileText(ofYear, {
    updatedAt: new Date(`${latest}T00:00:00Z`),
    fetchedAt: null,
  });
  writeFileSync(join(folder, `${code}.json`), text);
  console.log(`${year}: ${String(ofYear.length)} sales`);
}
