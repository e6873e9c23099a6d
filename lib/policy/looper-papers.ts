import type { HeldRole } from "../kernel/roles.ts";
import { shiftCivilDay } from "../kernel/time.ts";

/** What a looper must have to take visits and leads (decision 0028). */
const PAPERS = ["training", "rsac", "attestation", "insurance"] as const;
export type Paper = (typeof PAPERS)[number];

/** What a looper has of them. */
export interface LooperPapers {
  trained: boolean;
  rsacNumber: string | null;
  /** Last civil day of validity, YYYY-MM-DD. */
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
  /**
   * Where they were changed and wait to be checked: the last civil day of those that were checked.
   * Null, or absent, for papers that stand as they were checked.
   */
  checkedUntil?: string | null;
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
export function papersOn(
  { trained, rsacNumber, attestationExpiresOn, insuranceExpiresOn }: LooperPapers,
  today: string,
): PaperView[] {
  const held = (is: boolean): PaperState => (is ? "valid" : "missing");
  return [
    { paper: "training", state: held(trained), expiresOn: null },
    { paper: "rsac", state: held(Boolean(rsacNumber?.trim())), expiresOn: null },
    {
      paper: "attestation",
      state: datedState(attestationExpiresOn, today),
      expiresOn: attestationExpiresOn,
    },
    {
      paper: "insurance",
      state: datedState(insuranceExpiresOn, today),
      expiresOn: insuranceExpiresOn,
    },
  ];
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

/**
 * Whether a looper may work with these papers on a civil day: all are there and valid, and those
 * changed since a trust manager checked them don't outlive what was checked (decision 0028).
 */
export function arePapersInOrder(papers: LooperPapers, today: string): boolean {
  const { checkedUntil = null } = papers;
  const isChecked = checkedUntil === null || today <= checkedUntil;
  return isChecked && unmetPapers(papersOn(papers, today)).length === 0;
}

/** The last civil day of two papers; the day before `today` where one is missing. */
export function lastDayOf(
  { attestationExpiresOn, insuranceExpiresOn }: LooperPapers,
  today: string,
): string {
  const none = shiftCivilDay(today, -1);
  const days = [attestationExpiresOn ?? none, insuranceExpiresOn ?? none];
  return days.sort()[0] ?? none;
}

/** The papers that keep somebody from being a looper in force. */
export function unmetPapers(papers: readonly PaperView[]): Paper[] {
  return papers
    .filter(({ state }) => state === "missing" || state === "lapsed")
    .map(({ paper }) => paper);
}
