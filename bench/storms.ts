import { setTimeout as pause } from "node:timers/promises";
import { newId } from "../lib/kernel/ids.ts";
import { civilDay, shiftCivilDay } from "../lib/kernel/time.ts";
import { offerEnd } from "../lib/offers/rules.ts";
import { namedHome } from "../lib/testing/builders.ts";
import { PushService } from "../lib/testing/push-service.ts";
import { buildSite } from "../scripts/setup/steps.mjs";
import { brokenInvariants } from "./storms/checks.ts";
import { stormKeyedCrashes } from "./storms/keyed-crashes.ts";
import { stormKilledProcess } from "./storms/killed-process.ts";
import { measureLive } from "./storms/live.ts";
import { type Acknowledged, faultsAfter, sendMixedWrites } from "./storms/mixed-writes.ts";
import {
  insertRow,
  openAccounts,
  openSlot,
  publishHome,
  type StormPerson,
  writeCommune,
} from "./storms/people.ts";
import { stormSignOuts } from "./storms/sign-outs.ts";
import { createStormSite, type Reply, type StormSite, send, tally } from "./storms/site.ts";

/**
 * `npm run bench:storms [-- visits offers keys live sign-outs rates crash lost killed] [rounds=5]`: what must hold of visits,
 * offers and messages when everybody acts at once and the site dies under it. Loopback only, so many calls and no more;
 * `rounds` has fewer of each part, for a machine that is busy. It ends with exit code 1 where an invariant is broken or a
 * response is a 5xx.
 *
 * On a file, or where DATABASE_URL is a database of a PostgreSQL server on another one there, with WEB_PROCESSES.
 */
const PARTS = [
  "visits",
  "offers",
  "keys",
  "live",
  "sign-outs",
  "rates",
  "crash",
  "lost",
  "killed",
] as const;
type Part = (typeof PARTS)[number];
const requested = process.argv
  .slice(2)
  .filter((name): name is Part => PARTS.includes(name as Part));
const wants = (part: Part) => requested.length === 0 || requested.includes(part);

const mostRounds = Number(
  process.argv.find((argument) => argument.startsWith("rounds="))?.slice("rounds=".length) ??
    Number.POSITIVE_INFINITY,
);
const atMost = (rounds: number) => Math.min(rounds, mostRounds);

const BUYERS = 200;
const VISIT_ROUNDS = atMost(50);
const OFFER_ROUNDS = atMost(200);
const REPEATS = 50;
const CRASHES = atMost(50);
const KEYED_CRASHES = atMost(20);
const KILLS = atMost(20);

const failures: string[] = [];
function check(holds: boolean, what: string): void {
  if (!holds) failures.push(what);
}
const isBroken = ({ status }: Reply) => status === 0 || status >= 500;

await buildSite();
process.env.AUTH_SECRET = "bench-only-secret-of-32-characters!";
const pushService = new PushService();
await pushService.open();
const site = await createStormSite({ PUSH_HOSTS: pushService.host });
process.env.APP_URL = site.origin;
process.env.DATABASE_URL = site.env.DATABASE_URL;
const { database } = site;
writeCommune(database);
const [seller = never(), looper = never()] = await openAccounts(database, "seller", 2);
const buyers = await openAccounts(database, "buyer", BUYERS);
console.log(`• ${site.kind}: ready after ${Math.round(await site.start())} ms`);

function never(): never {
  throw new Error("nobody was opened");
}

const book = (buyer: StormPerson, slotId: string, key?: string) =>
  send(site, {
    method: "POST",
    path: "/api/visits",
    cookie: buyer.cookie,
    body: { slotId, type: "physical" },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

/** Two hundred buyers, one slot, at once. */
async function stormVisits(): Promise<void> {
  const propertyId = publishHome(database, seller.id);
  for (let round = 0; round < VISIT_ROUNDS; round++) {
    const slotId = openSlot(database, { propertyId, hostId: seller.id, daysAhead: 3 + round });
    const replies = await Promise.all(buyers.map((buyer) => book(buyer, slotId)));
    const won = replies.filter(({ status }) => status === 201).length;
    const lost = replies.filter(({ status }) => status === 409).length;
    check(won === 1 && lost === BUYERS - 1, `visits, round ${round + 1}: ${tally(replies)}`);
  }
  console.log(`• visits: ${VISIT_ROUNDS} rounds of ${BUYERS} buyers`);
}

function offerRow(propertyId: string, buyer: StormPerson, expiryDate: string): string {
  const id = newId();
  const now = new Date();
  insertRow(database, "Offer", {
    id,
    propertyId,
    buyerId: buyer.id,
    authorId: buyer.id,
    home: JSON.stringify(namedHome()),
    buyerName: "Camille Martin",
    buyerEmail: `${buyer.id}@example.org`,
    buyerPhone: "06 39 98 00 00",
    amountCents: 240_000_00,
    status: "pending",
    financingType: "cash",
    financingApproved: true,
    ...offerEnd(expiryDate, namedHome().communeCode),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/**
 * Accept one, accept another, counter the first, withdraw the second, accept one that is over: at once, and
 * each in its turn the first to be sent.
 */
async function stormOffers(): Promise<void> {
  const today = civilDay(new Date());
  const soon = shiftCivilDay(today, 7);
  const [anna = never(), boris = never(), chloe = never()] = buyers;
  let accepted = 0;
  for (let round = 0; round < OFFER_ROUNDS; round++) {
    const propertyId = publishHome(database, seller.id);
    const first = offerRow(propertyId, anna, soon);
    const second = offerRow(propertyId, boris, soon);
    const over = offerRow(propertyId, chloe, shiftCivilDay(today, -1));
    const act = (id: string, by: StormPerson, body: Record<string, unknown>) =>
      send(site, { method: "PATCH", path: `/api/offers/${id}`, cookie: by.cookie, body });
    const moves = [
      () => act(first, seller, { action: "accept" }),
      () => act(second, seller, { action: "accept" }),
      () => act(first, seller, { action: "counter", amount: 245_000, expiryDate: soon }),
      () => act(second, boris, { action: "withdraw" }),
    ];
    const start = round % moves.length;
    const late = () => act(over, seller, { action: "accept" });
    const sent = [...moves.slice(start), ...moves.slice(0, start), late];
    const replies = await Promise.all(sent.map((move) => move()));
    check(!replies.some(isBroken), `offers, round ${round + 1}: ${tally(replies)}`);
    check(
      replies.at(-1)?.status === 409,
      `offers, round ${round + 1}: an offer that is over was accepted`,
    );
    const count = database
      .prepare(`SELECT count(*) FROM "Offer" WHERE "propertyId" = ? AND "status" = 'accepted'`)
      .pluck()
      .get(propertyId) as number;
    check(count <= 1, `offers, round ${round + 1}: ${count} accepted`);
    accepted += count;
  }
  console.log(`• offers: ${OFFER_ROUNDS} rounds, ${accepted} with one accepted`);
}

/** One call, repeated at once under one name: one effect. */
async function stormKeys(): Promise<void> {
  const [buyer = never()] = buyers;
  const propertyId = publishHome(database, looper.id);
  const slotId = openSlot(database, { propertyId, hostId: looper.id, daysAhead: 90 });
  const replies = await Promise.all(
    Array.from({ length: REPEATS }, () => book(buyer, slotId, "one-name")),
  );
  const created = new Set(replies.map(({ body }) => body));
  check(created.size === 1, `keys: ${created.size} different responses`);
  check(
    replies.every(({ status }) => status === 201),
    `keys: ${tally(replies)}`,
  );
  console.log(`• keys: ${tally(replies)}`);
}

/** Writes of all kinds until the process dies; what was acknowledged is there afterwards. */
async function stormCrashes(): Promise<void> {
  let slowest = 0;
  let acknowledged = 0;
  const writers = { hosts: await openAccounts(database, "seller", 10), buyers };
  for (let round = 0; round < CRASHES; round++) {
    const done: Acknowledged[] = [];
    const calls = sendMixedWrites(site, writers, { round, done: (row) => void done.push(row) });
    let isOver = false;
    const over = Promise.all(calls).then((replies) => {
      isOver = true;
      // Refused while it stops is no failure; an error of the site's own is.
      const failed = replies.some(({ status }) => status === 500);
      check(!failed, `crash, round ${round + 1}: a 500 under writes`);
    });
    // From before the first write is acknowledged to the last, however fast they are.
    await pause(100);
    const wanted = Math.round((calls.length * round) / CRASHES);
    while (done.length < wanted && !isOver) await pause(2);
    await site.kill();
    await over;
    slowest = Math.max(slowest, await site.start());
    acknowledged += done.length;
    for (const fault of faultsAfter(site, done))
      check(false, `crash, round ${round + 1}: ${fault}`);
  }
  check(acknowledged > 0, "crash: no write was acknowledged, nothing was tried");
  console.log(
    `• crash: ${CRASHES} times, ${acknowledged} writes acknowledged, ready within ${Math.round(slowest)} ms (aim: 3 s)`,
  );
}

/** One of several processes dies. Its people are its own: those of the crashes have visits at the same hours. */
const stormKilled = async () =>
  stormKilledProcess(
    site,
    {
      hosts: await openAccounts(database, "seller", 10),
      buyers: await openAccounts(database, "buyer", 110),
    },
    { rounds: KILLS, check },
  );

/** Bare transactions of the same database, each durable where it is: what rates are compared with. */
function bareCommits(): number {
  database.exec(`CREATE TABLE "Bare" ("at" TEXT)`);
  const insert = database.prepare(`INSERT INTO "Bare" ("at") VALUES (?)`);
  const since = performance.now();
  let count = 0;
  while (performance.now() - since < 3_000) {
    insert.run(String(count));
    count++;
  }
  database.exec(`DROP TABLE "Bare"`);
  return count / 3;
}

/** Calls a second of many people, each with one under way. */
async function rateOf(calls: readonly (() => Promise<Reply>)[], lanes: number): Promise<number> {
  const since = performance.now();
  const queue = calls.values();
  const replies: Reply[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const call of queue) replies.push(await call());
    }),
  );
  check(
    replies.every(({ status }) => status === 201),
    `rates: ${tally(replies)}`,
  );
  return calls.length / ((performance.now() - since) / 1_000);
}

async function measureRates(): Promise<void> {
  const bare = bareCommits();
  const hosts = await openAccounts(database, "seller", BUYERS);
  const homes = hosts.map((host) => ({ host, id: publishHome(database, host.id) }));
  // Each time another's home: so many coming visits of one home are one buyer's at most.
  const bookings = [0, 1, 2, 3, 4].flatMap((turn) =>
    homes.map(({ host, id }, each) => {
      const slotId = openSlot(database, {
        propertyId: id,
        hostId: host.id,
        daysAhead: 200 + turn,
      });
      return () => book(buyers[(each + turn) % BUYERS] ?? never(), slotId);
    }),
  );
  const visits = await rateOf(bookings, 16);
  const messages = await rateOf(
    [0, 1, 2, 3, 4].flatMap((turn) =>
      homes.map(
        ({ id }, each) =>
          () =>
            send(site, {
              method: "POST",
              path: "/api/conversations",
              cookie: (buyers[each] ?? never()).cookie,
              body: { listingId: id, content: `Bonjour, message ${turn}` },
            }),
      ),
    ),
    16,
  );
  const share = (rate: number) =>
    `${Math.round(rate)}/s, ${(rate / bare).toFixed(2)} of bare durable commits`;
  console.log(
    `• rates: bare ${Math.round(bare)}/s; bookings ${share(visits)}; messages ${share(messages)}`,
  );
}

async function finish(parts: StormSite): Promise<void> {
  for (const broken of brokenInvariants(parts)) failures.push(broken);
  await parts.close();
  pushService.close();
  for (const failure of failures) console.error(`FAILED ${failure}`);
  process.exit(failures.length === 0 ? 0 : 1);
}

if (wants("visits")) await stormVisits();
if (wants("offers")) await stormOffers();
if (wants("keys")) await stormKeys();
if (wants("live")) await measureLive(site, database, check);
if (wants("sign-outs")) await stormSignOuts(site, database, pushService, check);
// What it writes is notified of for minutes afterwards.
if (wants("rates")) await measureRates();
if (wants("crash")) await stormCrashes();
if (wants("lost")) await stormKeyedCrashes(site, KEYED_CRASHES, check);
if (wants("killed") && (await site.processes()).length > 1) await stormKilled();
await finish(site);
