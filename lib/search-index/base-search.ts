import type { Base } from "./base.ts";
import type { Bitmap } from "./bitmap.ts";
import type { Findings } from "./findings.ts";
import { KindSearch } from "./kind-search.ts";
import { PlaceSearch } from "./place-search.ts";
import type { Plan } from "./plan.ts";
import type { Spans } from "./spans.ts";

/** Searches the base of a store. */
export class BaseSearch {
  readonly #byPlace: PlaceSearch;
  readonly #byKind: KindSearch | null;

  constructor(private readonly base: Base) {
    this.#byPlace = new PlaceSearch(base);
    this.#byKind = base.byKind && new KindSearch(base, base.byKind);
  }

  /** Adds what the base holds for the plan to the findings. */
  search(plan: Plan, findings: Findings): void {
    const anywhere = plan.groups === null && plan.area === null;
    try {
      if (anywhere && this.#byKind?.answers(plan)) this.#byKind.search(plan, findings);
      else this.#byPlace.search(plan, findings);
    } finally {
      this.base.releaseScratch();
    }
  }

  /** Calls `use` with the spans and the bitmap, by place, of the documents that match. */
  withMatches(plan: Plan, use: (spans: Spans, bitmap: Bitmap) => void): void {
    try {
      const { spans, bitmap } = this.#byPlace.matches(plan);
      if (spans.count > 0) use(spans, bitmap);
    } finally {
      this.base.releaseScratch();
    }
  }
}
