import { MINUTE_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { reads } from "../../platform/db/read.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { env } from "../../platform/env.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { log } from "../../platform/log.ts";
import { publisherOf } from "../../platform/publisher.ts";
import { routes } from "../../routes/public.ts";
import { deliver } from "../delivery.ts";
import { checkLine, type PolirisLine, type Refusal } from "../poliris/check-line.ts";
import { fileText } from "../poliris/file-text.ts";
import { lineOfListing, type Sender } from "../poliris/line-of-listing.ts";
import { listSendable } from "../queries/list-sendable.ts";
import { type Failure, failureOf, nextAttempt } from "../rules.ts";

/** What a portal's file has, and what our own check left out of it. */
interface Feed {
  bytes: Buffer;
  sent: string[];
  refused: { propertyId: string; refusals: Refusal[] }[];
}

function senderTo({ agency, encoding }: DiffusionTarget): Sender {
  const { name, email, phone } = publisherOf(env());
  const { APP_URL: origin } = env();
  return { ...{ agency, encoding, origin, name, email, phone }, feesUrl: absoluteUrl(routes.fees) };
}

async function feedFor(target: DiffusionTarget, now: Date): Promise<Feed> {
  const sender = senderTo(target);
  const lines: PolirisLine[] = [];
  const feed: Omit<Feed, "bytes"> = { sent: [], refused: [] };
  for (const home of await listSendable(target.name, now)) {
    const propertyId = home.listing.id;
    const line = lineOfListing(home, sender);
    const refusals = checkLine(line);
    if (refusals.length > 0) {
      feed.refused.push({ propertyId, refusals });
      continue;
    }
    feed.sent.push(propertyId);
    lines.push(line);
  }
  const encoding = target.encoding === "utf-8" ? "utf8" : "latin1";
  return { ...feed, bytes: Buffer.from(fileText(lines), encoding) };
}

/** Most rows of one statement: databases bind so many values and no more. */
const CHUNK = 1_000;

function chunksOf<Each>(all: readonly Each[]): Each[][] {
  const count = Math.ceil(all.length / CHUNK);
  return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}

/** The rows of a portal's homes, as the last file left them. */
const listRows = (tx: Transaction, portal: string) =>
  tx.diffusedListing.findMany({
    where: { portal },
    select: { propertyId: true, sentSince: true, refusals: true },
  });

/** A portal, and what the last file left there. */
interface Left {
  portal: string;
  rows: Awaited<ReturnType<typeof listRows>>;
}

/** Writes the outcome of our own check, whatever became of the file. */
async function writeRefusals(
  tx: Transaction,
  { portal, rows }: Left,
  { refused, sent }: Feed,
  now: Date,
): Promise<void> {
  const accepted = new Set(sent);
  const cleared = rows
    .filter(({ propertyId, refusals }) => accepted.has(propertyId) && !isEmptyList(refusals))
    .map(({ propertyId }) => propertyId);
  for (const ids of chunksOf(cleared)) {
    await tx.diffusedListing.updateMany({
      where: { portal, propertyId: { in: ids } },
      data: { refusals: [], checkedAt: now },
    });
  }
  for (const { propertyId, refusals } of refused) {
    const data = { refusals: refusals.map((refusal) => ({ ...refusal })), checkedAt: now };
    await tx.diffusedListing.upsert({
      where: { portal_propertyId: { portal, propertyId } },
      create: { portal, propertyId, ...data },
      update: data,
    });
  }
}

const isEmptyList = (stored: unknown) => Array.isArray(stored) && stored.length === 0;

/** Writes which homes are in the file that was handed over: those that are not have left the portal's next one. */
async function writeSent(
  tx: Transaction,
  { portal, rows }: Left,
  feed: Feed,
  now: Date,
): Promise<void> {
  const [sent, refused] = [
    new Set(feed.sent),
    new Set(feed.refused.map(({ propertyId }) => propertyId)),
  ];
  const idsWhere = (has: (row: Left["rows"][number]) => boolean) =>
    rows.filter(has).map(({ propertyId }) => propertyId);
  const gone = idsWhere(({ propertyId }) => !sent.has(propertyId) && !refused.has(propertyId));
  for (const ids of chunksOf(gone)) {
    await tx.diffusedListing.deleteMany({ where: { portal, propertyId: { in: ids } } });
  }
  const refusedNow = idsWhere(
    ({ propertyId, sentSince }) => refused.has(propertyId) && sentSince !== null,
  );
  for (const ids of chunksOf(refusedNow)) {
    await tx.diffusedListing.updateMany({
      where: { portal, propertyId: { in: ids } },
      data: { sentSince: null },
    });
  }
  const begun = idsWhere(({ propertyId, sentSince }) => sent.has(propertyId) && sentSince === null);
  for (const ids of chunksOf(begun)) {
    await tx.diffusedListing.updateMany({
      where: { portal, propertyId: { in: ids } },
      data: { sentSince: now, checkedAt: now },
    });
  }
  const known = new Set(rows.map(({ propertyId }) => propertyId));
  for (const ids of chunksOf(feed.sent.filter((id) => !known.has(id)))) {
    await tx.diffusedListing.createMany({
      data: ids.map((propertyId) => ({
        ...{ portal, propertyId, sentSince: now, refusals: [], checkedAt: now },
      })),
    });
  }
}

/** How long a portal's file is one process's to write: longer than a file may take to send. */
const CLAIM_MS = 3 * MINUTE_MS;

/**
 * Takes a portal's file, where it is due, to write it: another process that comes meanwhile leaves it. The instant of
 * the attempt tells ours from a later one.
 */
async function claimFeed(portal: string, now: Date): Promise<boolean> {
  const claim = { attemptedAt: now, nextAt: new Date(now.getTime() + CLAIM_MS) };
  return writer().$transaction(async (tx) => {
    const feed = await tx.diffusionFeed.findUnique({ where: { portal } });
    if (feed !== null && feed.nextAt > now) return false;
    await tx.diffusionFeed.upsert({
      where: { portal },
      create: { portal, ...claim },
      update: claim,
    });
    return true;
  });
}

/** Whether the attempt is still ours: it may have taken so long that another one began. */
async function isOurs(tx: Transaction, portal: string, now: Date): Promise<boolean> {
  return (await tx.diffusionFeed.count({ where: { portal, attemptedAt: now } })) > 0;
}

/** Whether all homes of a file may still be in it: a seller may have taken a consent back while it was written. */
async function isStillSendable(tx: Transaction, { sent }: Feed): Promise<boolean> {
  const consents = await tx.diffusionConsent.findMany({
    where: { endedAt: null, mandate: { endedAt: null, property: { status: "active" } } },
    select: { mandate: { select: { propertyId: true } } },
  });
  const sendable = new Set(consents.map(({ mandate }) => mandate.propertyId));
  return sent.every((id) => sendable.has(id));
}

async function writeDelivered(target: DiffusionTarget, feed: Feed, now: Date): Promise<void> {
  const { code: portal } = target;
  await writer().$transaction(async (tx) => {
    if (!(await isOurs(tx, portal, now))) return;
    const left = { portal, rows: await listRows(tx, portal) };
    await writeRefusals(tx, left, feed, now);
    await writeSent(tx, left, feed, now);
    const file = target.kind === "address" ? new Uint8Array(feed.bytes) : null;
    const nextAt = (await isStillSendable(tx, feed)) ? nextAttempt(now, 0) : now;
    await tx.diffusionFeed.update({
      where: { portal },
      data: { deliveredAt: now, failures: 0, failure: null, file, nextAt },
    });
  });
}

async function writeFailed(portal: string, feed: Feed, failure: Failure, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    if (!(await isOurs(tx, portal, now))) return;
    await writeRefusals(tx, { portal, rows: await listRows(tx, portal) }, feed, now);
    const former = await tx.diffusionFeed.findUniqueOrThrow({ where: { portal } });
    const failures = former.failures + 1;
    const nextAt = nextAttempt(now, failures);
    await tx.diffusionFeed.update({ where: { portal }, data: { failures, failure, nextAt } });
  });
}

/** Forgets portals that the configuration has no more. */
async function forgetOthers(codes: string[]): Promise<void> {
  const others = await reads()
    .selectFrom("DiffusionFeed")
    .select("portal")
    .where("portal", "not in", codes.length > 0 ? codes : [""])
    .execute();
  if (others.length === 0) return;
  const portal = { in: others.map((each) => each.portal) };
  await writer().$transaction(async (tx) => {
    await tx.diffusedListing.deleteMany({ where: { portal } });
    await tx.diffusionFeed.deleteMany({ where: { portal } });
  });
}

/** Writes one portal's file and hands it over, or writes why that failed. */
async function exportFeed(target: DiffusionTarget, now: Date, cut?: AbortSignal): Promise<void> {
  if (cut?.aborted || !(await claimFeed(target.code, now))) return;
  const feed = await feedFor(target, now);
  try {
    await deliver(target, feed.bytes, cut);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    // This process ends: the portal is not at fault, and the next one tries again.
    if (cut?.aborted) return;
    log().warn({ err: error, portal: target.code }, "could not hand a portal its file");
    await writeFailed(target.code, feed, failure, now);
    return;
  }
  await writeDelivered(target, feed, now);
}

/**
 * Writes the file of each portal that is due and hands it over: the homes whose sellers signed for that portal, each
 * checked against the format's description. What can't be handed over is tried again, later each time; no portal waits for
 * another one.
 */
export async function exportFeeds(now: Date, { cut }: { cut?: AbortSignal } = {}): Promise<void> {
  const targets = env().DIFFUSION_TARGETS;
  await forgetOthers(targets.map(({ code }) => code));
  const outcomes = await Promise.allSettled(targets.map((target) => exportFeed(target, now, cut)));
  const faults = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (faults.length > 0) throw faults[0];
}
