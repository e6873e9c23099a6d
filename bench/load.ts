import { spawn } from "node:child_process";
import { createRequire } from "node:module";

/** What one load run measured. */
export interface Measure {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Bytes of one answer's body, on average. */
  bytes: number;
  /** Resident memory of the server after the run, in MB. */
  memoryMb: number;
  errors: number;
}

interface AutocannonResult {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { total: number };
  errors: number;
  non2xx: number;
}

const AUTOCANNON = createRequire(import.meta.url).resolve("autocannon/autocannon.js");

/** Sixteen connections for some seconds from the second core; a short run first warms the server up. */
export async function load(
  url: string,
  { seconds = 5, connections = 16, pid }: { seconds?: number; connections?: number; pid: number },
): Promise<Measure> {
  await autocannon(url, 2, connections);
  const result = await autocannon(url, seconds, connections);
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, result.requests.total)),
    memoryMb: await residentMemory(pid),
    errors: result.errors + result.non2xx,
  };
}

function autocannon(url: string, seconds: number, connections: number): Promise<AutocannonResult> {
  const args = ["-c", "1", process.execPath, AUTOCANNON, "-j", "-n"];
  return new Promise((resolve, reject) => {
    const child = spawn("taskset", [...args, "-d", `${seconds}`, "-c", `${connections}`, url], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`autocannon ended with ${code}`)),
    );
  });
}

/** Memory of a process and its children, in MB. */
async function residentMemory(pid: number): Promise<number> {
  const { readFile, readdir } = await import("node:fs/promises");
  const pages = async (id: string) => {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { id, parent, kilobytes };
  };
  const all = await Promise.all(
    (await readdir("/proc")).filter((id) => /^\d+$/.test(id)).map(pages),
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
