import type { PropertyType } from "../../kernel/property-kinds.ts";
import type { AskingBar, ChoiceState, StandingLooper } from "./rules.ts";

/** A looper whom a seller can ask to take care of a home: what anybody may know. */
export interface NearbyLooper {
  userId: string;
  firstName: string;
  /** Null where their profile names no commune by now. */
  city: string | null;
  /** From their commune to the home. */
  distanceKm: number;
  /** Visits that they organised, as their dashboard counts them. */
  visits: number;
  /** Mean of their visitors' ratings, out of five; null where nobody rated. */
  rating: number | null;
}

/** One of them, for one home. */
export interface LooperCandidate extends NearbyLooper {
  /** Declined this home: is not asked again. */
  hasDeclined: boolean;
}

/** The choice of the person who receives the visitors of a home, for the writer of its listing. */
export interface LooperChoice {
  state: ChoiceState;
  /** The looper who takes care of the home, or was asked to; null for nobody. */
  looper: Pick<StandingLooper, "firstName" | "requestId" | "isAccepted" | "since"> | null;
  /** Those who declined, the last one first: to be shown while nobody else was asked. */
  declined: string[];
  /** Null while the home has no place. */
  candidates: LooperCandidate[] | null;
  /** Null for a person who can ask. */
  bar: AskingBar | null;
  /** Whether the choice can be changed: not once an offer was accepted. */
  isOpen: boolean;
}

/**
 * A request that waits for the looper's answer, or was accepted for a home that is not entered yet:
 * what the looper sees of the home, without its place.
 */
export interface ReceivedRequest {
  id: string;
  isAccepted: boolean;
  /** First name. */
  sellerName: string;
  /** Each is null while the seller has not written it. */
  title: string | null;
  type: PropertyType | null;
  priceCents: number | null;
  surfaceDm2: number | null;
  city: string | null;
  /** From the looper's commune; null where one of the two has no place. */
  distanceKm: number | null;
  createdAt: Date;
}
