import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "../servers.ts";

const MS_A_TICK = 10;

/** What a server and the processes that it started take: memory, time of a core, and how they answer meanwhile. */
export function watchOf(site: Server) {
  const fieldOf = (pid: string | number, name: string): number => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    } catch {
      return 0;
    }
  };
  /** The server and the processes that it started. */
  const processes = (): string[] =>
    readdirSync("/proc").filter(
      (pid) => /^\d+$/.test(pid) && (Number(pid) === site.pid || fieldOf(pid, "PPid") === site.pid),
    );
  /** Mebibytes of each, the server's first. */
  const memoryOfEach = (): number[] =>
    processes()
      .sort((a, b) => Number(a) - Number(b))
      .map((pid) => Math.round(fieldOf(pid, "VmRSS") / 1_024));
  /** Mebibytes of them all. */
  const memoryMb = (): number => memoryOfEach().reduce((sum, each) => sum + each, 0);

  /** Milliseconds of a core that they have taken, those that ended included: what a busy machine does not change. */
  function coreMs(): number {
    const ticks = processes().map((pid) => {
      const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
      // utime, stime, and both of the children that ended.
      const fields = after.split(" ").slice(11, 15).map(Number);
      return fields.reduce((sum, each) => sum + each, 0);
    });
    return MS_A_TICK * ticks.reduce((sum, each) => sum + each, 0);
  }

  /** Looks at memory and health until it is stopped. */
  function watch() {
    const healths: number[] = [];
    let most = 0;
    let mostOfEach: number[] = [];
    let isOver = false;
    const memory = setInterval(() => {
      const now = memoryMb();
      if (now <= most) return;
      most = now;
      mostOfEach = memoryOfEach();
    }, 20);
    const health = (async () => {
      while (!isOver) {
        const began = performance.now();
        const { ok } = await fetch(`${site.url}/api/health`);
        if (!ok) throw new Error("the site is not well");
        healths.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    return async () => {
      isOver = true;
      clearInterval(memory);
      await health;
      healths.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(healths[Math.floor((healths.length - 1) * share)] ?? 0);
      return { most, mostOfEach, healthP50: at(0.5), healthP99: at(0.99), healthLongest: at(1) };
    };
  }

  return { memoryMb, memoryOfEach, coreMs, watch };
}
