import type { PropertyStatus } from "../../kernel/property-kinds.ts";

/** What can become of a listing. */
export const LISTING_ACTIONS = [
  "submit",
  "take_back",
  "approve",
  "return",
  "pause",
  "resume",
  "withdraw",
  "relist",
  "accept_offer",
  "end_sale",
  "end_mandate",
  "conclude",
] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/**
 * Who moves a listing: its seller, its looper, the team, a job (`system`, which also closes accounts), or
 * what its offers and its sale come to (`sale`), whoever answered.
 */
export const LISTING_ACTORS = ["seller", "ambassador", "trust_manager", "system", "sale"] as const;
export type ListingActor = (typeof LISTING_ACTORS)[number];

/**
 * States of a home whose looper can be asked for, parted from, or leave: nothing was agreed on with a buyer. Once an offer
 * is accepted its looper is the one of the sale.
 */
export const CHOOSABLE: readonly PropertyStatus[] = ["draft", "in_review", "active", "paused"];

/** What must hold besides the status; the command of the action checks it. */
export type ListingGuard =
  /** Nothing that the law asks for is missing from the revision (decision 0069). */
  | "complete"
  /** A mandate is in force, and its home may be online (lib/mandates/coverage.ts); demonstrations need none. */
  | "mandate"
  /** No trust manager is looking at the revision. */
  | "unclaimed"
  | "reasons"
  /** Asked in time, the seller did not confirm; or it is the seller who pauses. */
  | "own_or_unconfirmed"
  | "no_open_sale"
  | "accepted_offer"
  | "deed_signed";

/** What follows in the same transaction. */
export type ListingEffect =
  | "tell_team"
  | "tell_seller"
  /** The first publication's date stays; a dwelling that was listed before keeps the earlier one. */
  | "publication_date"
  | "confirmation_date"
  | "pause_reason"
  /**
   * Visits to come, slots, the looper's schedule and offers without an answer end, and their people
   * are notified.
   */
  | "end_plans"
  | "end_mandate"
  | "discard_revisions"
  /** Another row begins, for the same dwelling. */
  | "new_listing"
  | "close_rivals"
  | "open_sale"
  | "end_visits"
  /** Requests end, agreed visits are held or end: their people are notified of which. */
  | "pause_visits"
  | "free_offer"
  | "sale_pay";

/** An action: where each actor may start it from, where it leads, what it needs and does. */
interface Transition {
  from: Partial<Record<ListingActor, readonly PropertyStatus[]>>;
  to: PropertyStatus;
  guards: readonly ListingGuard[];
  effects: readonly ListingEffect[];
}

/**
 * Every change of a listing's status. What is not here is a conflict. A change of a published listing is a
 * revision of its own, which leaves the status as it is.
 */
export const TRANSITIONS = {
  submit: {
    from: { seller: ["draft"] },
    to: "in_review",
    guards: ["complete", "mandate"],
    effects: ["tell_team"],
  },
  take_back: {
    from: { seller: ["in_review"] },
    to: "draft",
    guards: ["unclaimed"],
    effects: [],
  },
  approve: {
    from: { trust_manager: ["in_review"] },
    to: "active",
    guards: ["complete", "mandate"],
    effects: ["publication_date", "confirmation_date", "tell_seller"],
  },
  return: {
    from: { trust_manager: ["in_review"] },
    to: "draft",
    guards: ["reasons"],
    effects: ["tell_seller"],
  },
  pause: {
    from: { seller: ["active"], system: ["active"] },
    to: "paused",
    guards: ["own_or_unconfirmed"],
    effects: ["pause_reason", "pause_visits", "tell_seller"],
  },
  resume: {
    from: { seller: ["paused"] },
    to: "active",
    guards: ["mandate", "no_open_sale"],
    effects: ["confirmation_date"],
  },
  withdraw: {
    from: {
      seller: ["draft", "active", "paused"],
      trust_manager: ["in_review", "active", "paused"],
      system: ["draft", "in_review", "active", "paused"],
    },
    to: "withdrawn",
    guards: ["no_open_sale"],
    effects: ["end_plans", "end_mandate", "discard_revisions", "tell_seller"],
  },
  relist: {
    from: { seller: ["withdrawn"] },
    to: "draft",
    guards: [],
    effects: ["new_listing", "publication_date"],
  },
  accept_offer: {
    from: { sale: ["active"] },
    to: "under_offer",
    guards: ["accepted_offer"],
    effects: ["close_rivals", "open_sale", "end_visits"],
  },
  /** Without its guard the listing leaves the site: as `end_mandate`. */
  end_sale: {
    from: { sale: ["under_offer"] },
    to: "active",
    guards: ["mandate"],
    effects: ["free_offer"],
  },
  /** Its seller withdrew from it, or it is at its term: nothing is online without one. */
  end_mandate: {
    from: { seller: ["active", "under_offer"], system: ["active"], sale: ["under_offer"] },
    to: "paused",
    guards: [],
    effects: ["pause_reason", "end_plans", "tell_seller"],
  },
  conclude: {
    // A sale goes on between its parties where the seller withdrew from the mandate meanwhile.
    from: { trust_manager: ["under_offer", "paused"] },
    to: "sold",
    guards: ["deed_signed"],
    effects: ["sale_pay", "end_mandate", "tell_seller"],
  },
} as const satisfies Record<ListingAction, Transition>;

/** The statuses from which an actor may do something: none for an actor who never may. */
export function startsOf(action: ListingAction, actor: ListingActor): PropertyStatus[] {
  const { from }: Transition = TRANSITIONS[action];
  return [...(from[actor] ?? [])];
}

/** What an actor can do with a listing of a status, in the order of `LISTING_ACTIONS`. */
export function transitionsOf(status: PropertyStatus, actor: ListingActor): ListingAction[] {
  return LISTING_ACTIONS.filter((action) => startsOf(action, actor).includes(status));
}

/** The status that an action leads to; null where the actor can't do it from there. */
export function statusAfter(
  action: ListingAction,
  status: PropertyStatus,
  actor: ListingActor,
): PropertyStatus | null {
  return startsOf(action, actor).includes(status) ? TRANSITIONS[action].to : null;
}

/** Why a seller takes a listing off the site, in the order of the form. */
export const WITHDRAW_REASONS = ["sold_elsewhere", "not_selling", "other"] as const;
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/** What a seller does with a listing of theirs in one click. */
export const LISTING_MOVES = ["pause", "resume", "confirm"] as const;
export type ListingMove = (typeof LISTING_MOVES)[number];

/** What a seller who pauses a listing makes of the visits that are agreed. */
export const AGREED_VISITS = ["keep", "cancel"] as const;
export type AgreedVisits = (typeof AGREED_VISITS)[number];
