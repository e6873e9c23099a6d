/** What a looper must have to take visits and leads (decision 0028). */
export const PAPERS = ["identity", "training", "rsac", "attestation", "insurance"] as const;
export type Paper = (typeof PAPERS)[number];

/** Those that are handed in as a document, and checked by a trust manager. */
export const HANDED_IN_PAPERS = [
  "identity",
  "rsac",
  "attestation",
  "insurance",
] as const satisfies Paper[];
export type HandedInPaper = (typeof HANDED_IN_PAPERS)[number];

/** What a paper can want of its looper: to be handed in for the first time, or anew, as it has ended or ends soon. */
export const WANTING_STATES = ["missing", "lapsed", "lapsing"] as const;

/** A paper that its looper is to see to. */
export interface WantingPaper {
  paper: Paper;
  state: (typeof WANTING_STATES)[number];
  /** Last civil day of validity, YYYY-MM-DD; null for what is missing. */
  expiresOn: string | null;
}

/** Hours a week that the role asks for at least. */
export const LEAST_WEEKLY_HOURS = 4;

/** What has to be there for the role to be granted: the papers, a zone, the hours a week, a signed contract. */
export type GrantNeed = Paper | "zone" | "hours" | "contract";
