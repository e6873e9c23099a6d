import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackage } from "../scripts/setup/debian.mjs";

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
  /** Bytes of one answer with its headers, on average. */
  bytes: number;
  /** Resident memory of the server after the run, in MB. */
  memoryMb: number;
  errors: number;
}

export interface Load {
  url: string;
  /** Process of the server, whose processor time and memory are read. */
  pid: number;
  /** Asked for in turn. */
  paths: readonly string[];
  /** Posted in turn to the first of the paths, instead. */
  bodies?: readonly string[];
  /** Whether each of them names its call (`Idempotency-Key`). */
  named?: boolean;
  headers?: Record<string, string>;
}

/** What `load.lua` prints. */
interface WrkResult {
  requests: number;
  microseconds: number;
  bytes: number;
  /** Microseconds. */
  p50: number;
  p99: number;
  /** Answers of 400 and above among them. */
  errors: number;
}

const WRK = "/usr/bin/wrk";
const CONNECTIONS = 16;
const SECONDS = 2;
const ROUNDS = 5;

/**
 * Asks a server until its code is compiled and its memory settled: a page takes some two thousand
 * requests.
 * @throws {Error} where the first of the paths is not answered with a page.
 */
export async function warmUp(load: Load, seconds = 15): Promise<void> {
  if (!load.bodies) {
    const [path = "/"] = load.paths;
    const { status } = await fetch(load.url + path, { headers: load.headers, redirect: "manual" });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  await ask(load, seconds);
}

async function round(load: Load): Promise<Measure> {
  const before = await cpuTicks(load.pid);
  const { requests, microseconds, bytes, p50, p99, errors } = await ask(load, SECONDS);
  const ticks = (await cpuTicks(load.pid)) - before;
  const total = Math.max(1, requests);
  return {
    requestsPerSecond: (requests * 1_000_000) / microseconds,
    p50Ms: p50 / 1_000,
    p99Ms: p99 / 1_000,
    cpuMicros: Math.round((ticks * TICK_MICROS) / total),
    bytes: Math.round(bytes / total),
    memoryMb: await residentMemory(load.pid),
    errors,
  };
}

/**
 * Sixteen connections from the second core, on each server in turn, several times round: what else
 * the machine does in the meantime hits them all alike. Where paths or bodies differ, no round asks
 * for those of another.
 * @returns the rounds of each, in the order given
 */
export async function loadInTurns(loads: readonly Load[]): Promise<Measure[][]> {
  const measures: Measure[][] = loads.map(() => []);
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [index, load] of loads.entries()) {
      const paths = shareOf(load.paths, turn);
      const bodies = load.bodies && { bodies: shareOf(load.bodies, turn) };
      measures[index]?.push(await round({ ...load, paths, ...bodies }));
    }
  }
  return measures;
}

/** What is one round's of several; a single one is every round's. */
function shareOf(all: readonly string[], turn: number): readonly string[] {
  const share = Math.ceil(all.length / ROUNDS);
  return all.length > 1 ? all.slice(turn * share, (turn + 1) * share) : all;
}

/** The middle one of several figures. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What several rounds come to: the middle of each figure, and every error. */
export function middleOf(rounds: readonly Measure[]): Measure {
  const middle = (figure: keyof Measure) => median(rounds.map((each) => each[figure]));
  return {
    requestsPerSecond: middle("requestsPerSecond"),
    p50Ms: middle("p50Ms"),
    p99Ms: middle("p99Ms"),
    cpuMicros: middle("cpuMicros"),
    bytes: middle("bytes"),
    memoryMb: middle("memoryMb"),
    errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Asks with wrk, from the second core. One of Node's own would ask for half of what the server gives. */
async function ask({ url, paths, bodies, named, headers = {} }: Load, seconds: number) {
  if (!existsSync(WRK) && !(await installDebianPackage("wrk"))) {
    throw new Error("wrk is missing: install it (apt-get install wrk).");
  }
  const folder = mkdtempSync(join(tmpdir(), "load-"));
  const list = join(folder, "requests");
  const lines = bodies
    ? bodies.map((body) => [paths[0], body, ...(named ? [randomUUID()] : [])].join("\t"))
    : paths;
  writeFileSync(list, `${lines.join("\n")}\n`);
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const how = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}`, "--timeout", "10", ...given];
  const args = ["-c", "1", WRK, ...how, "-s", "bench/load.lua", url, "--", list];
  const result = new Promise<WrkResult>((resolve, reject) => {
    const child = spawn("taskset", args, { stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`the load ended: ${output}`)),
    );
  });
  return await result.finally(() => rmSync(folder, { recursive: true }));
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
