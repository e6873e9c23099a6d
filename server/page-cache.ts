import { civilDay, shiftCivilDay, startOfCivilDay } from "../lib/kernel/time.ts";
import type { CacheTag } from "../lib/platform/cache-tags.ts";
import {
  type CachedPage,
  COMPRESSED,
  type Compressed,
  compress,
  type PageResponse,
  toCachedPage,
} from "./cached-page.ts";
import type { PageStore } from "./page-store.ts";

/** Statuses worth caching: what is there, what has moved, what is not there. */
const CACHEABLE_STATUSES = new Set([200, 301, 308, 404, 410]);

function isCacheable({ status, headers }: PageResponse): boolean {
  return CACHEABLE_STATUSES.has(status) && headers["set-cookie"] === undefined;
}

/** How a page is made, and how long it is good for. */
export interface PageRecipe {
  freshSeconds: number;
  staleSeconds: number;
  /** Whether what it shows may be another on another day: who receives, what is open, what ran out. */
  ofDay: boolean;
  /** What is made before the response: what its client takes, where that is quicker than sending it plain. */
  encodings: readonly Compressed[];
  /** Renders it for nobody in particular, and adds to `tags` what its queries read. */
  render(tags: Set<CacheTag>): Promise<PageResponse>;
}

/** A page to send, and where it came from. */
export interface Served {
  page: CachedPage;
  from: "cached" | "stale" | "rendered";
}

/** Milliseconds of the clock at which the civil day of an instant is over. */
const endOfDay = (now: number): number =>
  startOfCivilDay(shiftCivilDay(civilDay(new Date(now)), 1)).getTime();

interface Making {
  page: Promise<CachedPage>;
  /** What changed since it began: a page that shows it is not cached. */
  changed: Set<CacheTag>;
  cleared: boolean;
}

/**
 * Pages that are the same for everyone, made once and sent to everyone: fresh for a time,
 * stale for another while they are made again, dropped at once when what they show changes. Those
 * who request a page while it is rendered wait for that one rendering.
 */
export class PageCache {
  readonly #making = new Map<string, Making>();
  /** Renderings that newcomers may no longer join, because something has changed since. */
  readonly #overtaken = new Set<Making>();

  constructor(
    private readonly store: PageStore,
    private readonly clock: () => number = Date.now,
  ) {}

  /** The cached page of a key if it can be given as it is: the path that most requests take. */
  fresh(key: string): CachedPage | undefined {
    const page = this.store.get(key);
    if (page === undefined || this.clock() >= page.freshUntil) return undefined;
    if (page.source !== null) this.#compress(key, page, page.source);
    return page;
  }

  /** The page of a key: cached, stale while it is made again, or made now. Throws what `render` throws. */
  async serve(key: string, recipe: PageRecipe): Promise<Served> {
    const page = this.store.get(key);
    const now = this.clock();
    if (page && now < page.freshUntil) return { page, from: "cached" };
    if (page && now < page.staleUntil) {
      // Nobody waits for it, and it is requested: the new page comes with all its encodings.
      this.#make(key, { ...recipe, encodings: COMPRESSED }).catch(() => {
        // It stays stale; the next request tries again.
      });
      return { page, from: "stale" };
    }
    return { page: await this.#make(key, recipe), from: "rendered" };
  }

  /** Whether a response to this key costs a rendering that is not under way yet. */
  isMissing(key: string): boolean {
    if (this.#making.has(key)) return false;
    const page = this.store.get(key);
    return page === undefined || this.clock() >= page.staleUntil;
  }

  /** How many pages are being made. */
  get making(): number {
    return new Set([...this.#making.values(), ...this.#overtaken]).size;
  }

  /** Drops every page that shows one of these, those being made included. */
  drop(tags: readonly CacheTag[]): void {
    if (tags.length === 0) return;
    this.store.drop(tags);
    this.#overtake((making) => {
      for (const tag of tags) making.changed.add(tag);
    });
  }

  /** Drops everything. */
  clear(): void {
    this.store.clear();
    this.#overtake((making) => {
      making.cleared = true;
    });
  }

  /** What a rendering shows is known at its end only: from now on nobody joins those under way. */
  #overtake(mark: (making: Making) => void): void {
    for (const making of this.#making.values()) this.#overtaken.add(making);
    this.#making.clear();
    for (const making of this.#overtaken) mark(making);
  }

  #make(key: string, recipe: PageRecipe): Promise<CachedPage> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay.page;
    const making: Making = {
      page: Promise.resolve().then(() => this.#render(key, recipe, making)),
      changed: new Set(),
      cleared: false,
    };
    this.#making.set(key, making);
    const done = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
      this.#overtaken.delete(making);
    };
    making.page.then(done, done);
    return making.page;
  }

  async #render(key: string, recipe: PageRecipe, making: Making): Promise<CachedPage> {
    const tags = new Set<CacheTag>();
    const until = recipe.ofDay ? endOfDay(this.clock()) : Number.POSITIVE_INFINITY;
    const response = await recipe.render(tags);
    const lifetime = {
      tags,
      freshMs: recipe.freshSeconds * 1_000,
      staleMs: recipe.staleSeconds * 1_000,
      until,
      now: this.clock(),
    };
    const page = toCachedPage(response, lifetime);
    await Promise.all(recipe.encodings.map((encoding) => compress(page, response, encoding)));
    if (recipe.encodings.length === COMPRESSED.length) page.source = null;
    const overtaken = making.cleared || [...making.changed].some((tag) => tags.has(tag));
    if (overtaken || tags.has("passing") || !isCacheable(response)) {
      // Nor is it to be cached by whoever stands between the visitor and us.
      const passed = { ...response, headers: { ...response.headers, "cache-control": "no-store" } };
      return toCachedPage(passed, lifetime);
    }
    this.store.set(key, page);
    return page;
  }

  /** Makes the encodings a page lacks, once it is requested again: most are requested once. */
  #compress(key: string, page: CachedPage, source: PageResponse): void {
    page.source = null;
    const encodings = COMPRESSED.filter((each) => page.bodies[each] === undefined);
    Promise.all(encodings.map((encoding) => compress(page, source, encoding))).then(
      () => {
        // Counted anew with its new encodings, if it was not dropped meanwhile.
        if (this.store.get(key) === page) this.store.set(key, page);
      },
      () => {
        // The page goes out in the encodings it has.
      },
    );
  }
}
