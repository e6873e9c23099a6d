import { newId } from "../../kernel/ids.ts";
import { homeClock } from "../../kernel/place.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import {
  checksDueAt,
  DRAWS,
  drawSample,
  MAX_SEED,
  QUALITY_KINDS,
  type QualityKind,
  type QualityWeek,
  weekAt,
} from "../draw.ts";
import { findLastWindow } from "../queries/find-last-window.ts";
import { listHistory, listPaidVisits, listPublished } from "../queries/list-candidates.ts";
import { type QualityReason, suspicionsOf } from "../suspicions.ts";

const BATCH = 200;
const TIMEOUT_MS = 60_000;

const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) & MAX_SEED;

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Why each thing of a kind is in a sample, by its id. */
type Chosen = Map<string, QualityReason[]>;

interface Week {
  sampleId: string;
  dueAt: Date;
  now: Date;
}

/** Writes the checks of a kind, and why each is one. @returns their ids by what they are of */
async function writeChecks(
  tx: Transaction,
  kind: QualityKind,
  chosen: Chosen,
  { sampleId, dueAt, now }: Week,
): Promise<void> {
  for (const ids of batchesOf([...chosen.keys()].sort())) {
    const places = await placesOf(tx, kind, ids);
    const checks = places.map(({ subjectId, ...place }) => ({
      ...{ id: newId(), sampleId, kind, subjectId, ...place },
      ...{ createdAt: now, dueAt },
    }));
    await tx.qualityCheck.createMany({ data: checks });
    await tx.qualityCheckReason.createMany({
      data: checks.flatMap(({ id, subjectId }) =>
        (chosen.get(subjectId) ?? []).map((reason) => ({ checkId: id, reason })),
      ),
    });
    if (kind !== "visit") continue;
    for (const { id, visitId } of checks) {
      if (visitId !== null) await askVisitor(tx, { checkId: id, visitId }, now);
    }
  }
}

/** Where things of a kind are, and whose work: the looper of a home, and the one who was paid for a visit. */
async function placesOf(tx: Transaction, kind: QualityKind, ids: readonly string[]) {
  if (kind === "listing") {
    const homes = await tx.property.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, ambassadorId: true },
      orderBy: { id: "asc" },
    });
    return homes.map(({ id, ambassadorId: looperId }) => ({
      ...{ subjectId: id, propertyId: id, looperId },
      visitId: null,
    }));
  }
  const visits = await tx.visit.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, propertyId: true, commissions: { select: { ambassadorId: true } } },
    orderBy: { id: "asc" },
  });
  return visits.map(({ id, propertyId, commissions }) => ({
    ...{ subjectId: id, propertyId, visitId: id },
    looperId: commissions[0]?.ambassadorId ?? null,
  }));
}

/** Asks the visitor of a visit whether it took place; of an account that is closed nobody is asked. */
async function askVisitor(
  tx: Transaction,
  { checkId, visitId }: { checkId: string; visitId: string },
  now: Date,
): Promise<void> {
  const visit = await tx.visit.findUniqueOrThrow({
    where: { id: visitId },
    select: {
      buyerId: true,
      startsAt: true,
      buyer: { select: { erasedAt: true, postalCode: true } },
      host: { select: { firstName: true } },
      property: { select: { title: true, communeCode: true } },
    },
  });
  const { buyerId, startsAt, buyer, host, property } = visit;
  if (buyer.erasedAt !== null) return;
  await tx.visitQuestion.create({ data: { checkId, visitId, sentAt: now } });
  const data = {
    ...{ visitId, title: property.title, name: host.firstName, viewpoint: "buyer" as const },
    ...{ startsAt, clock: homeClock(property.communeCode, buyer.postalCode) },
  };
  const onceKey = `visit-asked-${visitId}`;
  await notify(tx, { userId: buyerId, event: "visit.asked", data, onceKey }, now);
}

/** What is looked at of each kind, and the candidates that it was drawn from. */
async function choose(window: { visitsFrom: Date; visitsUntil: Date }, seed: number) {
  const listings = await listPublished();
  const visits = await listPaidVisits(window.visitsFrom, window.visitsUntil);
  const history = await listHistory(visits, window.visitsUntil);
  const candidates = { listing: listings, visit: visits.map(({ id }) => id) };
  const chosen: Record<QualityKind, Chosen> = { listing: new Map(), visit: new Map() };
  for (const kind of QUALITY_KINDS) {
    for (const id of drawSample(candidates[kind], DRAWS[kind], { seed, kind }))
      chosen[kind].set(id, ["drawn"]);
  }
  for (const [id, reasons] of suspicionsOf(visits, history, window.visitsUntil)) {
    chosen.visit.set(id, [...(chosen.visit.get(id) ?? []), ...reasons]);
  }
  return { candidates, chosen };
}

/** Writes the week's sample, unless it is there by now. @returns whether it was written */
async function writeSample(window: QualityWeek, seed: number, now: Date): Promise<boolean> {
  const { candidates, chosen } = await choose(window, seed);
  const dueAt = checksDueAt(window.week, now);
  return writer().$transaction(
    async (tx) => {
      const { week } = window;
      if ((await tx.qualitySample.count({ where: { week } })) > 0) return false;
      const { id: sampleId } = await tx.qualitySample.create({
        data: {
          ...{ id: newId(), ...window, seed, drawnAt: now },
          ...{ listingIds: candidates.listing, visitIds: candidates.visit },
          ...{ listings: candidates.listing.length, visits: candidates.visit.length },
        },
        select: { id: true },
      });
      for (const kind of QUALITY_KINDS) {
        await writeChecks(tx, kind, chosen[kind], { sampleId, dueAt, now });
      }
      return true;
    },
    { timeout: TIMEOUT_MS },
  );
}

/**
 * Draws the sample of the week, unless there is one: at its first run of the week, whichever day that is. The sample, its
 * checks and what visitors are asked are one transaction, and a week has one (a unique column): a process that ends in
 * between leaves nothing, and of two one draws.
 * @returns whether it was drawn
 */
export async function drawWeeklySample(now = new Date(), seed = newSeed()): Promise<boolean> {
  const last = await findLastWindow();
  const window = weekAt(now, last?.visitsUntil ?? null);
  if (last !== null && last.week >= window.week) return false;
  try {
    return await writeSample(window, seed, now);
  } catch (error) {
    // Another process drew it meanwhile: the week's own column refused the second one.
    if ((await findLastWindow())?.week === window.week) return false;
    throw error;
  }
}
