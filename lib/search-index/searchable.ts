import { BaseSearch } from "./base-search.ts";
import type { Columns } from "./columns.ts";
import { PAGE_SIZE, type SearchFacets } from "./criteria.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { facetsOf } from "./facets.ts";
import { Findings } from "./findings.ts";
import { hasOthers, type Plan, planOf } from "./plan.ts";
import type { EngineQuery } from "./query.ts";
import type { Store } from "./store.ts";
import { TailSearch } from "./tail-search.ts";

/** One page of results. */
export interface IndexPage {
  /** At most PAGE_SIZE, in order. */
  ids: string[];
  /** Results on all pages. */
  total: number;
  facets: SearchFacets;
  /** Where the next page starts; null on the last. */
  nextCursor: string | null;
  /** "invalid": the cursor was malformed or another order's, and this is the first page. */
  cursor: "none" | "valid" | "invalid";
}

/** A store and what searches it. */
export class Searchable {
  readonly base: BaseSearch | null;
  readonly tail: TailSearch;
  readonly #findings = new Findings();

  constructor(readonly store: Store) {
    this.base = store.base && new BaseSearch(store.base);
    this.tail = new TailSearch(store.tail, () => ({
      groups: store.groups.size,
      tokens: store.table.size,
    }));
  }

  /** The page of results a query asks for. */
  page(query: EngineQuery): IndexPage {
    const after = query.cursor === null ? null : decodeCursor(query.cursor, query.sort);
    const findings = this.#run(planOf(query, this.store, after), {
      facets: true,
      listing: true,
    });
    const { top } = findings;
    const shown = Math.min(PAGE_SIZE, top.count);
    const ids = Array.from({ length: shown }, (_, index) => top.id(index));
    const last = ids.at(-1);
    return {
      ids,
      total: findings.total,
      facets: facetsOf(findings.slots),
      nextCursor:
        top.count > shown && last !== undefined
          ? encodeCursor(query.sort, top.key(shown - 1), last)
          : null,
      cursor: query.cursor === null ? "none" : after === null ? "invalid" : "valid",
    };
  }

  /** How many results a query has. */
  count(query: EngineQuery): number {
    return this.#run(planOf(query, this.store, null), { facets: false, listing: false }).total;
  }

  #run(plan: Plan, { facets, listing }: { facets: boolean; listing: boolean }): Findings {
    const { store } = this;
    const findings = this.#findings;
    const everything = selectsAll(plan);
    findings.clear({ facets: facets && !everything, listing });
    findings.top.start(this.#columns(), plan.after);
    if (!selectsNothing(plan)) {
      this.tail.search(plan, findings);
      this.base?.search(plan, findings);
    }
    if (everything) findings.slots.set(store.slots);
    else findings.tally.addTo(findings.slots);
    return findings;
  }

  #columns(): readonly [base: Columns, tail: Columns] {
    const { base, tail } = this.store;
    return [base?.columns ?? tail.columns, tail.columns];
  }
}

/** Whether a plan leaves no document out: the counts of all documents then answer. */
function selectsAll(plan: Plan): boolean {
  return (
    plan.groups === null &&
    plan.area === null &&
    plan.active === 0 &&
    plan.features === 0 &&
    !plan.bySurface &&
    !hasOthers(plan) &&
    plan.words.length === 0
  );
}

/** Whether a plan names only places or a word that no listing has. */
function selectsNothing({ groups, words }: Plan): boolean {
  return groups?.length === 0 || words.some(({ tokens }) => tokens.length === 0);
}
