import type { ProfileView } from "../../accounts/profile/views.ts";
import type { HomeClock } from "../../kernel/place.ts";
import type { OfferState } from "../../offers/rules.ts";
import type { VisitStatus } from "../../visits/rules.ts";
import type { ScenarioView } from "../scenarios/views.ts";

/** What a seller, a notary or a bank needs of the person. */
export type MissingDetail = "phone" | "address" | "city" | "postalCode";

/** A listing that is named; `id` is null where it has no page any more. */
export interface NamedListing {
  id: string | null;
  title: string;
}

export interface FileOffer {
  id: string;
  listing: NamedListing;
  amountCents: number;
  state: OfferState;
  createdAt: Date;
}

export interface FileVisit {
  id: string;
  listing: NamedListing;
  status: VisitStatus;
  startsAt: Date;
  /** By which its time is read. */
  clock: HomeClock;
}

/** A buyer's file: what is known today. */
export interface BuyerFileView {
  profile: ProfileView;
  missing: MissingDetail[];
  /** As declared in the last offer. */
  financing: { type: "cash" | "loan" | "mixed"; approved: boolean; declaredAt: Date } | null;
  /** The simulation that they put in it; null for none. */
  scenario: ScenarioView | null;
  /** The last ones, and how many there are. */
  offers: { total: number; latest: FileOffer[] };
  visits: { total: number; latest: FileVisit[] };
}
