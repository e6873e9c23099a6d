import type { PropertyStatus } from "../kernel/property-kinds.ts";
import type { NamesCheck } from "../mandates/names.ts";
import type { MandateTerms } from "../mandates/rules.ts";
import type { Completion } from "./completion.ts";
import type { RevisionContent } from "./content.ts";
import type { PublicationIssue } from "./publication.ts";
import type { FieldReturn } from "./review.ts";
import type { RevisionStatus } from "./states.ts";

/** A revision, as the person who writes it sees it. */
export interface RevisionView {
  id: string;
  status: RevisionStatus;
  /** Null until the home is entered for its mandate. */
  propertyId: string | null;
  /** Of its property; null without one. */
  propertyStatus: PropertyStatus | null;
  content: RevisionContent;
  version: number;
  savedAt: Date;
  submittedAt: Date | null;
  /** Whether it belongs to the browser alone: it follows into an account. */
  isAnonymous: boolean;
  completion: Completion;
  issues: PublicationIssue[];
  /** Why it was returned, by field; empty where it was not, or where it is with the team again. */
  returns: FieldReturn[];
  returnedAt: Date | null;
  /** What the mandate in force fixes, amendments included; null without one, and where it doesn't cover the home. */
  mandate: MandateTerms | null;
  /**
   * What the mandate in force does not name of the home and its seller, who sign another one; null where it names it,
   * without a mandate, and while the home is not described whole.
   */
  uncovered: NamesCheck | null;
  /** The commune's name, where it is known. */
  city: string | null;
}
