import type { DecisionReason } from "../../accounts/role-grants/reasons.ts";
import type { HomeClock } from "../../kernel/place.ts";
import type { OutOfForce, VisitFate } from "./rules.ts";

/** Somebody of a visit, as the team reaches them. */
interface Reached {
  name: string;
  email: string;
  /** Null where they gave none. */
  phone: string | null;
}

/** A visit to come that was a looper's, or still is. */
export interface FollowedVisit {
  id: string;
  startsAt: Date;
  clock: HomeClock;
  title: string;
  city: string;
  fate: VisitFate;
  /** Of one that takes place: whether it is agreed. */
  agreed: boolean;
  visitor: Reached;
  seller: Reached;
}

/** The visits to come of a looper out of force, for somebody of the team who looks after them. */
export interface LooperVisitsView {
  grantId: string;
  name: string;
  email: string;
  status: OutOfForce;
  since: Date;
  reason: DecisionReason | null;
  /** When the team last looked after them; null for never. */
  followedAt: Date | null;
  /** Whether something has moved since: what the task waits for. */
  isToFollow: boolean;
  visits: FollowedVisit[];
}
