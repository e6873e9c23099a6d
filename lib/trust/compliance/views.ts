import type { PaperView } from "../../policy/looper-papers.ts";

/** A looper in force whose papers end soon, or have ended. */
export interface LapsingLooperView {
  grantId: string;
  name: string;
  email: string;
  /** Those that end soon or have ended. */
  papers: PaperView[];
  /** The cursor of the list of loopers in force from this one on. */
  place: string;
}

/** The data held about people; counts are at most `COUNT_BOUND`. */
export interface PersonalDataFigures {
  unconfirmed: number;
  /** When the registration that has waited longest was made. */
  oldestUnconfirmedAt: Date | null;
  erased: number;
  erasedIn30Days: number;
}
