import type { PropertyBrief } from "../listings/brief.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";
import type { VisitFigures, VisitFilter, VisitStatus } from "./rules.ts";

/** A visit, as one of those it concerns sees it. */
export interface VisitView {
  id: string;
  property: PropertyBrief;
  /** Where it is, as far as the person may know it: whole once the visit is agreed. */
  place: { address: string | null; postalCode: string; city: string; isExact: boolean };
  startsAt: Date;
  endsAt: Date;
  type: "physical" | "virtual";
  status: VisitStatus;
  /** Who comes; null for the visitor. */
  visitor: { name: string; email: string; phone: string } | null;
  /** Who shows the property; null for that person. */
  host: { firstName: string; isLooper: boolean } | null;
  /** The visitor's remark. */
  notes: string | null;
  /** The visitor's opinion: a rating out of five. */
  feedback: { rating: number; comment: string | null } | null;
}

/** One view of the list of visits: those to come first, the next one at the head. */
export interface VisitsView {
  /** Whose visits they are; null where no role has any. */
  viewpoint: Viewpoint | null;
  filter: VisitFilter;
  visits: VisitView[];
  counts: Record<VisitFilter, number>;
  figures: VisitFigures;
  nextCursor: string | null;
}
