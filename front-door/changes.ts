import { preparedRead } from "../lib/server/db/raw.ts";
import type { ShownTag } from "../lib/server/shown.ts";
import type { PageCache } from "./page-cache.ts";

type None = Record<string, never>;

const dataVersion = preparedRead<None, { data_version: number }>("PRAGMA data_version");
const lastChange = preparedRead<None, { seq: number }>(
  "SELECT coalesce(max(seq), 0) AS seq FROM PageChange",
);
const changesAfter = preparedRead<{ seq: number; limit: number }, { seq: number; tag: ShownTag }>(
  "SELECT seq, tag FROM PageChange WHERE seq > :seq ORDER BY seq LIMIT :limit",
);
const epochNow = preparedRead<None, { epoch: number }>("SELECT epoch FROM SearchEpoch");

/** More changes than this at once drop every page, which costs less than telling them apart. */
const MAX_CHANGES = 5_000;

/**
 * Returns what to call before a kept page is given: it drops the pages that show what was committed
 * since the last call, whichever program committed it. Looks once in a turn of the event loop, so
 * that requests which arrive together share one look of some two microseconds.
 */
export function pageChanges(cache: PageCache): () => void {
  let version = -1;
  let seq = lastChange().get({})?.seq ?? 0;
  let epoch = epochNow().get({})?.epoch ?? 0;
  let looked = false;

  const follow = () => {
    const now = epochNow().get({})?.epoch ?? 0;
    const changes = changesAfter().all({ seq, limit: MAX_CHANGES });
    seq = changes.at(-1)?.seq ?? seq;
    if (now !== epoch || changes.length === MAX_CHANGES) {
      epoch = now;
      seq = lastChange().get({})?.seq ?? seq;
      cache.clear();
    } else cache.drop([...new Set(changes.map(({ tag }) => tag))]);
  };

  return () => {
    if (looked) return;
    looked = true;
    setImmediate(() => {
      looked = false;
    });
    const present = dataVersion().get({})?.data_version ?? 0;
    if (present === version) return;
    version = present;
    follow();
  };
}
