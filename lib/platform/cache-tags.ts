import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "./once.ts";

/**
 * Something public pages show. Queries say what they read, from which the page cache learns when to
 * drop a page. Triggers write the same tags into `PageChange`.
 *
 * - `listing:{id}`: a listing's page or card;
 * - `city:{commune code}`: what is for sale in a commune;
 * - `search`: what is for sale anywhere;
 * - `providers`: the directory of providers;
 * - `passing`: a state that is soon over, such as an index being loaded: the page is not to be kept.
 */
export type CacheTag = `listing:${string}` | `city:${string}` | "search" | "providers" | "passing";

const collecting = () => once("cache-tags", () => new AsyncLocalStorage<Set<CacheTag>>());

/** Says that the page being rendered shows this; does nothing where no one collects. */
export function addCacheTags(...tags: readonly CacheTag[]): void {
  const collected = collecting().getStore();
  if (collected) for (const tag of tags) collected.add(tag);
}

/** Runs `work` and adds to `tags` what its queries say they read. */
export function collectTags<Result>(tags: Set<CacheTag>, work: () => Result): Result {
  return collecting().run(tags, work);
}
