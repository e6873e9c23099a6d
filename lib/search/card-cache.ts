import { LRUCache } from "lru-cache";
import { listingItemJson } from "../listings/json-views.ts";
import type { ListingCard } from "../listings/views.ts";
import { env } from "../platform/env.ts";

/** Cards kept at most: some 1.5 kB each with their text, 30 MB in all. */
const MAX_CARDS = 20_000;

/**
 * Cards of listings, read once and kept until they are forgotten. Whoever keeps them has to say
 * which listings changed: see sync.ts.
 */
export class CardCache {
  readonly #cards = new LRUCache<string, ListingCard>({ max: MAX_CARDS });

  constructor(private readonly read: (id: string) => ListingCard | null) {}

  /** The cards of those ids that are on the market, in the order given. Shared: not to be altered. */
  list(ids: readonly string[]): ListingCard[] {
    const cards: ListingCard[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id) ?? this.#readCard(id);
      if (card) cards.push(card);
    }
    return cards;
  }

  #readCard(id: string): ListingCard | null {
    const card = this.read(id);
    if (card) this.#cards.set(id, Object.freeze(card));
    return card;
  }

  forget(id: string): void {
    this.#cards.delete(id);
  }

  clear(): void {
    this.#cards.clear();
  }
}

const texts = new WeakMap<ListingCard, string>();

/** A card as the public call says it, made once for each cached card: most of what a search call sends. */
export function cardJson(card: ListingCard): string {
  let text = texts.get(card);
  if (text === undefined) {
    text = JSON.stringify(listingItemJson(card, env().APP_URL));
    texts.set(card, text);
  }
  return text;
}
