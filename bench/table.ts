import type { Measure } from "./load.ts";

/** One line of the bench's table. */
export interface Row extends Measure {
  name: string;
  /** Throughput over that of the rows it is compared with. */
  ratios: { to: string; value: number; byCpu: number }[];
}

const COLUMNS = [
  "",
  "req/s",
  "p50 ms",
  "p99 ms",
  "CPU µs",
  "kB",
  "MB",
  "errors",
  "ratios",
] as const;

function cells(row: Row): string[] {
  return [
    row.name,
    row.requestsPerSecond.toFixed(0),
    row.p50Ms.toFixed(1),
    row.p99Ms.toFixed(1),
    String(row.cpuMicros),
    (row.bytes / 1024).toFixed(1),
    String(row.memoryMb),
    String(row.errors),
    row.ratios
      .map(({ to, value, byCpu }) => `${value.toFixed(2)} (by CPU ${byCpu.toFixed(2)}) × ${to}`)
      .join(", "),
  ];
}

/** The rows as a Markdown table. */
export function markdownTable(rows: Row[]): string {
  const line = (values: readonly string[]) => `| ${values.join(" | ")} |`;
  return [
    line(COLUMNS),
    line(COLUMNS.map(() => "---")),
    ...rows.map((row) => line(cells(row))),
  ].join("\n");
}
