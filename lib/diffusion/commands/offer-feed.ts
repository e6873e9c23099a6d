import { readPortals } from "../../mandate-signing/consented-portals.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { chunksOf } from "../chunks.ts";
import { type Feed, feedBytes, feedOf } from "../feed.ts";
import { readRefusals } from "../refusals.ts";
import {
  after,
  type DiffusionRow,
  nextAttempt,
  type Offer,
  type Outcome,
  offeredRow,
} from "../rules.ts";
import { type Attempt, claimUntil, ownFeed } from "./claim-feed.ts";

/** The homes that may be in a portal's file, as they stand in this transaction. @param name the portal's */
export async function sendableIds(tx: Transaction, name: string): Promise<Set<string>> {
  const property = { status: "active", isDemonstration: false } as const;
  const consents = await tx.diffusionConsent.findMany({
    where: { endedAt: null, mandate: { endedAt: null, property } },
    select: { portals: true, mandate: { select: { propertyId: true } } },
  });
  const named = consents.filter(({ portals }) => readPortals(portals).includes(name));
  return new Set(named.map(({ mandate }) => mandate.propertyId));
}

/** Writes what the file has and has no more. */
async function writeRows(tx: Transaction, portal: string, feed: Feed, offer: Offer): Promise<void> {
  const outcomes = new Map<string, Outcome>([
    ...feed.lines.map(({ propertyId }) => [propertyId, "sent"] as const),
    ...feed.refused.map(({ propertyId, refusals }) => [propertyId, refusals] as const),
  ]);
  const stored = await tx.diffusedListing.findMany({ where: { portal } });
  const rows = new Map(
    stored.map(({ propertyId, name, sentSince, leftAt, refusals }) => [
      propertyId,
      { name, sentSince, leftAt, refusals: readRefusals(refusals) } satisfies DiffusionRow,
    ]),
  );
  const created: { propertyId: string; row: DiffusionRow }[] = [];
  const deleted: string[] = [];
  // Homes that change alike are written by one statement.
  const changed = new Map<string, { row: DiffusionRow; ids: string[] }>();
  for (const propertyId of new Set([...rows.keys(), ...outcomes.keys()])) {
    const former = rows.get(propertyId) ?? null;
    const row = offeredRow(former, outcomes.get(propertyId) ?? "left", offer);
    if (row === null) {
      if (former !== null) deleted.push(propertyId);
    } else if (former === null) created.push({ propertyId, row });
    else {
      const key = JSON.stringify(row);
      if (key === JSON.stringify(former)) continue;
      const alike = changed.get(key) ?? { row, ids: [] };
      alike.ids.push(propertyId);
      changed.set(key, alike);
    }
  }
  for (const ids of chunksOf(deleted)) {
    await tx.diffusedListing.deleteMany({ where: { portal, propertyId: { in: ids } } });
  }
  for (const { row, ids } of changed.values()) {
    for (const chunk of chunksOf(ids)) {
      await tx.diffusedListing.updateMany({
        where: { portal, propertyId: { in: chunk } },
        data: dataOf(row),
      });
    }
  }
  for (const chunk of chunksOf(created)) {
    await tx.diffusedListing.createMany({
      data: chunk.map(({ propertyId, row }) => ({ portal, propertyId, ...dataOf(row) })),
    });
  }
}

const dataOf = ({ refusals, ...row }: DiffusionRow) => ({
  ...row,
  refusals: refusals.map((refusal) => ({ ...refusal })),
});

/** A file to send, and the homes in it. */
export interface SentFile {
  bytes: Uint8Array<ArrayBuffer>;
  ids: readonly string[];
}

/**
 * Writes a portal's file as it is to be taken: homes that may leave the site no more since it was made are left out of it,
 * and homes' rows say what it has before anybody has it, so that nothing is at a portal that no row names. A portal that
 * fetches finds it from now on; to others it is sent next, while the claim lasts that begins anew.
 * @returns what to send; null where nothing is, or the attempt is ours no more
 */
export async function offerFeed(attempt: Attempt, made: Feed, now: Date): Promise<SentFile | null> {
  const { code: portal, name, encoding, kind } = attempt.target;
  const isFetched = kind === "address";
  return writer().$transaction(async (tx) => {
    const former = await ownFeed(tx, attempt);
    if (former === null) return null;
    const feed = feedOf(made, await sendableIds(tx, name));
    const { receivedAt } = former;
    const at = after(after(now, receivedAt), former.offeredAt);
    await writeRows(tx, portal, feed, { name, at, receivedAt, isCertain: isFetched });
    const bytes = feedBytes(feed, encoding);
    const end = isFetched
      ? { file: bytes, claimedUntil: null, nextAt: nextAttempt(now, 0), failures: 0, failure: null }
      : { file: null, claimedUntil: claimUntil(now) };
    await tx.diffusionFeed.update({
      where: { portal },
      data: { name, encoding, offeredAt: at, ...end },
      select: { portal: true },
    });
    return isFetched ? null : { bytes, ids: feed.lines.map(({ propertyId }) => propertyId) };
  });
}
