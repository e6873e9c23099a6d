import { ALL_GROUPS } from "./facets.ts";
import type { Findings } from "./findings.ts";
import { failedGroups, hasOthers, keyOf, matchTierOf, type Plan, passesOthers } from "./plan.ts";
import { sortValues } from "./sorting.ts";
import type { Tail } from "./tail.ts";
import { TokenReader } from "./token-lists.ts";
import { FROM_TAIL } from "./top-list.ts";

/** Bits of a token's marks: the words it stands for, and above them the words it is. */
const EXACT_SHIFT = 8;

/** Searches the tail of a store, document by document. */
export class TailSearch {
  readonly #reader = new TokenReader();
  /** 1 for the groups of the plan's places. */
  #groupMarks = new Uint8Array(0);
  #tokenMarks = new Uint16Array(0);

  constructor(
    private readonly tail: Tail,
    private readonly sizes: () => { groups: number; tokens: number },
  ) {}

  /** Adds what the tail holds for the plan to the findings. */
  search(plan: Plan, findings: Findings): void {
    const { tail } = this;
    const { columns } = tail;
    const { tally, top } = findings;
    const values = sortValues(columns, plan.sort);
    this.forEachCandidate(plan, (document, tier) => {
      const failed = failedGroups(plan, columns, document);
      if (failed === 0) {
        findings.total++;
        if (findings.facets) tally.add(columns, document, ALL_GROUPS);
        top.offer(keyOf(plan, values[document] as number, tier), FROM_TAIL, document);
      } else if (findings.facets && (failed & (failed - 1)) === 0) {
        tally.add(columns, document, failed);
      }
    });
  }

  /** Calls `visit` with each document that matches. */
  forEachMatch(plan: Plan, visit: (document: number) => void): void {
    this.forEachCandidate(plan, (document) => {
      if (failedGroups(plan, this.tail.columns, document) === 0) visit(document);
    });
  }

  /** Calls `visit` with each document that passes every filter but those with a facet. */
  private forEachCandidate(plan: Plan, visit: (document: number, tier: number) => void): void {
    const { tail } = this;
    if (tail.live === 0) return;
    const { columns, removed } = tail;
    const { area, features } = plan;
    this.#mark(plan, true);
    const byWords = plan.words.length > 0;
    const byOthers = hasOthers(plan);
    for (let document = 0; document < tail.count; document++) {
      if (removed[document] === 1) continue;
      if (plan.groups !== null && this.#groupMarks[columns.group[document] as number] !== 1) {
        continue;
      }
      if (((columns.features[document] as number) & features) !== features) continue;
      if (plan.bySurface) {
        const surface = columns.surface[document] as number;
        if (surface < plan.leastSurface || surface > plan.mostSurface) continue;
      }
      if (byOthers && !passesOthers(plan, columns, document)) continue;
      if (area !== null) {
        if (!area.contains(columns.lat[document] as number, columns.lng[document] as number)) {
          continue;
        }
      }
      const tier = byWords ? this.#tierIn(document, plan) : 0;
      if (tier >= 0) visit(document, tier);
    }
    this.#mark(plan, false);
  }

  /** The tier of a document for the words, or −1 when it lacks one. */
  #tierIn(document: number, plan: Plan): number {
    const reader = this.#reader;
    reader.read(this.tail.tokens, document);
    let anywhere = 0;
    let inTitle = 0;
    for (let at = 0; at < reader.count; at++) {
      const entry = reader.entries[at] as number;
      const marks = this.#tokenMarks[entry >>> 1] as number;
      anywhere |= marks;
      if (entry & 1) inTitle |= marks;
    }
    const all = (1 << plan.words.length) - 1;
    if ((anywhere & all) !== all) return -1;
    return matchTierOf((inTitle & all) === all, ((anywhere >> EXACT_SHIFT) & all) === all);
  }

  /** Marks the plan's groups and words, or takes the marks away. */
  #mark(plan: Plan, on: boolean): void {
    const { groups, tokens } = this.sizes();
    if (groups > this.#groupMarks.length) this.#groupMarks = new Uint8Array(groups * 2);
    if (tokens > this.#tokenMarks.length) this.#tokenMarks = new Uint16Array(tokens * 2);
    for (const group of plan.groups ?? []) this.#groupMarks[group] = on ? 1 : 0;
    plan.words.forEach((word, index) => {
      for (const token of word.tokens) {
        const marks = this.#tokenMarks[token] as number;
        const exact = token === word.exact ? 1 << EXACT_SHIFT : 0;
        this.#tokenMarks[token] = on ? marks | ((1 | exact) << index) : 0;
      }
    });
  }
}
