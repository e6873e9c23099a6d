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
  /** The ids of each reading under way whose cards may be kept: they have not changed since it began. */
  readonly #reading = new Set<Set<string>>();

  /** @param read the cards of those ids that are on the market */
  constructor(private readonly read: (ids: readonly string[]) => Promise<ListingCard[]>) {}

  /** The cards of those ids that are on the market, in the order given. Shared: not to be altered. */
  async list(ids: readonly string[]): Promise<ListingCard[]> {
    const cards = new Map<string, ListingCard>();
    const missing: string[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id);
      if (card === undefined) missing.push(id);
      else cards.set(id, card);
    }
    for (const card of missing.length > 0 ? await this.#readCards(missing) : [])
      cards.set(card.id, card);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async #readCards(ids: readonly string[]): Promise<ListingCard[]> {
    const unchanged = new Set(ids);
    this.#reading.add(unchanged);
    try {
      const cards = await this.read(ids);
      for (const card of cards) {
        Object.freeze(card);
        if (unchanged.has(card.id)) this.#cards.set(card.id, card);
      }
      return cards;
    } finally {
      this.#reading.delete(unchanged);
    }
  }

  forget(id: string): void {
    this.#cards.delete(id);
    for (const unchanged of this.#reading) unchanged.delete(id);
  }

  clear(): void {
    this.#cards.clear();
    for (const unchanged of this.#reading) unchanged.clear();
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
