import { setTimeout as pause } from "node:timers/promises";
import type Database from "better-sqlite3";
import { openAccounts, publishHome } from "./people.ts";
import type { StormSite } from "./site.ts";
import { Reader, sendTo } from "./streams.ts";

/** People who look at the site at once, each in one tab. */
const CONNECTED = 500;
/** Messages a second, and for how long. */
const RATE = 10;
const SECONDS = 30;
/** Every so many messages a reader's connection is cut, and comes back where it was. */
const CUT_EVERY = 10;
const GOAL_P95_MS = 300;
/** What has not come by then is lost. */
const PATIENCE_MS = 5_000;
/** Those who write: nobody may send more than thirty messages a minute. */
const WRITERS = 50;

/** A message that the site acknowledged, to whom, and when its call began. */
interface Sent {
  messageId: string;
  since: number;
  /** When its response was there. */
  acknowledged: number;
  reader: Reader;
  /** Whether the reader's connection was cut while it was sent: how long that took is no measure. */
  wasCut: boolean;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/**
 * Five hundred people follow what happens, and some write to others: how long a message takes from the
 * beginning of its call to the other's stream, and that none is lost or doubled, also by streams that are cut.
 */
export async function measureLive(
  site: StormSite,
  database: Database.Database,
  check: (holds: boolean, what: string) => void,
): Promise<void> {
  const people = await openAccounts(database, "seller", CONNECTED);
  const writers = await openAccounts(database, "buyer", WRITERS);
  const readers = people.map((person) => new Reader(person, site.origin));
  const homes = people.map(({ id }) => publishHome(database, id));
  for (let start = 0; start < CONNECTED; start += 25) {
    await Promise.all(readers.slice(start, start + 25).map((reader) => reader.open()));
  }
  const sent: Sent[] = [];
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  for (let turn = 0; turn < RATE * SECONDS; turn++) {
    await pause(Math.max(0, begun + (turn * 1_000) / RATE - performance.now()));
    // 7 and 500 share no factor: everybody's turn comes.
    const at = (turn * 7) % CONNECTED;
    const [reader, writer, home] = [readers[at], writers[turn % WRITERS], homes[at]];
    if (!reader || !writer || !home) throw new Error("nobody is there");
    const wasCut = turn % CUT_EVERY === 0;
    if (wasCut) reader.cut();
    const since = performance.now();
    const call = sendTo(site, writer, home, `Bonjour, message ${turn}`).then(
      async ({ status, messageId }) => {
        check(messageId !== null, `live: a message was answered ${status}`);
        const acknowledged = performance.now();
        if (messageId !== null) sent.push({ messageId, since, acknowledged, reader, wasCut });
        if (wasCut) await reader.open();
      },
    );
    calls.push(call);
  }
  await Promise.all(calls);
  await pause(PATIENCE_MS);
  const times: number[] = [];
  const after: number[] = [];
  let lost = 0;
  for (const { messageId, since, acknowledged, reader, wasCut } of sent) {
    const came = reader.received.filter((each) => each.messageId === messageId);
    if (came.length === 0) lost += 1;
    check(came.length <= 1, `live: ${messageId} came ${came.length} times`);
    if (!came[0] || wasCut) continue;
    times.push(came[0].at - since);
    after.push(came[0].at - acknowledged);
  }
  const known = new Set(sent.map(({ messageId }) => messageId));
  const strange = readers.flatMap(({ received }) =>
    received.filter(({ messageId }) => !known.has(messageId)),
  ).length;
  for (const reader of readers) reader.cut();
  check(lost === 0, `live: ${lost} of ${sent.length} messages never came`);
  check(strange === 0, `live: ${strange} events of no message that was sent`);
  for (const each of [times, after]) each.sort((one, other) => one - other);
  const p95 = percentile(times, 0.95);
  check(p95 <= GOAL_P95_MS, `live: ${Math.round(p95)} ms at the 95th percentile`);
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(
    `• live: ${CONNECTED} connected, ${sent.length} messages at ${RATE}/s, from the call to the other's stream: ` +
      `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(p95)}, most ${ms(times.at(-1) ?? Number.NaN)}; ` +
      `from the call's response: p50 ${ms(percentile(after, 0.5))}, p95 ${ms(percentile(after, 0.95))}; ` +
      `${sent.length - times.length} with their stream cut; ${lost} lost`,
  );
}
