import { type Transaction, writer } from "../../platform/db/clients.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
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

const keyOf = (portal: string, propertyId: string) => ({
  portal_propertyId: { portal, propertyId },
});

/** Writes the outcome of our own check, whatever became of the file. */
async function writeRefusals(
  tx: Transaction,
  portal: string,
  { refused, sent }: Feed,
  now: Date,
): Promise<void> {
  await tx.diffusedListing.updateMany({
    where: { portal, propertyId: { in: sent } },
    data: { refusals: [], checkedAt: now },
  });
  for (const { propertyId, refusals } of refused) {
    const data = { refusals: refusals.map((refusal) => ({ ...refusal })), checkedAt: now };
    await tx.diffusedListing.upsert({
      where: keyOf(portal, propertyId),
      create: { portal, propertyId, ...data },
      update: data,
    });
  }
}

/** Writes which homes are in the file that was handed over: those that are not have left the portal's next one. */
async function writeSent(tx: Transaction, portal: string, feed: Feed, now: Date): Promise<void> {
  const refused = feed.refused.map(({ propertyId }) => propertyId);
  await tx.diffusedListing.deleteMany({
    where: { portal, propertyId: { notIn: [...feed.sent, ...refused] } },
  });
  await tx.diffusedListing.updateMany({
    where: { portal, propertyId: { in: refused } },
    data: { sentSince: null },
  });
  const known = await tx.diffusedListing.findMany({
    where: { portal, propertyId: { in: feed.sent }, sentSince: { not: null } },
    select: { propertyId: true },
  });
  const before = new Set(known.map(({ propertyId }) => propertyId));
  for (const propertyId of feed.sent.filter((id) => !before.has(id))) {
    await tx.diffusedListing.upsert({
      where: keyOf(portal, propertyId),
      create: { portal, propertyId, sentSince: now, refusals: [], checkedAt: now },
      update: { sentSince: now, refusals: [], checkedAt: now },
    });
  }
}

async function writeDelivered(target: DiffusionTarget, feed: Feed, now: Date): Promise<void> {
  const { code: portal } = target;
  await writer().$transaction(async (tx) => {
    await writeRefusals(tx, portal, feed, now);
    await writeSent(tx, portal, feed, now);
    // A seller who took their consent back while the file was written is not to wait for an hour.
    const ended = await tx.diffusionConsent.count({ where: { endedAt: { gte: now } } });
    const file = target.kind === "address" ? new Uint8Array(feed.bytes) : null;
    const data = {
      ...{ attemptedAt: now, deliveredAt: now, failures: 0, failure: null, file },
      nextAt: ended > 0 ? now : nextAttempt(now, 0),
    };
    await tx.diffusionFeed.upsert({
      where: { portal },
      create: { portal, ...data },
      update: data,
    });
  });
}

async function writeFailed(portal: string, feed: Feed, failure: Failure, now: Date): Promise<void> {
  await writer().$transaction(async (tx) => {
    await writeRefusals(tx, portal, feed, now);
    const former = await tx.diffusionFeed.findUnique({ where: { portal } });
    const failures = (former?.failures ?? 0) + 1;
    const data = { attemptedAt: now, failures, failure, nextAt: nextAttempt(now, failures) };
    await tx.diffusionFeed.upsert({
      where: { portal },
      create: { portal, ...data },
      update: data,
    });
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
  const feed = await feedFor(target, now);
  try {
    await deliver(target, feed.bytes, cut);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
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
  const feeds = await reads().selectFrom("DiffusionFeed").select(["portal", "nextAt"]).execute();
  const dueAt = new Map(feeds.map(({ portal, nextAt }) => [portal, fromDbInstant(nextAt)]));
  const faults: unknown[] = [];
  for (const target of targets) {
    if (cut?.aborted) break;
    const due = dueAt.get(target.code);
    if (due !== undefined && due > now) continue;
    try {
      await exportFeed(target, now, cut);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
