import { PAGE_SIZE } from "./criteria.ts";
import { SLOTS, Tally } from "./facets.ts";
import { TopList } from "./top-list.ts";

/** What a search gathers from the base and the tail; one object, used for one search at a time. */
export class Findings {
  /** Whether facets are wanted. */
  facets = true;
  /** Whether results are to be listed, not only counted. */
  listing = true;
  total = 0;
  /** Those of the base. */
  baseTotal = 0;
  readonly slots = new Int32Array(SLOTS);
  readonly tally = new Tally();
  /** One more than a page shows, to know whether there is another. */
  readonly top = new TopList(PAGE_SIZE + 1);

  /** Empties everything but `top`: see `TopList.start`. */
  clear(wanted: { facets: boolean; listing: boolean }): void {
    this.facets = wanted.facets;
    this.listing = wanted.listing;
    this.total = 0;
    this.baseTotal = 0;
    this.slots.fill(0);
    this.tally.clear();
  }
}
