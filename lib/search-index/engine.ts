import { buildBase, documentsWhere } from "./build/index-build.ts";
import { type Pacer, slicingPacer } from "./build/pacer.ts";
import type { BuildSource } from "./build/source.ts";
import { type BoundingBox, type MapCluster, NO_CRITERIA, NO_TEXT } from "./criteria.ts";
import type { EngineDocument } from "./document.ts";
import { Groups, type NamedNeighbourhood, neighbourhoodKey } from "./groups.ts";
import { DOCUMENTS_PER_KIND } from "./kinds.ts";
import { boundsOf, clustersOf, countAmong } from "./map-search.ts";
import { type EngineQuery, engineQuery } from "./query.ts";
import { type IndexPage, Searchable } from "./searchable.ts";
import { type Revision, restoreStore, type Snapshot, snapshotOf } from "./snapshot.ts";
import { Store } from "./store.ts";
import { stemOf } from "./text/words.ts";
import { TokenTable } from "./token-table.ts";

/** A page of results, and whether the index holds everything yet. */
export interface SearchResult extends IndexPage {
  /** False while the first build runs: the answer is right for what is loaded so far. */
  complete: boolean;
}

export interface LoadOptions {
  /** The state of the database that the documents are read from, or an older one. */
  revision?: Revision;
  /** How many documents to expect: room is made for them at once. */
  expected?: number;
  pacer?: Pacer;
}

const NO_REVISION: Revision = { epoch: 0, seq: 0 };

/** Documents of a tail from which on a new base is worth building. */
const LONG_TAIL = 16_384;

/** A word that fewer than one listing in so many holds is as likely a mistake as a word. */
const RARE_SHARE = 2_000;

/**
 * The search index of all searchable listings, held in memory and derived from the database.
 *
 * Searches, writes and removals answer at once. `load` and `compact` build a new base a few
 * milliseconds at a time; meanwhile the present one answers, and what is written goes into both.
 */
export class SearchEngine {
  #current = new Searchable(new Store(new TokenTable(), new Groups(), null));
  #complete = false;
  /** What the base was built from: see `snapshot`. */
  #baseRevision: Revision = NO_REVISION;
  /** What has been taken in; whoever writes documents keeps it up to date. */
  revision: Revision = NO_REVISION;
  #building = false;
  /** What was written while a build runs: the document, or null where it was removed. */
  readonly #written = new Map<string, EngineDocument | null>();

  /** `documentsPerKind`: see `BuildOptions`. */
  constructor(private readonly documentsPerKind: number = DOCUMENTS_PER_KIND) {}

  /** Documents that can be found. */
  get size(): number {
    return this.#current.store.size;
  }

  /** Whether all documents are loaded. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Whether `load` or `compact` runs. */
  get building(): boolean {
    return this.#building;
  }

  /** Whether `compact` is worth calling. */
  get wantsCompaction(): boolean {
    return this.#current.store.tail.count >= LONG_TAIL && this.#complete && !this.#building;
  }

  /** Bytes the index holds. */
  get memoryBytes(): number {
    const { store } = this.#current;
    return store.memoryBytes + store.table.memoryBytes;
  }

  /** One page of results with the number of all and the facets. */
  search(query: EngineQuery): SearchResult {
    return { ...this.#current.page(query), complete: this.#complete };
  }

  /** Whether listings hold this word, folded: so many that it is no mistake. */
  knowsWord(word: string): boolean {
    const { store } = this.#current;
    const token = store.table.find(stemOf(word));
    return token >= 0 && store.documentsWith(token) * RARE_SHARE > store.size;
  }

  /** Whether most listings that hold the rarest of these words, folded, hold the others too. */
  haveCommonListing(words: readonly string[]): boolean {
    const { store } = this.#current;
    const holding = words.map((word) => {
      const token = store.table.find(stemOf(word));
      return token < 0 ? 0 : store.documentsWith(token);
    });
    const fewest = Math.min(...holding);
    if (words.length < 2 || fewest === 0) return false;
    return this.count(engineQuery(NO_CRITERIA, { ...NO_TEXT, words: [...words] })) * 2 >= fewest;
  }

  /** The neighbourhoods that listings name so, in any commune; folded words. */
  neighbourhoodsNamed(words: readonly string[]): NamedNeighbourhood[] {
    return this.#current.store.groups.neighbourhoodsOf(neighbourhoodKey(words));
  }

  /** The neighbourhoods with a word that begins so, folded, or whose names begin the text. */
  neighbourhoodsStarting(folded: string): { key: string; named: NamedNeighbourhood[] }[] {
    const { groups } = this.#current.store;
    return [...groups.neighbourhoodKeys()]
      .filter((key) => ` ${key}`.includes(` ${folded}`) || folded.startsWith(`${key} `))
      .map((key) => ({ key, named: groups.neighbourhoodsOf(key) }));
  }

  /** Whether most listings that hold these words, folded, are in one of the neighbourhoods. */
  areMostlyIn(words: readonly string[], neighbourhoods: readonly NamedNeighbourhood[]): boolean {
    const query = engineQuery(NO_CRITERIA, { ...NO_TEXT, words: [...words] });
    const places = { communes: [], postalCodes: [], departments: [], neighbourhoods };
    return this.count({ ...query, places }) * 2 >= this.count(query);
  }

  /** How many results a query has. */
  count(query: EngineQuery): number {
    return this.#current.count(query);
  }

  /** What a query finds, but for some ids, in clusters for that zoom level (0 to 20). */
  clusters(query: EngineQuery, zoom: number, without: Iterable<string> = []): MapCluster[] {
    return clustersOf(this.#current, query, zoom, without);
  }

  /** How many of some ids a query finds. */
  countAmong(query: EngineQuery, ids: Iterable<string>): number {
    return countAmong(this.#current, query, ids);
  }

  /** The smallest box around what a query finds; null when it finds nothing. */
  bounds(query: EngineQuery): BoundingBox | null {
    return boundsOf(this.#current, query);
  }

  /** Adds a document or replaces the one of that id. @throws {RangeError} when its id is not one. */
  upsert(document: EngineDocument): void {
    if (this.#building) this.#written.set(document.id, document);
    if (this.#complete) this.#current.store.upsert(document);
  }

  /** Takes the document of that id out, if it is there. */
  remove(id: string): void {
    if (this.#building) this.#written.set(id, null);
    if (this.#complete) this.#current.store.remove(id);
  }

  /**
   * Replaces everything by the documents of `slices`, each id once. During the first load searches
   * answer over what has come so far; later ones leave the present index in place until done.
   * @throws {Error} when a build runs already; and whatever `slices` throws, nothing replaced.
   */
  async load(
    slices: Iterable<readonly EngineDocument[]> | AsyncIterable<readonly EngineDocument[]>,
    { expected = 1024, revision = NO_REVISION, pacer = slicingPacer() }: LoadOptions = {},
  ): Promise<void> {
    await this.#exclusively(async () => {
      const store = new Store(new TokenTable(), new Groups(), null, { loading: expected });
      if (!this.#complete) this.#current = new Searchable(store);
      for await (const slice of slices) {
        for (const document of slice) store.append(document);
        await pacer.breathe();
      }
      await this.#replaceBy(store.table, [liveTail(store)], pacer);
      this.#baseRevision = revision;
      this.revision = revision;
    });
  }

  /**
   * Builds a new base from the present one and its tail.
   * @throws {Error} when a build runs already or nothing is loaded.
   */
  async compact(pacer: Pacer = slicingPacer()): Promise<void> {
    if (!this.#complete) throw new Error("nothing is loaded yet");
    await this.#exclusively(async () => {
      const { store } = this.#current;
      const { revision } = this;
      const sources = [liveTail(store)];
      const base = liveBase(store);
      if (base) sources.unshift(base);
      await this.#replaceBy(store.table, sources, pacer);
      this.#baseRevision = revision;
    });
  }

  /**
   * A snapshot of the present base; null before there is one. What was written since is not in
   * it: its revision says from which change on to catch up.
   */
  async snapshot(pacer: Pacer = slicingPacer()): Promise<Snapshot | null> {
    const { base, groups } = this.#current.store;
    return base && snapshotOf(base, groups, this.#baseRevision, pacer);
  }

  /**
   * Takes the state of a snapshot: its header, the number of bytes that go with it, and a function
   * that reads them into the array it is given.
   * @throws {SnapshotError} when it can't be used; nothing is changed then.
   * @throws {Error} when a build runs already.
   */
  async restore(
    header: unknown,
    byteLength: number,
    fill: (target: Uint8Array) => Promise<void>,
    pacer: Pacer = slicingPacer(),
  ): Promise<void> {
    await this.#exclusively(async () => {
      const { store, revision } = await restoreStore(header, fill, byteLength, pacer);
      this.#use(store);
      this.#baseRevision = revision;
      this.revision = revision;
    });
  }

  async #exclusively(build: () => Promise<void>): Promise<void> {
    if (this.#building) throw new Error("the index is being built already");
    this.#building = true;
    try {
      await build();
    } finally {
      this.#building = false;
      this.#written.clear();
    }
  }

  async #replaceBy(
    table: TokenTable,
    sources: readonly BuildSource[],
    pacer: Pacer,
  ): Promise<void> {
    const { documentsPerKind } = this;
    const { base, groups } = await buildBase(sources, table, { pacer, documentsPerKind });
    this.#use(new Store(table, groups, base));
  }

  /** Puts a store in the place of the present one, with what was written meanwhile. */
  #use(store: Store): void {
    for (const [id, document] of this.#written) {
      if (document === null) store.remove(id);
      else store.upsert(document);
    }
    this.#current = new Searchable(store);
    this.#complete = true;
  }
}

function liveTail({ tail, groups }: Store): BuildSource {
  return {
    columns: tail.columns,
    tokens: tail.tokens,
    groups,
    documents: documentsWhere(tail.count, tail.live, (index) => tail.removed[index] === 0),
  };
}

function liveBase({ base, groups }: Store): BuildSource | null {
  if (base === null) return null;
  return {
    columns: base.columns,
    tokens: base.tokenLists,
    groups,
    documents: documentsWhere(base.count, base.count - base.dead, (index) => base.isLive(index)),
  };
}
