import type { DocumentKind } from "../../documents/rules.ts";
import type { FieldErrors } from "../../kernel/errors.ts";
import { type HandedInPaper, LEAST_WEEKLY_HOURS } from "../../kernel/looper-papers.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import type { EndingPaper } from "../../policy/looper-papers.ts";
import { LOOPER_FIELDS } from "../copy.ts";

/** Hours a week: the least that the role asks for, and the most that is plausible. */
export const WEEKLY_HOURS = { min: LEAST_WEEKLY_HOURS, max: 60 } as const;

/** The document that each paper is. */
export const DOCUMENT_OF: Record<HandedInPaper, DocumentKind> = {
  identity: "looper_identity",
  rsac: "rsac",
  attestation: "attestation",
  insurance: "insurance",
};

/** Why a paper is sent back. */
export const PAPER_RETURN_REASONS = [
  "unreadable",
  "incomplete",
  "other_document",
  "other_person",
  "differs",
  "expired",
] as const;
export type PaperReturnReason = (typeof PAPER_RETURN_REASONS)[number];

/**
 * The most days for which a paper can be valid: an authorisation goes with the professional card, which lasts three
 * years, and so does an insurance's certificate at most; an identity card of before 2021 lasts fifteen.
 */
const LONGEST_DAYS: Record<EndingPaper, number> = {
  identity: 15 * 366,
  attestation: 3 * 366,
  insurance: 3 * 366,
};

/** Whether nine digits are a SIREN number, under which agents are entered in the RSAC (Luhn). */
export function isRsacNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}

/** What is wrong with the end of a paper that is handed in: it has to be to come, and not too far. */
export function endFaults(paper: EndingPaper, endsOn: string, now: Date): FieldErrors {
  const today = civilDay(now);
  if (endsOn <= today) return { endsOn: LOOPER_FIELDS.datePast };
  const isFar = endsOn > shiftCivilDay(today, LONGEST_DAYS[paper]);
  return isFar ? { endsOn: LOOPER_FIELDS.dateFar[paper] } : {};
}

/** A paper that was handed in, as far as its state depends on it. */
export interface HandedIn {
  outcome: "checked" | "returned" | "replaced" | null;
  endsOn: string | null;
  handedInAt: Date;
}

/** Where a paper of somebody's file stands; `ended` was checked and is valid no more. */
export const PAPER_FILE_STATES = ["missing", "waiting", "checked", "returned", "ended"] as const;
export type PaperFileState = (typeof PAPER_FILE_STATES)[number];

/** One of the four papers: the last one that was checked, and what was handed in since. */
export interface PaperHistory<Paper extends HandedIn> {
  state: PaperFileState;
  /** Counts until its last day, whatever is handed in meanwhile. */
  checked: Paper | null;
  /** Waits, or was sent back, and is newer than what was checked. */
  newer: Paper | null;
}

/** Where a paper stands on a civil day, by all that was handed in of its kind, in whatever order. */
export function paperHistory<Paper extends HandedIn>(
  papers: readonly Paper[],
  today: string,
): PaperHistory<Paper> {
  const latestFirst = papers
    .filter(({ outcome }) => outcome !== "replaced")
    .sort((a, b) => b.handedInAt.getTime() - a.handedInAt.getTime());
  const [latest = null] = latestFirst;
  const checked = latestFirst.find(({ outcome }) => outcome === "checked") ?? null;
  const newer = latest === checked ? null : latest;
  return { state: stateOf(newer ?? checked, today), checked, newer };
}

function stateOf(paper: HandedIn | null, today: string): PaperFileState {
  if (paper === null) return "missing";
  if (paper.outcome === null) return "waiting";
  if (paper.outcome === "returned") return "returned";
  return paper.endsOn !== null && paper.endsOn < today ? "ended" : "checked";
}
