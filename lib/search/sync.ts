import { join } from "node:path";
import { findCard } from "../listings/queries/find-card.ts";
import { preparedRead } from "../platform/db/raw.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import type { EngineDocument } from "../search-index/document.ts";
import { SearchEngine } from "../search-index/engine.ts";
import { CardCache } from "./card-cache.ts";
import { DOCUMENT_COLUMNS, type DocumentRow, documentOf } from "./document-row.ts";
import { openSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

/**
 * Keeps the search index in step with the database. Triggers log every change of a listing; before
 * each search, if anything was committed since the last one, the log is read from where the index
 * stands. So a committed change is found by the next search, whichever program made it.
 */

type None = Record<string, never>;

const dataVersion = preparedRead<None, { data_version: number }>("PRAGMA data_version");
const epochNow = preparedRead<None, { epoch: number }>("SELECT epoch FROM SearchEpoch");
const lastChange = preparedRead<None, { seq: number }>(
  "SELECT coalesce(max(seq), 0) AS seq FROM ListingChange",
);
const searchableCount = preparedRead<None, { count: number }>(
  `SELECT count(*) AS count FROM Property INDEXED BY Property_searchable
   WHERE status IN ('active', 'under_offer')`,
);
const changesAfter = preparedRead<
  { seq: number; limit: number },
  { seq: number; propertyId: string }
>("SELECT seq, propertyId FROM ListingChange WHERE seq > :seq ORDER BY seq LIMIT :limit");
const documentById = preparedRead<{ id: string }, DocumentRow>(
  `SELECT ${DOCUMENT_COLUMNS} FROM Property p JOIN Commune c ON c.code = p.communeCode
   WHERE p.id = :id AND p.status IN ('active', 'under_offer')`,
);
const sliceAfter = preparedRead<{ communeCode: string; id: string; limit: number }, DocumentRow>(
  `SELECT ${DOCUMENT_COLUMNS}
   FROM Property p INDEXED BY Property_searchable JOIN Commune c ON c.code = p.communeCode
   WHERE p.status IN ('active', 'under_offer') AND (p.communeCode, p.id) > (:communeCode, :id)
   ORDER BY p.communeCode, p.id LIMIT :limit`,
);

/** Rows of one slice of a build: some 5 ms, so that requests are answered between slices. */
const SLICE_ROWS = 500;
/** Changes that one search takes in at most, in some 50 ms; after a bulk write the rest follows. */
const SLICE_CHANGES = 1_000;
/** More changes than this since the last search are a reason to rebuild. */
const MAX_CHANGES = 50_000;
/** After a build that failed, the next one waits so long. */
const RETRY_MS = 5_000;

interface Following {
  engine: SearchEngine;
  cards: CardCache;
  epoch: number;
  seq: number;
  dataVersion: number;
  /** The build under way, if one is. */
  build: Promise<void> | null;
}

function following(): Following {
  return once("search.following", () => ({
    engine: new SearchEngine(),
    cards: new CardCache(findCard),
    epoch: -1,
    seq: 0,
    dataVersion: -1,
    build: null,
  }));
}

/** The index, in step with what is committed, or being built (its `complete` is then false). */
export function searchEngine(): SearchEngine {
  const state = following();
  const version = dataVersion().get({})?.data_version ?? 0;
  if (version !== state.dataVersion) {
    state.dataVersion = version;
    try {
      follow(state);
    } catch (error) {
      // The next search reads what this one could not, even if nothing is committed in between.
      state.dataVersion = -1;
      throw error;
    }
  }
  return state.engine;
}

/** The listings of those ids that are on the market, as the index has them: read now, whatever it stands at. */
export function readDocuments(ids: readonly string[]): EngineDocument[] {
  return ids.flatMap((id) => {
    const row = documentById().get({ id });
    return row ? [documentOf(row)] : [];
  });
}

/** The cards of listings, as much in step as the index was when `searchEngine` was last called. */
export function cardCache(): CardCache {
  return following().cards;
}

/** The index once everything is loaded: for the start of the process and for tests. */
export async function loadedSearchEngine(): Promise<SearchEngine> {
  const engine = searchEngine();
  await following().build;
  return engine;
}

function follow(state: Following): void {
  const { epoch } = epochNow().get({}) ?? { epoch: 0 };
  if (epoch !== state.epoch) {
    state.seq = lastChange().get({})?.seq ?? 0;
    state.epoch = epoch;
    state.cards.clear();
    inBackground(state, () => loadInto(state));
    return;
  }
  const behind = (lastChange().get({})?.seq ?? 0) - state.seq;
  if (behind > MAX_CHANGES) {
    state.seq += behind;
    state.cards.clear();
    inBackground(state, () => loadInto(state));
    return;
  }
  const changes = changesAfter().all({ seq: state.seq, limit: SLICE_CHANGES });
  for (const id of new Set(changes.map(({ propertyId }) => propertyId))) apply(state, id);
  // The seq of what was read: another process may have added to the log in between.
  state.seq = changes.at(-1)?.seq ?? state.seq;
  state.engine.revision = { epoch: state.epoch, seq: state.seq };
  if (changes.length === SLICE_CHANGES) continueSoon(state);
  if (state.engine.wantsCompaction && state.build === null) {
    inBackground(state, () => compact(state.engine));
  }
}

/** Has the rest of the log read by the next search, or on its own where none comes. */
function continueSoon(state: Following): void {
  state.dataVersion = -1;
  setImmediate(() => {
    if (state.dataVersion !== -1 || following() !== state) return;
    try {
      searchEngine();
    } catch (error) {
      log().error({ err: error }, "the search index could not follow the database");
    }
  });
}

function apply({ engine, cards }: Following, id: string): void {
  cards.forget(id);
  const row = documentById().get({ id });
  if (row) engine.upsert(documentOf(row));
  else engine.remove(id);
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
        state.epoch = -1;
        state.dataVersion = -1;
      }, RETRY_MS).unref();
    })
    .finally(() => {
      if (state.build === build) state.build = null;
    });
  state.build = build;
}

async function loadInto(state: Following): Promise<void> {
  const { engine, epoch, seq } = state;
  if (!engine.complete && (await restore(engine, epoch))) {
    // What was committed since the snapshot is in the log: the next search reads it from there.
    state.seq = engine.revision.seq;
    state.dataVersion = -1;
    return;
  }
  const expected = searchableCount().get({})?.count;
  await engine.load(slices(), { expected, revision: { epoch, seq } });
  await save(engine);
}

async function compact(engine: SearchEngine): Promise<void> {
  await engine.compact();
  await save(engine);
}

/** Fewer listings are read from the database as fast as from a file. */
const SNAPSHOT_SIZE = 5_000;

const snapshotFile = () => join(env().SNAPSHOT_DIR, "index.bin");

/** Takes the snapshot of the last start when it is of this epoch; says whether it could. */
async function restore(engine: SearchEngine, epoch: number): Promise<boolean> {
  const file = await openSnapshotFile(snapshotFile());
  if (file === null) return false;
  try {
    const { revision } = file.header as { revision?: { epoch?: unknown } };
    if (revision?.epoch !== epoch) return false;
    await engine.restore(file.header, file.byteLength, file.fill);
    return true;
  } catch (error) {
    log().warn({ err: error }, "the search snapshot can't be used: the index is built again");
    return false;
  } finally {
    await file.close();
  }
}

/** Keeps a large index for the next start. */
async function save(engine: SearchEngine): Promise<void> {
  if (engine.size < SNAPSHOT_SIZE) return;
  try {
    const snapshot = await engine.snapshot();
    if (snapshot) await writeSnapshotFile(snapshotFile(), snapshot.header, snapshot.bytes);
  } catch (error) {
    log().warn({ err: error }, "the search snapshot could not be written");
  }
}

/**
 * Every searchable listing, in the order of communes, in slices. Each slice is read at its own
 * time: what changes meanwhile is in the log.
 */
function* slices() {
  let last: { communeCode: string; id: string } = { communeCode: "", id: "" };
  for (;;) {
    const rows = sliceAfter().all({ ...last, limit: SLICE_ROWS });
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(documentOf);
    last = { communeCode: end.communeCode, id: end.id };
  }
}
