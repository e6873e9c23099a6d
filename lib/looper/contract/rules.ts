import {
  HANDED_IN_PAPERS,
  type HandedInPaper,
  LEAST_WEEKLY_HOURS,
} from "../../kernel/looper-papers.ts";
import { type LooperPapers, papersOn } from "../../policy/looper-papers.ts";

/** What has to be there before a contract can be signed, besides the papers. */
export const OTHER_CONTRACT_NEEDS = ["address", "zone", "hours", "publisher"] as const;

/** What keeps a contract from being signed. */
export type ContractNeed = HandedInPaper | (typeof OTHER_CONTRACT_NEEDS)[number];

/** What a contract rests on. */
export interface ContractFacts {
  papers: LooperPapers;
  /** Papers that were handed in and wait to be checked. */
  waiting: readonly HandedInPaper[];
  /** Where the looper lives, whole; null where the profile lacks a part. */
  address: string | null;
  zoneCommunes: number;
  weeklyHours: number | null;
  /** Whether the site says who concludes it, as far as it has to. */
  hasPublisher: boolean;
}

/** The papers that the contract names: they have to be checked; it is enough that the others are handed in. */
const NAMED: ReadonlySet<HandedInPaper> = new Set(["rsac", "attestation"]);

/** What is missing for a contract on a civil day, in the order of the steps (decision 0028). */
export function contractGaps(facts: ContractFacts, today: string): ContractNeed[] {
  const { papers, waiting, address, zoneCommunes, weeklyHours, hasPublisher } = facts;
  const inOrder = new Set(
    papersOn(papers, today)
      .filter(({ state }) => state === "valid" || state === "lapsing")
      .map(({ paper }) => paper),
  );
  const missing = HANDED_IN_PAPERS.filter(
    (paper) => !inOrder.has(paper) && (NAMED.has(paper) || !waiting.includes(paper)),
  );
  const isThere: Record<(typeof OTHER_CONTRACT_NEEDS)[number], boolean> = {
    address: address !== null,
    zone: zoneCommunes > 0,
    hours: (weeklyHours ?? 0) >= LEAST_WEEKLY_HOURS,
    publisher: hasPublisher,
  };
  return [...missing, ...OTHER_CONTRACT_NEEDS.filter((need) => !isThere[need])];
}

/** Months of notice to end a contract, by the year that has begun since its signature (code de commerce, L. 134-11). */
export const NOTICE_MONTHS = [1, 2, 3] as const;

/** Days within which a looper contests an invoice that was made in their name. */
export const CONTEST_DAYS = 5;
