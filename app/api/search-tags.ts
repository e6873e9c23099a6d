import { addCacheTags } from "@/lib/platform/cache-tags";
import { searchEngine } from "@/lib/search/sync";

/** Has a response dropped from the cache with what is for sale, and not cached while the index is loaded. */
export function noteSearchIndex(): void {
  addCacheTags("search");
  if (!searchEngine().complete) addCacheTags("passing");
}
