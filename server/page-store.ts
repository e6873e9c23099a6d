import { LRUCache } from "lru-cache";
import type { CacheTag } from "../lib/platform/cache-tags.ts";
import { bytesOf, type CachedPage } from "./cached-page.ts";

/**
 * Where cached pages are. The store of one process; one shared by several processes (Redis) has the
 * same three verbs.
 */
export interface PageStore {
  get(key: string): CachedPage | undefined;
  /** Caches a page, or takes note that it grew. Larger than an eighth of the store, it is not cached. */
  set(key: string, page: CachedPage): void;
  /** Drops every page that shows one of these. */
  drop(tags: Iterable<CacheTag>): void;
  clear(): void;
  readonly pages: number;
  readonly bytes: number;
}

/** Caches pages in memory, at most `maxBytes` of them; the least recently requested go first. */
export function memoryStore(maxBytes: number): PageStore {
  const keysByTag = new Map<CacheTag, Set<string>>();

  const untag = (page: CachedPage, key: string) => {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };

  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (page, key) => bytesOf(page) + 2 * key.length,
    dispose: untag,
  });

  return {
    get: (key) => pages.get(key),
    set(key, page) {
      // The cache does not weigh anew what it has already.
      if (pages.peek(key) === page) pages.delete(key);
      pages.set(key, page);
      if (!pages.has(key)) return;
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    drop(tags) {
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) pages.delete(key);
      }
    },
    clear: () => pages.clear(),
    get pages() {
      return pages.size;
    },
    get bytes() {
      return pages.calculatedSize;
    },
  };
}
