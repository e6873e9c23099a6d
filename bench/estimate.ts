import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import {
  coverageOf,
  errorsOf,
  PUBLICATION_MONTHS,
  rangeOf,
  replayYear,
} from "../lib/estimates/backtest.ts";
import { comparablesOf, METHOD } from "../lib/estimates/method.ts";
import { monthsEarlier } from "../lib/estimates/months.ts";
import { quantile } from "../lib/kernel/quantiles.ts";
import { readSales } from "../lib/public-data/sales/client.ts";
import { salesOfText } from "../lib/public-data/sales/file-store.ts";
import type { PastSale } from "../lib/public-data/sales/schemas.ts";
import { createTestDatabase } from "../lib/testing/database.ts";
import { estimateFlat, placeEstimatedCommunes, WITHOUT_NETWORK } from "../lib/testing/estimates.ts";

/**
 * `npm run bench:estimate`: how far estimates of the shipped sales are from what was paid, by type and year, against the
 * plain mean of like sales, split by time; what an estimate costs; and what a file of 100,000 lines takes.
 */
const SHIPPED = "lib/public-data/sales/shipped";
const sales: PastSale[] = (
  await Promise.all(
    readdirSync(SHIPPED, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => salesOfText(readFileSync(join(SHIPPED, name), "utf8"))),
  )
).flat();

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The mean of like sales' prices per m², as anybody would reckon: same type, surface within 30 %, 2 years. */
function plainMeanCents(known: readonly PastSale[], sale: PastSale): number | null {
  const since = monthsEarlier(sale.soldOn, 24 + PUBLICATION_MONTHS);
  const alike = known.filter(
    ({ type, surfaceDm2, soldOn }) =>
      type === sale.type &&
      soldOn >= since &&
      Math.abs(surfaceDm2 - sale.surfaceDm2) <= sale.surfaceDm2 * 0.3,
  );
  if (alike.length < METHOD.fewest) return null;
  const sum = alike.reduce((total, each) => total + each.priceCents / each.surfaceDm2, 0);
  return (sum / alike.length) * sale.surfaceDm2;
}

function plainErrors(type: PastSale["type"], year: number): number[] {
  return sales
    .filter((sale) => sale.type === type && sale.soldOn.startsWith(`${String(year)}-`))
    .flatMap((sale) => {
      const known = sales.filter(
        ({ soldOn }) => soldOn <= monthsEarlier(sale.soldOn, PUBLICATION_MONTHS),
      );
      const plain = plainMeanCents(known, sale);
      return plain === null ? [] : Math.abs(plain / sale.priceCents - 1);
    });
}

console.log(
  "type, year: n, median error, within 10 %, within 20 %, range of the year before; plain mean",
);
for (const type of ["apartment", "house"] as const) {
  let before: number[] = [];
  for (const year of [2020, 2021, 2022]) {
    const ratios = [...replayYear(sales, sales, type, year)].flatMap((each) => each ?? []);
    const errors = errorsOf(ratios);
    if (errors) {
      const held = before.length > 0 ? percent(coverageOf(ratios, rangeOf(before))) : "-";
      const plain = percent(quantile(plainErrors(type, year), 0.5));
      const shares = [errors.medianError, errors.within10, errors.within20].map(percent).join(", ");
      console.log(
        `${type}, ${String(year)}: ${String(errors.count)}, ${shares}, ${held}; ${plain}`,
      );
      console.log(`  paid ÷ estimated: ${errors.low.toFixed(3)} to ${errors.high.toFixed(3)}`);
    }
    before = ratios;
  }
}

const home = {
  lat: 43.3588,
  lng: -1.7725,
  type: "apartment",
  surfaceDm2: 5_000,
  rooms: 2,
} as const;
const ROUNDS = 200;
const began = performance.now();
for (let round = 0; round < ROUNDS; round++) comparablesOf(sales, home, "2022-12-30");
console.log(`an estimate: ${((performance.now() - began) / ROUNDS).toFixed(2)} ms`);

const HEADER =
  "id_mutation,date_mutation,nature_mutation,valeur_fonciere,adresse_nom_voie,id_parcelle,lot1_numero,lot2_numero,lot3_numero,lot4_numero,lot5_numero,type_local,surface_reelle_bati,nombre_pieces_principales,nature_culture,surface_terrain,longitude,latitude\n";
/** Lines of a part of a file, as a socket has it: some 64 KiB. */
const PART = 700;

/** A file as the State's, of so many lines, made as it is read. */
async function* fileOf(lines: number): AsyncGenerator<Buffer> {
  yield Buffer.from(HEADER);
  for (let start = 0; start < lines; start += PART) {
    const text = Array.from({ length: Math.min(PART, lines - start) }, (_, index) => {
      const line = start + index;
      const kind = line % 3 === 0 ? "Appartement,50,2" : "Dépendance,,0";
      const sale = Math.floor(line / 3);
      return `2022-${String(sale)},2022-05-04,Vente,${String(200_000 + sale)},RUE HAUTE,64260000AM0150,${String(line)},,,,,${kind},,,-1.77,43.35\n`;
    }).join("");
    yield Buffer.from(text);
    await setImmediate();
  }
}

const LINES = 100_000;
let longest = 0;
let last = performance.now();
const beat = setInterval(() => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}, 1);
global.gc?.();
const heap = process.memoryUsage().heapUsed;
const cpu = process.cpuUsage();
const read = await readSales(fileOf(LINES));
const { user, system } = process.cpuUsage(cpu);
const took = (user + system) / 1_000;
clearInterval(beat);
global.gc?.();
const grown = (process.memoryUsage().heapUsed - heap) / 1024 / 1024;
console.log(
  `a file of ${String(LINES)} lines: ${took.toFixed(0)} ms of a core, ${String(read.length)} sales, ${grown.toFixed(0)} MiB held, others waited ${longest.toFixed(0)} ms at most`,
);

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Estimates a flat of Hendaye as the form does, on a database of its own. @returns ms of a core */
async function estimateOnce(): Promise<number> {
  const before = spent();
  await estimateFlat();
  return spent() - before;
}

const database = await createTestDatabase();
database.adopt();
await placeEstimatedCommunes(database);
Object.assign(process.env, WITHOUT_NETWORK, {
  PUBLIC_DATA_DIR: mkdtempSync(join(tmpdir(), "bench-estimate-")),
});
const first = await estimateOnce();
const later: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) later.push(await estimateOnce());
console.log(
  `makeEstimate, from form to stored result: ${first.toFixed(0)} ms of a core the first time in a commune (files read from disk, ${String(sales.length)} sales replayed), then ${quantile(later, 0.5).toFixed(1)} ms (median), ${quantile(later, 0.99).toFixed(1)} ms (99 %)`,
);

/** Five files of the State, each of some 400 sales like Hendaye's, parsed. */
const FILE_LINES = 2_000;
const beforeFiles = spent();
for (let year = 0; year < 5; year += 1) await readSales(fileOf(FILE_LINES));
console.log(
  `reading five files of ${String(FILE_LINES)} lines as they arrive: ${(spent() - beforeFiles).toFixed(0)} ms of a core`,
);

/** A large city: the sales of Hendaye ten times, each a little aside. */
const city = Array.from({ length: 10 }, (_, time) =>
  sales.map((sale) => ({
    ...sale,
    lat: sale.lat + time / 1_000,
    priceCents: sale.priceCents + time,
  })),
).flat();
const beforeCity = spent();
for (const year of [2021, 2022]) [...replayYear(city, city, "apartment", year)];
console.log(
  `replaying two years of flats in a city of ${String(city.length)} sales: ${(spent() - beforeCity).toFixed(0)} ms of a core, ten at a time, behind the first estimate`,
);
await database.close();
