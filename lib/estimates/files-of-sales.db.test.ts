import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "../platform/env.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import {
  BROWSER,
  ESTIMATED_AT,
  estimateFlat,
  placeEstimatedCommunes,
  WITHOUT_NETWORK,
} from "../testing/estimates.ts";
import {
  resetPublicData,
  startPublicDataServer,
  usePublicData,
} from "../testing/public-data-server.ts";
import { flatLine, type SalesServer, startSalesServer } from "../testing/sales-server.ts";
import { until } from "../testing/until.ts";
import { measureCommunes } from "./commands/measure-communes.ts";
import { findEstimate } from "./queries/find-estimate.ts";
import { findMeasure } from "./queries/find-measure.ts";
import { listBacktests } from "./queries/list-backtests.ts";

/** Estimates of Aast, whose files a server of the test's own has: none, half of one, and with bad rows. */
const AAST = { address: "3 rue Haute", postalCode: "64460", surface: 5_000 } as const;
const YEARS = [2022, 2023, 2024, 2025, 2026];

const database = adoptedDatabase();
let server: SalesServer;
beforeAll(async () => {
  server = await startSalesServer();
  await placeEstimatedCommunes(database);
});
beforeEach(() => {
  server.files.clear();
  usePublicData({ ...WITHOUT_NETWORK, ...server.env });
});
afterAll(async () => {
  resetPublicData();
  await server.close();
});

const flats = (count: number) => Array.from({ length: count }, (_, index) => flatLine(index + 1));
const serve = (lines: readonly string[], cutAfter?: number) =>
  server.files.set("2026/64001", { lines, ...(cutAfter === undefined ? {} : { cutAfter }) });
const estimated = async () => {
  const view = await findEstimate(
    await estimateFlat(AAST),
    { userId: null, ...BROWSER },
    ESTIMATED_AT,
  );
  if (!view) throw new Error("expected an estimate");
  return view;
};

test("four sales give no figure, and are shown; five give one", async () => {
  serve(flats(4));
  expect(await estimated()).toMatchObject({
    outcome: "too_few",
    figure: null,
    isWhole: true,
    comparables: { length: 4 },
  });
  usePublicData({ ...WITHOUT_NETWORK, ...server.env });
  serve(flats(5));
  expect(await estimated()).toMatchObject({
    outcome: "estimated",
    isWhole: true,
    figure: { count: 5, centreCents: 203_000_00, rangeSource: "all" },
  });
});

test("what is no sale of one home at a price counts for nothing", async () => {
  serve([
    ...flats(4),
    flatLine(5, { surface_reelle_bati: "0" }),
    flatLine(6, { surface_reelle_bati: "" }),
    flatLine(7, { valeur_fonciere: "1" }),
    flatLine(8, { nature_mutation: "Vente en l'état futur d'achèvement" }),
    flatLine(9),
    flatLine(9, { lot1_numero: "90" }),
    "half,a,line",
  ]);
  expect(await estimated()).toMatchObject({ outcome: "too_few", comparables: { length: 4 } });
});

test("a file that breaks off after some rows is not read at all, and is read again the next time", async () => {
  serve(flats(30), 20);
  await expect(estimateFlat(AAST)).rejects.toMatchObject({ code: "estimate.unreachable" });
  serve(flats(30));
  expect(await estimated()).toMatchObject({ outcome: "estimated" });
});

test("where a year or a neighbour's file fails, the estimate goes on and says that sales may be missing", async () => {
  serve(flats(6));
  server.files.set("2025/64001", null);
  expect(await estimated()).toMatchObject({ outcome: "estimated", isWhole: false });
  usePublicData({ ...WITHOUT_NETWORK, ...server.env });
  server.files.delete("2025/64001");
  for (const year of YEARS) server.files.set(`${String(year)}/64260`, null);
  expect(await estimated()).toMatchObject({ outcome: "estimated", isWhole: false });
});

test("files are on the disk afterwards, without numbers or parcels, and serve where the State does not", async () => {
  serve(flats(6));
  const first = await estimated();
  const file = join(env().PUBLIC_DATA_DIR, "sales/2026/communes/64/64001.json");
  const text = readFileSync(file, "utf8");
  expect(JSON.parse(text).sales).toHaveLength(6);
  expect(text).not.toContain("64001000AM");
  const { PUBLIC_DATA_DIR } = env();
  const requests = server.requested.length;
  usePublicData({ ...WITHOUT_NETWORK, PUBLIC_DATA_DIR });
  expect((await estimated()).figure).toEqual(first.figure);
  // Cut off by a full disk, it is had anew.
  usePublicData({ ...WITHOUT_NETWORK, ...server.env, PUBLIC_DATA_DIR });
  writeFileSync(file, text.slice(0, 100));
  expect((await estimated()).figure).toEqual(first.figure);
  expect(server.requested.length).toBeGreaterThan(requests);
  expect(readFileSync(file, "utf8")).toContain('"sales":');
});

test("where the disk takes nothing, estimates go on", async () => {
  serve(flats(6));
  const folder = join(env().PUBLIC_DATA_DIR, "sales");
  mkdirSync(dirname(folder), { recursive: true });
  // A file in the folder's place.
  writeFileSync(folder, "");
  expect(await estimated()).toMatchObject({ outcome: "estimated" });
});

test("the communes whose sales ship are measured by themselves; a whole measure takes the place of a partial one, never the reverse", async () => {
  const measured = async () =>
    (await listBacktests()).filter(({ commune }) => commune === "Hendaye");
  usePublicData(WITHOUT_NETWORK);
  expect(await measureCommunes(ESTIMATED_AT)).toBeGreaterThan(0);
  const partial = await measured();
  expect(partial.map(({ type, isWhole }) => [type, isWhole])).toEqual([
    ["apartment", false],
    ["house", false],
  ]);
  database.raw.prepare("UPDATE EstimateBacktest SET isWhole = (1 = 1), coverage = 0.5").run();
  const nextDay = new Date(ESTIMATED_AT.getTime() + 86_400_000);
  const lastLook = () =>
    database.raw
      .prepare("SELECT max(measuredAt) FROM EstimateBacktest WHERE communeCode = '64260'")
      .pluck()
      .get();
  const first = lastLook();
  // Within the day, as when the site starts again, nothing is read.
  expect(await measureCommunes(new Date(nextDay.getTime() - 1))).toBe(0);
  expect(lastLook()).toEqual(first);
  expect(await measureCommunes(nextDay)).toBeGreaterThan(0);
  // Looked at, others come first the next time.
  expect(lastLook()).not.toEqual(first);
  expect((await measured()).map(({ coverage }) => coverage)).toEqual([0.5, 0.5]);
  database.raw.prepare("UPDATE EstimateBacktest SET isWhole = (1 = 0), methodVersion = 0").run();
  expect(await measured()).toEqual([]);
  await measureCommunes(ESTIMATED_AT);
  expect(await measured()).toEqual(partial);
});

test("measuring ends with the site, whatever does not answer", async () => {
  const silent = await startPublicDataServer();
  silent.behave("slow");
  usePublicData({ ...WITHOUT_NETWORK, PAST_SALES_URL: silent.env.PAST_SALES_URL ?? "" });
  const [stop, cut] = [new AbortController(), new AbortController()];
  const measuring = measureCommunes(ESTIMATED_AT, { stop: stop.signal, cut: cut.signal });
  await until(() => silent.requested.length > 0);
  stop.abort();
  cut.abort();
  expect(await measuring).toBe(0);
  await silent.close();
});

test("a large commune's first estimate does not wait for its measure: its range is that of all, the next one's its own", async () => {
  database.raw.prepare("DELETE FROM EstimateBacktest").run();
  const sold = (count: number, day: string) =>
    Array.from({ length: count }, (_, index) =>
      flatLine(index, {
        id_mutation: `${day} ${String(index)}`,
        date_mutation: day,
        valeur_fonciere: String(200_000 + index),
      }),
    );
  server.files.set("2024/64001", { lines: sold(5_000, "2024-06-03") });
  server.files.set("2025/64001", { lines: [...sold(120, "2025-07-07"), ...sold(1, "2025-12-15")] });
  expect((await estimated()).figure?.rangeSource).toBe("all");
  await until(async () => (await findMeasure("64001")) !== null);
  expect((await estimated()).figure?.rangeSource).toBe("commune");
});
