import type { Target } from "./visitors.ts";

/** What is under way in the server, by kind (`http_under_way` of its metrics). */
export type Counts = Record<string, number>;

/** The server at one moment. */
export interface Sample {
  at: number;
  residentBytes: number;
  heapBytes: number;
  counts: Counts;
}

async function metricsOf({ port, host }: Target): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/metrics`, { headers: { host } });
  return response.text();
}

function numberIn(metrics: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the metrics have no ${name}`);
  return Number(value);
}

function countsIn(metrics: string): Counts {
  const found = [...metrics.matchAll(/^http_under_way\{kind="(\w+)"\} (\d+)$/gm)];
  if (found.length === 0) throw new Error("the metrics have no http_under_way");
  return Object.fromEntries(found.map(([, kind, count]) => [kind, Number(count)]));
}

export const countsOf = async (target: Target) => countsIn(await metricsOf(target));

export async function sampleOf(target: Target): Promise<Sample> {
  const metrics = await metricsOf(target);
  return {
    at: Date.now(),
    residentBytes: numberIn(metrics, "process_resident_memory_bytes"),
    heapBytes: numberIn(metrics, "nodejs_heap_size_used_bytes"),
    counts: countsIn(metrics),
  };
}

export interface Report {
  lines: string[];
  failures: string[];
}

const MEBIBYTE = 1024 * 1024;
/** Growth from the second quarter to the last that is still called level: caches fill, heaps breathe. */
const LEVEL = 1.15;

const middleOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** What the soak came to, and what of it must not be. */
export function reportOf(
  { statuses, probes }: Target,
  samples: readonly Sample[],
  { atStart, atEnd }: { atStart: Counts; atEnd: Counts },
): Report {
  const failures: string[] = [];
  const all = [...statuses].sort(([a], [b]) => a.localeCompare(b));
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const unwanted = all.filter(([name]) => / 5\d\d$/.test(name) && !name.endsWith(" 503"));
  for (const [name, count] of unwanted) failures.push(`${name}: ${count} times`);
  for (const [kind, count] of Object.entries(atEnd)) {
    if (count !== (atStart[kind] ?? 0)) failures.push(`${kind} still counts ${count}`);
  }
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const growth = (of: (sample: Sample) => number) =>
    middleOf(late.map(of)) / middleOf(early.map(of));
  const heapGrowth = growth(({ heapBytes }) => heapBytes);
  const residentGrowth = growth(({ residentBytes }) => residentBytes);
  if (!(residentGrowth < LEVEL)) failures.push(`memory grew by ${percent(residentGrowth)}`);
  const unready = probes.filter(({ status }) => status !== 200);
  if (unready.length > 0) {
    failures.push(`not ready ${unready.length} of ${probes.length} times (${unready[0]?.status})`);
  }
  if (probes.length === 0) failures.push("readiness was never asked for");
  const waits = probes.map(({ ms }) => ms);
  const peak = (kind: string) => Math.max(...samples.map(({ counts }) => counts[kind] ?? 0));
  const resident = middleOf(late.map(({ residentBytes }) => residentBytes)) / MEBIBYTE;
  return {
    failures,
    lines: [
      `${total} answers and connections:`,
      ...all.map(([name, count]) => `  ${name.padEnd(24)} ${count}`),
      `readiness: ${probes.length} times, p50 ${quantile(waits, 0.5)} ms, p99 ${quantile(waits, 0.99)} ms, longest ${Math.max(...waits)} ms`,
      `memory: ${Math.round(resident)} MiB resident at the end (${percent(residentGrowth)} from the second quarter to the last), heap ${percent(heapGrowth)}`,
      `under way at the most, as sampled: ${Object.keys(atEnd)
        .map((kind) => `${peak(kind)} ${kind}`)
        .join(", ")}; at the end: ${JSON.stringify(atEnd)}`,
    ],
  };
}

const percent = (ratio: number) => `${ratio < 1 ? "" : "+"}${Math.round((ratio - 1) * 100)} %`;
