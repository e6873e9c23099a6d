import { writer } from "../../platform/db/clients.ts";
import { log } from "../../platform/log.ts";
import { type Failure, failureOf } from "../failures.ts";
import { nextAttempt } from "../rules.ts";
import { type Attempt, ownFeed } from "./claim-feed.ts";
import { type SentFile, sendableIds } from "./offer-feed.ts";
import { receiveFeed } from "./receive-feed.ts";

/** Writes that a portal has the file that was sent to it. Where a home may be in it no more, the next one is due at once. */
export async function recordDelivered(attempt: Attempt, sent: SentFile, now: Date): Promise<void> {
  const { code: portal, name } = attempt.target;
  const failure = await writer().$transaction(async (tx) => {
    const feed = await ownFeed(tx, attempt);
    const offeredAt = feed?.offeredAt;
    if (!feed || !offeredAt) return null;
    await receiveFeed(tx, { ...feed, offeredAt }, now);
    const ids = await sendableIds(tx, name);
    const isCurrent = sent.ids.every((id) => ids.has(id));
    const nextAt = isCurrent ? nextAttempt(now, 0) : now;
    await tx.diffusionFeed.update({
      where: { portal },
      data: { claimedUntil: null, failures: 0, failure: null, nextAt },
      select: { portal: true },
    });
    return feed.failure;
  });
  if (failure !== null) log().info({ portal, failure }, "a portal takes its file again");
}

/** Writes why a file could not be handed over. @returns the former attempt's failure, null without one */
const writeFailed = (attempt: Attempt, failure: Failure, now: Date): Promise<string | null> =>
  writer().$transaction(async (tx) => {
    const feed = await ownFeed(tx, attempt);
    // Another attempt is under way, and writes its own end.
    if (feed === null) return failure;
    const failures = feed.failures + 1;
    const nextAt = nextAttempt(now, failures);
    await tx.diffusionFeed.update({
      where: { portal: feed.portal },
      data: { claimedUntil: null, failures, failure, nextAt },
      select: { portal: true },
    });
    return feed.failure;
  });

/**
 * Writes why a file could not be handed over, and tells the operator once: of a portal that fails as it did before,
 * nothing new.
 * @throws the error where it is none of a portal's
 */
export async function recordFailed(attempt: Attempt, error: unknown, now: Date): Promise<void> {
  const failure = failureOf(error);
  if (failure === null) throw error;
  const former = await writeFailed(attempt, failure, now);
  if (former === failure) return;
  const portal = attempt.target.code;
  log().warn({ err: error, portal, failure }, "could not hand a portal its file");
}
