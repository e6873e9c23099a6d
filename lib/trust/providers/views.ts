import type { NamedCommune } from "../../communes/commune.ts";
import type { ProviderType } from "../../kernel/provider-kinds.ts";
import type {
  ProviderCheckKind,
  ProviderSuspension,
  ReviewRemoval,
} from "../../providers/rules.ts";
import type { ProviderCheckView, ProviderReviewView } from "../../providers/views.ts";
import type { EntryColumns } from "./entry.ts";

/** What the team's list can be narrowed to. */
export const MANAGED_VIEWS = ["listed", "papers", "suspended"] as const;
export type ManagedView = (typeof MANAGED_VIEWS)[number];

/** A paper as the team sees it, those that have ended too. */
export interface ManagedCheck extends ProviderCheckView {
  state: "valid" | "ending" | "ended";
  checkedAt: Date;
}

/** A line of the team's list. */
export interface ManagedProvider {
  id: string;
  name: string;
  type: ProviderType;
  place: NamedCommune;
  email: string | null;
  isDemonstration: boolean;
  suspension: ProviderSuspension | null;
  /** What the trade must prove and has no paper in force of. */
  missing: ProviderCheckKind[];
  checks: ManagedCheck[];
  /** Requests that the provider has not ended. */
  openQuotes: number;
}

export interface ManagedList {
  providers: ManagedProvider[];
  /** Whether more match than are listed. */
  isCut: boolean;
}

export interface ManagedReview extends ProviderReviewView {
  removal: ReviewRemoval | null;
}

/** A provider as the team changes it. */
export interface ManagedProviderPage extends ManagedProvider {
  /** What the form is filled with, and what counts as read once it is sent. */
  entry: EntryColumns;
  suspendedAt: Date | null;
  createdAt: Date;
  reviews: ManagedReview[];
}
