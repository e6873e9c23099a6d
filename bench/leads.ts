import { normalizeEmail } from "../lib/kernel/email.ts";
import { newId } from "../lib/kernel/ids.ts";
import { quantile } from "../lib/kernel/quantiles.ts";
import { daysBefore, msAfter } from "../lib/kernel/time.ts";
import { openSellersLead } from "../lib/leads/commands/open-sellers-lead.ts";
import { expireOffers } from "../lib/leads/commands/watch-offers.ts";
import { listCandidates } from "../lib/leads/queries/find-candidates.ts";
import { listZoneLoopers } from "../lib/leads/queries/list-zone-loopers.ts";
import type { Transaction } from "../lib/platform/db/clients.ts";
import { communeRow, userRow } from "../lib/testing/builders.ts";
import { createTestDatabase } from "../lib/testing/database.ts";
import { rsacNumber } from "../lib/testing/rsac-number.ts";

/**
 * `npm run bench:leads` (on PostgreSQL with TEST_POSTGRES_URL): what a seller's lead costs among ten thousand loopers, a
 * quarter of whom serve one city, each with twenty offers behind them; then ten minutes of a hundred leads a minute, and
 * the job that passes on all of them. It ends with exit code 1 where a lead has two open offers, or a looper too many.
 */
const LOOPERS = 10_000;
const CITY_LOOPERS = 2_500;
const COMMUNES = 200;
const ZONE = 10;
const PAST_OFFERS = 20;
const CAPACITY = 8;
const LEADS = 1_000;
const READS = 200;
const PART = 500;

const NOW = new Date("2026-11-25T09:00:00Z");
const AFTER = new Date("2026-11-25T15:00:00Z");

const database = await createTestDatabase();
database.adopt();
const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work, { timeout: 600_000 });

const codes = Array.from({ length: COMMUNES }, (_, index) => String(35_000 + index));
const CITY = codes[0] ?? "";
const codeAt = (index: number) => codes[index % COMMUNES] ?? CITY;

/** Writes rows in parts that a statement can hold. */
async function inParts<Row>(rows: readonly Row[], create: (part: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += PART) {
    await create(rows.slice(start, start + PART));
  }
}

const users = Array.from({ length: LOOPERS }, () => userRow({ activeRole: "ambassador" }));
const ids = users.map(({ id }) => id);
const zones = ids.flatMap((looperId, index) =>
  Array.from({ length: ZONE }, (_, step) => ({
    looperId,
    communeCode: index < CITY_LOOPERS && step === 0 ? CITY : codeAt(1 + index * 7 + step),
    distanceM: step * 1_300 + (index % 40) * 10,
  })).filter(({ communeCode }, step) => communeCode !== CITY || step === 0),
);
const past = ids.flatMap((looperId, index) =>
  Array.from({ length: PAST_OFFERS }, (_, each) => {
    const offeredAt = daysBefore(NOW, 1 + ((index + each) % 300));
    return { leadId: newId(), looperId, offeredAt, isWon: each % 12 === 0 };
  }),
);

await write(async (tx) => {
  await tx.commune.createMany({
    data: codes.map((code) => communeRow({ code, name: `Commune ${code}`, slug: `c-${code}` })),
  });
  await inParts(users, (data) => tx.user.createMany({ data }));
  const grant = {
    role: "ambassador",
    status: "active",
    requestedAt: daysBefore(NOW, 400),
  } as const;
  await inParts(ids, (part) =>
    tx.roleGrant.createMany({ data: part.map((userId) => ({ id: newId(), userId, ...grant })) }),
  );
  const papers = {
    identityExpiresOn: "2036-01-01",
    attestationExpiresOn: "2036-01-01",
    insuranceExpiresOn: "2036-01-01",
    trainedAt: NOW,
  };
  const numbers = new Set<string>();
  while (numbers.size < LOOPERS) numbers.add(rsacNumber());
  const profiles = [...numbers].map((number, index) => ({
    ...{ userId: ids[index] ?? "", rsacNumber: number, ...papers },
  }));
  await inParts(profiles, (data) => tx.ambassadorProfile.createMany({ data }));
  await inParts(ids, (part) =>
    tx.looperZone.createMany({
      data: part.map((looperId) => ({ looperId, capacity: CAPACITY, updatedAt: NOW })),
    }),
  );
  await inParts(zones, (data) => tx.looperZoneCommune.createMany({ data }));
  await inParts(past, (part) =>
    tx.lead.createMany({
      data: part.map(({ leadId, looperId, offeredAt, isWon }) => ({
        ...({ id: leadId, kind: "seller", source: "estimate", communeCode: CITY } as const),
        ...{ ambassadorId: looperId, contactName: "Camille Martin", factAt: offeredAt },
        status: isWon ? ("won" as const) : ("lost" as const),
        closeReason: isWon ? null : ("gave_up" as const),
        ...{ createdAt: offeredAt, updatedAt: offeredAt, consentAt: offeredAt },
      })),
    }),
  );
  await inParts(past, (part) =>
    tx.leadOffer.createMany({
      data: part.map(({ leadId, looperId, offeredAt }) => ({
        ...({ id: newId(), leadId, looperId, offeredAt, outcome: "accepted" } as const),
        dueAt: msAfter(offeredAt, 14_400_000),
        firstReplyAt: msAfter(offeredAt, 3_600_000),
        endedAt: msAfter(offeredAt, 3_000_000),
      })),
    }),
  );
});
console.log(
  `• ${String(LOOPERS)} loopers, ${String(zones.length)} communes of zones, ${String(past.length)} offers`,
);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const spread = (times: number[]) =>
  `${ms(quantile(times, 0.5))}, 99 % below ${ms(quantile(times, 0.99))}`;

async function measureReads(name: string, codeOf: (index: number) => string): Promise<void> {
  const plain: number[] = [];
  const scored: number[] = [];
  for (let index = 0; index < READS; index++) {
    const code = codeOf(index);
    plain.push(await timed(() => listZoneLoopers(code, 10, NOW)));
    scored.push(await timed(() => listCandidates(code, [], NOW)));
  }
  console.log(
    `${name}: who could take a lead ${spread(plain)}; with their scores ${spread(scored)}`,
  );
}
await measureReads(`the city of ${String(CITY_LOOPERS)} loopers`, () => CITY);
await measureReads("a commune of some 400", (index) => codeAt(1 + index));

const assigned: number[] = [];
const wall = await timed(async () => {
  for (let index = 0; index < LEADS; index++) {
    const communeCode = index % 4 === 0 ? CITY : codeAt(1 + index);
    const email = normalizeEmail(`seller-${String(index)}@example.org`);
    assigned.push(
      await timed(async () => {
        const candidates = await listCandidates(communeCode, [], NOW);
        const contact = { userId: null, name: "Louise Petit", email, phone: null };
        const address = `${String(index)} rue de la Paix`;
        const home = { communeCode, address, postalCode: "35000", estimateId: null };
        const request = { source: "sell_page", home, contact } as const;
        await write((tx) => openSellersLead(tx, request, candidates, NOW));
      }),
    );
  }
});
console.log(
  `${String(LEADS)} leads one after another: ${spread(assigned)} each, ${((LEADS * 60_000) / wall).toFixed(0)} a minute`,
);

let passedOn = 0;
const expiry = await timed(async () => {
  passedOn = await expireOffers(AFTER);
});
console.log(
  `${String(passedOn)} that nobody answered go on: ${ms(expiry / Math.max(1, passedOn))} each`,
);

const twice = database.raw
  .prepare("SELECT leadId FROM LeadOffer WHERE endedAt IS NULL GROUP BY leadId HAVING count(*) > 1")
  .all();
const over = database.raw
  .prepare(
    `SELECT ambassadorId FROM Lead WHERE status = 'offered' AND ambassadorId IS NOT NULL
     GROUP BY ambassadorId HAVING count(*) > ${String(CAPACITY)}`,
  )
  .all();
const open = database.raw
  .prepare("SELECT count(*) FROM LeadOffer WHERE endedAt IS NULL")
  .pluck()
  .get();
console.log(
  `open offers: ${String(open)}; leads with two: ${String(twice.length)}; loopers above their capacity: ${String(over.length)}`,
);
await database.close();
if (twice.length + over.length > 0 || passedOn !== LEADS) process.exitCode = 1;
