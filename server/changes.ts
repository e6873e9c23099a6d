import type { CacheTag } from "../lib/platform/cache-tags.ts";
import { writer } from "../lib/platform/db/clients.ts";
import { preparedRead } from "../lib/platform/db/raw.ts";
import { isDatabaseUnavailable } from "../lib/platform/db/unavailable.ts";
import { log } from "../lib/platform/log.ts";
import type { PageCache } from "./page-cache.ts";

type None = Record<string, never>;

const dataVersion = preparedRead<None, { data_version: number }>("PRAGMA data_version");
const lastChange = preparedRead<None, { seq: number }>(
  "SELECT coalesce(max(seq), 0) AS seq FROM PageChange",
);
const firstChange = preparedRead<None, { seq: number }>(
  "SELECT coalesce(min(seq), 0) AS seq FROM PageChange",
);
const changesAfter = preparedRead<{ seq: number }, { seq: number; tag: CacheTag }>(
  "SELECT seq, tag FROM PageChange WHERE seq > :seq ORDER BY seq",
);
const epochNow = preparedRead<None, { epoch: number }>("SELECT epoch FROM SearchEpoch");

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
  const last = (lastChange().get({})?.seq ?? 0) - retained;
  for (let first = firstChange().get({})?.seq ?? 0; first <= last; first += atOnce) {
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
 * that requests which arrive together share one look of some two microseconds. It never waits for a
 * lock: a database that can't be read is looked at again in the next turn.
 * @param prune called now and then, when changes were followed
 * @param clock milliseconds, from anywhere
 * @throws what the database threw, once it could not be read for a minute
 */
export function pageChanges(
  cache: PageCache,
  prune = pruneSoon,
  clock = () => performance.now(),
): () => void {
  let version = -1;
  let seq = lastChange().get({})?.seq ?? 0;
  let epoch = epochNow().get({})?.epoch ?? 0;
  // A start prunes what others left.
  let followed = PRUNE_EVERY;
  let looked = false;
  let unreadSince: number | null = null;

  const follow = () => {
    const now = epochNow().get({})?.epoch ?? 0;
    const last = lastChange().get({})?.seq ?? 0;
    followed += Math.max(0, last - seq);
    if (now !== epoch || last - seq > MAX_CHANGES) {
      epoch = now;
      seq = last;
      cache.clear();
    } else {
      const changes = changesAfter().all({ seq });
      cache.drop([...new Set(changes.map(({ tag }) => tag))]);
      seq = changes.at(-1)?.seq ?? seq;
    }
    if (followed < PRUNE_EVERY) return;
    followed = 0;
    prune();
  };

  const look = () => {
    const present = dataVersion().get({})?.data_version ?? 0;
    if (present === version) return;
    follow();
    version = present;
  };

  const couldNotLook = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    const now = clock();
    if (unreadSince === null) {
      unreadSince = now;
      log().error({ err: error }, "changes of pages can't be read: pages are given as they are");
    } else if (now - unreadSince >= UNREAD_MS) throw error;
  };

  return () => {
    if (looked) return;
    try {
      look();
      unreadSince = null;
    } catch (error) {
      couldNotLook(error);
    }
    looked = true;
    setImmediate(() => {
      looked = false;
    });
  };
}
