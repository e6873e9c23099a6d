import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, faultsAfter, sendMixedWrites, type Writers } from "./mixed-writes.ts";
import { type StormSite, tally } from "./site.ts";

/** Within it writes go on, whoever held the lock. */
const AIM_MS = 7_000;

/**
 * One of several processes is killed in the middle of writes, each time another one: its calls break, those of the others
 * are answered, and the next write is made within seven seconds.
 */
export async function stormKilledProcess(
  site: StormSite,
  writers: Writers,
  { rounds, check }: { rounds: number; check: (holds: boolean, what: string) => void },
): Promise<void> {
  let acknowledged = 0;
  let broken = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const what = `killed process, round ${round + 1}`;
    const processes = await site.processes();
    const victim = processes[round % processes.length];
    if (victim === undefined) throw new Error("the site has no processes of its own");
    const done: Acknowledged[] = [];
    let killedAt = Number.POSITIVE_INFINITY;
    let wentOnAfter: number | null = null;
    const note = (row: Acknowledged) => {
      done.push(row);
      const now = performance.now();
      if (now > killedAt) wentOnAfter ??= now - killedAt;
    };
    let isOver = false;
    const calls = sendMixedWrites(site, writers, { round: 2 * round, done: note });
    const over = Promise.all(calls).finally(() => {
      isOver = true;
    });
    const wanted = Math.round((calls.length * (round + 1)) / (rounds + 1));
    while (done.length < wanted && !isOver) await pause(2);
    process.kill(victim, "SIGKILL");
    killedAt = performance.now();
    // Its connections are known to be closed by then: what follows is sent on others.
    await pause(50);
    const next = sendMixedWrites(site, writers, { round: 2 * round + 1, done: note });
    const replies = [...(await over), ...(await Promise.all(next))];
    check(!replies.some(({ status }) => status >= 500), `${what}: ${tally(replies)}`);
    for (const fault of faultsAfter(site, done)) check(false, `${what}: ${fault}`);
    check(wentOnAfter !== null, `${what}: nothing was written after it`);
    slowest = Math.max(slowest, wentOnAfter ?? 0);
    acknowledged += done.length;
    broken += replies.filter(({ status }) => status === 0).length;
  }
  check(broken > 0, "killed process: no call broke, nothing was tried");
  check(slowest <= AIM_MS, `killed process: writes went on after ${Math.round(slowest)} ms`);
  console.log(
    `• killed process: ${rounds} times, ${acknowledged} writes acknowledged, ${broken} connections broke, writes went on within ${Math.round(slowest)} ms (aim: ${AIM_MS / 1_000} s)`,
  );
}
