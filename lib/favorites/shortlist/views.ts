import type { FavoriteView, Judgement } from "../views.ts";
import type { Agreement } from "./rules.ts";

/** A home of a shared shortlist; an opinion is null where it is not among that person's favourites. */
export interface SharedHome {
  favorite: FavoriteView;
  mine: Judgement | null;
  theirs: Judgement | null;
  agreement: Agreement;
}

/** Where a person stands with sharing their shortlist. */
export type ShortlistView =
  | { kind: "alone" }
  | { kind: "invited"; shareId: string; expiresAt: Date }
  | { kind: "shared"; shareId: string; partner: string; since: Date; homes: SharedHome[] };

/** What the link of an invitation leads to. */
export interface ShortlistInvitationView {
  inviter: string;
  expiresAt: Date;
  /** Whether it is the reader's own. */
  own: boolean;
}
