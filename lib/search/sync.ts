import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { listCards } from "../listings/queries/list-cards.ts";
import { findLogEnd, type LogEnd } from "../platform/db/change-logs.ts";
import { type Follower, followCommits } from "../platform/db/commits.ts";
import { databaseIdentity } from "../platform/db/identity.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import { SearchEngine } from "../search-index/engine.ts";
import { CardCache } from "./card-cache.ts";
import { listListingChanges } from "./queries/list-listing-changes.ts";
import { countDocuments, readAllDocuments, readDocuments } from "./queries/read-documents.ts";
import { openSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

/**
 * Keeps the search index in step with the database. Triggers log every change of a listing; before
 * each search, if anything was committed since the last one, the log is read from where the index
 * stands. So a committed change is found by the next search, whichever program made it.
 */

/** Changes taken in at a time, in some 50 ms: requests are answered in between. */
const SLICE_CHANGES = 1_000;
/** More changes than this since the last search are a reason to rebuild. */
const MAX_CHANGES = 50_000;
/** After a build that failed, the next one waits so long. */
const RETRY_MS = 5_000;

interface Following {
  engine: SearchEngine;
  cards: CardCache;
  /** Of what the index has, or null for nothing yet. */
  epoch: number | null;
  /** Of the last change that the index has. */
  seq: number;
  commits: Follower;
  /** The build under way, if one is. */
  build: Promise<void> | null;
}

function following(): Following {
  return once("search.following", () => {
    const state: Following = {
      engine: new SearchEngine(),
      cards: new CardCache((ids) => listCards(ids)),
      epoch: null,
      seq: 0,
      commits: followCommits(() => follow(state)),
      build: null,
    };
    return state;
  });
}

/** The index, in step with what is committed, or being built (its `complete` is then false). */
export async function searchEngine(): Promise<SearchEngine> {
  const state = following();
  await state.commits.look();
  return state.engine;
}

/** The cards of listings, as much in step as the index was when `searchEngine` was last called. */
export function cardCache(): CardCache {
  return following().cards;
}

/** The index once everything is loaded: for the start of the process and for tests. */
export async function loadedSearchEngine(): Promise<SearchEngine> {
  await searchEngine();
  await following().build;
  return searchEngine();
}

/** Bytes that the index takes, as it is now. */
export const searchIndexBytes = () => following().engine.memoryBytes;

async function follow(state: Following): Promise<void> {
  const end = await findLogEnd("ListingChange");
  if (end.epoch !== state.epoch || end.seq - state.seq > MAX_CHANGES) {
    state.epoch = end.epoch;
    state.seq = end.seq;
    state.cards.clear();
    inBackground(state, () => loadInto(state));
    return;
  }
  while (state.seq < end.seq) {
    const taken = await takeChanges(state);
    if (taken < SLICE_CHANGES) break;
    await turn();
  }
  state.engine.revision = { epoch: end.epoch, seq: state.seq };
  if (state.engine.wantsCompaction && state.build === null)
    inBackground(state, () => compact(state.engine));
}

/** Takes in the changes that come next, and returns how many there were. */
async function takeChanges(state: Following): Promise<number> {
  const { engine, cards, seq } = state;
  const changes = await listListingChanges(seq, SLICE_CHANGES);
  const ids = new Set(changes.map(({ propertyId }) => propertyId));
  const documents = await readDocuments([...ids]);
  for (const document of documents) {
    cards.forget(document.id);
    engine.upsert(document);
    ids.delete(document.id);
  }
  for (const id of ids) {
    cards.forget(id);
    engine.remove(id);
  }
  // A snapshot that was taken meanwhile stands further back: what it lacks is read from there.
  if (state.seq === seq) state.seq = changes.at(-1)?.seq ?? seq;
  return changes.length;
}

/** Runs a build after the one under way, if one is: that one may miss what made this necessary. */
function inBackground(state: Following, work: () => Promise<void>): void {
  const before = state.build ?? Promise.resolve();
  const build = before
    .then(work)
    .catch((error: unknown) => {
      log().error({ err: error }, "the search index could not be built");
      // Meanwhile the index answers with what it has.
      setTimeout(() => {
        state.epoch = null;
        state.commits.again();
      }, RETRY_MS).unref();
    })
    .finally(() => {
      if (state.build === build) state.build = null;
    });
  state.build = build;
}

async function loadInto(state: Following): Promise<void> {
  const { engine, epoch, seq } = state;
  if (epoch === null || (!engine.complete && (await restore(state, { epoch, seq })))) return;
  const expected = await countDocuments();
  await engine.load(readAllDocuments(), { expected, revision: { epoch, seq } });
  await save(engine);
}

async function compact(engine: SearchEngine): Promise<void> {
  await engine.compact();
  await save(engine);
}

/** Fewer listings are read from the database as fast as from a file. */
const SNAPSHOT_SIZE = 5_000;

const snapshotFile = () => join(env().SNAPSHOT_DIR, "index.bin");

/** Takes the snapshot of the last start when it is of this very database's past; says whether it could. */
async function restore(state: Following, { epoch, seq }: LogEnd): Promise<boolean> {
  const { engine } = state;
  const file = await openSnapshotFile(snapshotFile());
  if (file === null) return false;
  try {
    const { revision, database } = file.header as {
      revision?: Partial<LogEnd>;
      database?: unknown;
    };
    if (revision?.epoch !== epoch || (revision.seq ?? 0) > seq) return false;
    // Other databases count alike: a copy, or one that was seeded as this one was.
    if (database !== (await databaseIdentity())) return false;
    await engine.restore(file.header, file.byteLength, file.fill);
    // What was committed since is in the log: the next search reads it from there.
    state.seq = engine.revision.seq;
    state.commits.again();
    return true;
  } catch (error) {
    log().warn({ err: error }, "the search snapshot can't be used: the index is built again");
    return false;
  } finally {
    await file.close();
  }
}

/** Keeps a large index for the next start, of this process or of another one of the machine. */
async function save(engine: SearchEngine): Promise<void> {
  if (engine.size < SNAPSHOT_SIZE) return;
  try {
    const snapshot = await engine.snapshot();
    if (!snapshot) return;
    const header = { ...snapshot.header, database: await databaseIdentity() };
    await writeSnapshotFile(snapshotFile(), header, snapshot.bytes);
  } catch (error) {
    log().warn({ err: error }, "the search snapshot could not be written");
  }
}
