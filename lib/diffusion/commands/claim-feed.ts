import { MINUTE_MS } from "../../kernel/time.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { DiffusionTarget } from "../../platform/diffusion-targets.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";

/** How long a portal's file is one process's: longer than one may take to make, and then to send. */
const CLAIM_MS = 3 * MINUTE_MS;

/** Until when a claim lasts that begins, or is renewed, now. */
export const claimUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);

/** An attempt at a portal's file: its instant tells it from a later one. */
export interface Attempt {
  target: DiffusionTarget;
  attemptedAt: Date;
}

/**
 * Takes a portal's file to make it, where it is due: because its hour has come, or the configuration is another one. One
 * that is another process's is left, however due it is: both would send theirs, the older one last.
 */
export async function claimFeed(target: DiffusionTarget, now: Date): Promise<Attempt | null> {
  const { code: portal, name, encoding } = target;
  // With its secrets: a password that was mended is tried at once.
  const settings = keyedHash("diffusion.settings", JSON.stringify(target));
  const claim = { attemptedAt: now, claimedUntil: claimUntil(now), settings };
  return writer().$transaction(async (tx) => {
    const feed = await tx.diffusionFeed.findUnique({ where: { portal }, omit: { file: true } });
    if (feed !== null) {
      if (feed.claimedUntil !== null && feed.claimedUntil > now) return null;
      if (feed.nextAt > now && feed.settings === settings) return null;
    }
    await tx.diffusionFeed.upsert({
      where: { portal },
      create: { portal, name, encoding, nextAt: now, ...claim },
      update: claim,
      select: { portal: true },
    });
    return { target, attemptedAt: now };
  });
}

/** The portal's row, where the attempt is still the last one; else null: it took so long that another one began. */
export const ownFeed = (tx: Transaction, { target, attemptedAt }: Attempt) =>
  tx.diffusionFeed.findFirst({
    where: { portal: target.code, attemptedAt },
    omit: { file: true },
  });
