import type { CacheTag } from "../lib/platform/cache-tags.ts";
import { findLogEnd } from "../lib/platform/db/change-logs.ts";
import { writer } from "../lib/platform/db/clients.ts";
import { watchCommits } from "../lib/platform/db/commits.ts";
import { reads } from "../lib/platform/db/read.ts";
import { isDatabaseUnavailable } from "../lib/platform/db/unavailable.ts";
import { log } from "../lib/platform/log.ts";
import type { PageCache } from "./page-cache.ts";

/** The number of the first change that is left; 0 where there is none. */
async function firstChange(): Promise<number> {
  const row = await reads()
    .selectFrom("PageChange")
    .select(({ fn }) => fn.min<number | null>("seq").as("first"))
    .executeTakeFirst();
  return row?.first ?? 0;
}

const listChangesAfter = (seq: number) =>
  reads()
    .selectFrom("PageChange")
    .select(["seq", "tag"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .execute();

/** More changes than this at once drop every page, which costs less than distinguishing them. */
const MAX_CHANGES = 5_000;
/** The last changes stay: whoever is further behind than half of them drops every page anyway. */
const RETAINED_CHANGES = 2 * MAX_CHANGES;
/** Rows of one deletion: some milliseconds for which nobody else writes. */
const PRUNED_AT_ONCE = 5_000;

/** Deletes the changes that everyone has followed, but for the last ones. */
export async function pruneChanges(
  retained = RETAINED_CHANGES,
  atOnce = PRUNED_AT_ONCE,
): Promise<void> {
  const { seq } = await findLogEnd("PageChange");
  const last = seq - retained;
  for (let first = await firstChange(); first <= last; first += atOnce) {
    const lte = Math.min(first + atOnce - 1, last);
    await writer().$transaction((tx) => tx.pageChange.deleteMany({ where: { seq: { lte } } }));
  }
}

/** Prunes after so many changes, when nobody waits for it. */
const PRUNE_EVERY = 1_000;

function pruneSoon(): void {
  setImmediate(() => {
    pruneChanges().catch((error: unknown) => {
      log().error({ err: error }, "followed changes of pages could not be deleted");
    });
  });
}

/**
 * Pages are given for so long although the changes can't be read: what a CDN may show an old listing
 * for. Then they are errors, for nobody knows any more what they should say.
 */
const UNREAD_MS = 60_000;

/**
 * Returns what to call before a cached page is given: it drops the pages that show what was committed
 * since the last call, whichever program committed it. Looks once in a turn of the event loop, so
 * that requests which arrive together share one look. It never waits for a lock: a database that can't
 * be read is looked at again in the next turn.
 * @param prune called now and then, when changes were followed
 * @param clock milliseconds, from anywhere
 * @returns null where the pages can be given at once; else when they can: what the database threw rejects it,
 * once it could not be read for a minute
 */
export function pageChanges(
  cache: PageCache,
  prune = pruneSoon,
  clock = () => performance.now(),
): () => Promise<void> | null {
  let seq = 0;
  let epoch: number | null = null;
  // A start prunes what others left.
  let followed = PRUNE_EVERY;
  let looked = false;
  let looking: Promise<void> | null = null;
  let unreadSince: number | null = null;

  const follow = async () => {
    const { epoch: now, seq: last } = await findLogEnd("PageChange");
    const behind = epoch === null ? 0 : Math.max(0, last - seq);
    if (now !== epoch || behind > MAX_CHANGES) {
      epoch = now;
      seq = last;
      cache.clear();
    } else if (behind > 0) {
      const changes = await listChangesAfter(seq);
      cache.drop([...new Set(changes.map(({ tag }) => tag as CacheTag))]);
      seq = changes.at(-1)?.seq ?? seq;
    }
    followed += behind;
    if (followed < PRUNE_EVERY) return;
    followed = 0;
    prune();
  };
  const watch = watchCommits(follow);

  const couldNotLook = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    const now = clock();
    if (unreadSince === null) {
      unreadSince = now;
      log().error({ err: error }, "changes of pages can't be read: pages are given as they are");
    } else if (now - unreadSince >= UNREAD_MS) throw error;
  };
  const couldLook = () => {
    unreadSince = null;
  };

  return () => {
    if (looked) return looking;
    looked = true;
    setImmediate(() => {
      looked = false;
    });
    looking = watch.look()?.then(couldLook, couldNotLook) ?? null;
    if (looking === null) couldLook();
    return looking;
  };
}
