import { civilDay } from "../lib/kernel/time.ts";
import { CARD_COLUMNS } from "../lib/listings/card-row.ts";
import { propertiesWithCard, visitCountOf } from "../lib/listings/queries/properties-with-card.ts";
import { rawReader } from "../lib/platform/db/raw.ts";
import { reads } from "../lib/platform/db/read.ts";

/**
 * `DATABASE_URL=file:… npm run bench:reads` on a seeded database: what a typed read costs over its own text
 * as a prepared statement, in microseconds of processor time: the median of rounds.
 */
const ROUNDS = 15;
const TODAY = civilDay(new Date());
const READS_A_ROUND = 400;

const id = rawReader().prepare<[], string>("SELECT id FROM Property LIMIT 1").pluck().get() ?? "";
const small = () => reads().selectFrom("Property").select(["id", "title"]).where("id", "=", id);
const large = () =>
  propertiesWithCard(TODAY)
    .select(CARD_COLUMNS)
    .select((eb) => visitCountOf(eb.ref("p.id")).as("visitCount"))
    .where("p.id", "=", id);

async function measure(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage();
    for (let read = 0; read < READS_A_ROUND; read++) await work();
    const { user, system } = process.cpuUsage(began);
    rounds.push((user + system) / READS_A_ROUND);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

console.log("| read | its text, prepared | typed |\n|---|---|---|");
for (const [name, query] of [
  ["two columns by id", small],
  ["a card: four tables, two subqueries", large],
] as const) {
  const { sql, parameters } = query().compile();
  const statement = rawReader().prepare<unknown[], unknown>(sql);
  const text = await measure(() => statement.all(...parameters));
  const typed = await measure(() => query().execute());
  console.log(`| ${name} | ${text.toFixed(0)} µs | ${typed.toFixed(0)} µs |`);
}
