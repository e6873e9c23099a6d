import { type GrantNeed, LEAST_WEEKLY_HOURS, PAPERS, type Paper } from "../kernel/looper-papers.ts";
import type { HeldRole } from "../kernel/roles.ts";
import { shiftCivilDay } from "../kernel/time.ts";

/** What a looper has of them, as it was checked last. */
export interface LooperPapers {
  trained: boolean;
  rsacNumber: string | null;
  /** Last civil day of validity, YYYY-MM-DD. */
  identityExpiresOn: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
}

/** Which of them has the end of a paper that has one. */
export const PAPER_ENDS = {
  identity: "identityExpiresOn",
  attestation: "attestationExpiresOn",
  insurance: "insuranceExpiresOn",
} as const satisfies Partial<Record<Paper, keyof LooperPapers>>;
export type EndingPaper = keyof typeof PAPER_ENDS;

/** What a grant asks for besides the papers (decision 0028). */
export interface LooperReadiness {
  zoneCommunes: number;
  weeklyHours: number | null;
  /** Of one in force. */
  hasContract: boolean;
}

/** What keeps the role from being granted, or given back, on a civil day; a looper in force needs the papers alone. */
export function unmetNeeds(
  papers: LooperPapers,
  { zoneCommunes, weeklyHours, hasContract }: LooperReadiness,
  today: string,
): GrantNeed[] {
  return [
    ...unmetPapers(papersOn(papers, today)),
    ...(zoneCommunes > 0 ? [] : (["zone"] as const)),
    ...((weeklyHours ?? 0) >= LEAST_WEEKLY_HOURS ? [] : (["hours"] as const)),
    ...(hasContract ? [] : (["contract"] as const)),
  ];
}

/** Papers that end within so many days are announced. */
export const LAPSING_DAYS = 30;

/** `lapsing` is still good; `missing` and `lapsed` are not. */
export type PaperState = "valid" | "lapsing" | "lapsed" | "missing";

export interface PaperView {
  paper: Paper;
  state: PaperState;
  /** Null for what does not end, and for what is missing. */
  expiresOn: string | null;
}

function datedState(expiresOn: string | null, today: string): PaperState {
  if (expiresOn === null) return "missing";
  if (expiresOn < today) return "lapsed";
  return expiresOn <= shiftCivilDay(today, LAPSING_DAYS) ? "lapsing" : "valid";
}

/** Each paper and where it stands on a civil day; the last day of validity counts. */
export function papersOn(papers: LooperPapers, today: string): PaperView[] {
  const isHeld = { training: papers.trained, rsac: Boolean(papers.rsacNumber?.trim()) };
  return PAPERS.map((paper) => {
    if (paper === "training" || paper === "rsac") {
      return { paper, state: isHeld[paper] ? "valid" : "missing", expiresOn: null };
    }
    const expiresOn = papers[PAPER_ENDS[paper]];
    return { paper, state: datedState(expiresOn, today), expiresOn };
  });
}

/**
 * Roles as they stand on a civil day: a person who lacks a paper, or has one that lapsed, is no
 * looper in force, whether or not the daily check has written so yet (decision 0028).
 */
export function rolesOn(
  roles: readonly HeldRole[],
  papers: LooperPapers,
  today: string,
): HeldRole[] {
  return roles.map((held): HeldRole => {
    const isLooper = held.role === "ambassador" && held.status === "active";
    return isLooper && !arePapersInOrder(papers, today) ? { ...held, status: "suspended" } : held;
  });
}

/** Whether a looper may work with these papers on a civil day: all are there and valid (decision 0028). */
export function arePapersInOrder(papers: LooperPapers, today: string): boolean {
  return unmetPapers(papersOn(papers, today)).length === 0;
}

/** The papers that keep somebody from being a looper in force. */
export function unmetPapers(papers: readonly PaperView[]): Paper[] {
  return papers
    .filter(({ state }) => state === "missing" || state === "lapsed")
    .map(({ paper }) => paper);
}
