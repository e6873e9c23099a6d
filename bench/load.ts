import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

/** What one load run measured. */
export interface Measure {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /**
   * Processor time of the server for one request, in microseconds: what a request costs where the
   * load, on its one core, can't ask for more.
   */
  cpuMicros: number;
  /** Bytes of one answer's body, on average. */
  bytes: number;
  /** Resident memory of the server after the run, in MB. */
  memoryMb: number;
  errors: number;
}

export interface Load {
  /** Asked for in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  seconds?: number;
  connections?: number;
  /** Process of the server, whose memory is read. */
  pid: number;
}

interface CannonResult {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { total: number };
  errors: number;
  non2xx: number;
}

/** Sixteen connections for some seconds from the second core; a short run first warms the server up. */
export async function load(
  url: string,
  { paths, headers = {}, seconds = 5, connections = 16, pid }: Load,
): Promise<Measure> {
  const half = Math.ceil(paths.length / 2);
  // Where paths differ, those of the warm-up are not asked for again.
  const warming = paths.length > 1 ? paths.slice(half) : paths;
  const measured = paths.length > 1 ? paths.slice(0, half) : paths;
  await cannon({ url, paths: warming, headers, seconds: 2, connections });
  const before = await cpuTicks(pid);
  const result = await cannon({ url, paths: measured, headers, seconds, connections });
  const ticks = (await cpuTicks(pid)) - before;
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: Math.round((ticks * TICK_MICROS) / Math.max(1, result.requests.total)),
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    memoryMb: await residentMemory(pid),
    errors: result.errors + result.non2xx,
  };
}

function cannon(options: object): Promise<CannonResult> {
  const args = ["-c", "1", process.execPath, "bench/cannon.mjs"];
  return new Promise((resolve, reject) => {
    const child = spawn("taskset", args, { stdio: ["pipe", "pipe", "ignore"] });
    child.stdin.end(JSON.stringify(options));
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`the load ended with ${code}`)),
    );
  });
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MICROS = 10_000;

/** Processor time of a process so far, user and system, its ended children left out. */
async function cpuTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // After the name, which may hold spaces: state is the third field, utime the fourteenth.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

/** Memory of a process and its children, in MB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = async (id: string) => {
    const text = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    const parent = /^PPid:\s+(\d+)/m.exec(text)?.[1];
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    return { id, parent, kilobytes };
  };
  const all = await Promise.all(
    (await readdir("/proc")).filter((id) => /^\d+$/.test(id)).map(status),
  );
  const family = new Set([String(pid)]);
  let grew = true;
  while (grew) {
    const before = family.size;
    for (const { id, parent } of all) if (parent && family.has(parent)) family.add(id);
    grew = family.size > before;
  }
  const total = all.reduce((sum, { id, kilobytes }) => sum + (family.has(id) ? kilobytes : 0), 0);
  return Math.round(total / 1024);
}
