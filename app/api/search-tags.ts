import { addCacheTags } from "@/lib/platform/cache-tags";
import { searchEngine } from "@/lib/search/sync";

/** Has a response dropped from the cache with what is for sale, and not cached while the index is loaded. */
export async function noteSearchIndex(): Promise<void> {
  addCacheTags("search");
  if (!(await searchEngine()).complete) addCacheTags("passing");
}
