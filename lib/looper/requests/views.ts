import type { RequestStatus } from "./rules.ts";

/** A looper whom a seller can ask to take care of a home: what anybody may know. */
export interface NearbyLooper {
  userId: string;
  firstName: string;
  city: string;
  /** From their commune to the home. */
  distanceKm: number;
  /** Visits that they made. */
  visits: number;
  /** Mean of what their visitors said, out of five; null where nobody did. */
  rating: number | null;
}

/** A request as its seller sees it. */
export interface SentRequest {
  id: string;
  ambassadorId: string;
  firstName: string;
  status: RequestStatus;
  createdAt: Date;
  decidedAt: Date | null;
}

/** A request that waits for the looper's answer. */
export interface ReceivedRequest {
  id: string;
  sellerName: string;
  /** Null while the seller has not written it. */
  title: string | null;
  city: string | null;
  createdAt: Date;
}
