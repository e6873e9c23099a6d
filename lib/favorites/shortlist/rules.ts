import { DAY_MS } from "../../kernel/time.ts";
import type { FavoriteMark } from "../rules.ts";

/** Days for which an invitation can be accepted. */
export const SHORTLIST_INVITATION_DAYS = 14;

/** Until when an invitation that is made now can be accepted. */
export const invitationExpiry = (now: Date): Date =>
  new Date(now.getTime() + SHORTLIST_INVITATION_DAYS * DAY_MS);

/** Mails with an invitation that a person sends in a day. */
export const MAILS_A_DAY = 5;

/** What two people think of a home that one or both of them put aside. */
export const AGREEMENTS = ["both", "one", "refused"] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** What one of the two thinks; null where it is not among their favourites. */
type Opinion = { mark: FavoriteMark | null } | null;

/** Liked by both, by one of them, or refused by one: in this order a shared shortlist shows them. */
export function agreementOf(mine: Opinion, theirs: Opinion): Agreement {
  if (mine?.mark === "no" || theirs?.mark === "no") return "refused";
  return mine && theirs ? "both" : "one";
}

const POINTS: Record<FavoriteMark, number> = { love: 2, maybe: 1, no: 0 };

/** How much the two like it: those they like most come first. */
export const enthusiasm = (mine: Opinion, theirs: Opinion): number =>
  [mine, theirs].reduce((sum, each) => sum + (each?.mark ? POINTS[each.mark] : 0), 0);
