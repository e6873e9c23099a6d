import type { Role } from "../../accounts/roles.ts";
import { routes } from "../../routes.ts";

/**
 * What can wait for a person, the most pressing first, and under which role it is done.
 * - `offer`: a buyer's offer to answer · `counter`: a seller's counter-offer to answer
 * - `visit`: a visit asked for, to confirm · `report`: a visitor to ask for an opinion
 * - `opinion`: an opinion to give after a visit
 * - `lead`: a new contact · `follow-up`: a lead that was left alone for a week
 * - `papers`: a document that lapses within a month · `request`: a looper's request to decide
 * - `message`: a conversation with something to read · `draft`: a listing to complete
 */
export const ACTION_ROLES = {
  offer: "seller",
  counter: "buyer",
  visit: null,
  lead: "ambassador",
  papers: "ambassador",
  request: "trust_manager",
  message: null,
  "follow-up": "ambassador",
  report: null,
  opinion: "buyer",
  draft: "seller",
} as const satisfies Record<string, Role | null>;

export type ActionKind = keyof typeof ACTION_ROLES;

/** One thing that waits for a person. */
export interface PendingAction {
  kind: ActionKind;
  /** The role under which it is done. */
  role: Role;
  id: string;
  /** Whom it comes from or what it is about: a name, a listing's title. */
  subject: string;
  /** The listing it is about, when that is not the subject. */
  listing: string | null;
  /** Since when it waits. */
  since: Date;
  /** Until when, where that is known: a civil day. */
  until: string | null;
}

/** What waits for a person: how much in all, and the first of it. */
export interface PendingActions {
  total: number;
  items: PendingAction[];
}

/** Days a contacted lead may be left alone. */
export const FOLLOW_UP_DAYS = 7;
/** Days before a looper's document lapses from which it is to be renewed. */
export const PAPERS_NOTICE_DAYS = 30;

const VISIT_PAGES: Record<Role, string> = {
  seller: routes.seller.visits,
  buyer: routes.buyer.visits,
  ambassador: routes.ambassador.visits,
  trust_manager: routes.visits,
};

/** Where an action is done. */
export function pageOfAction({ kind, role }: Pick<PendingAction, "kind" | "role">): string {
  switch (kind) {
    case "offer":
      return routes.seller.offers;
    case "counter":
      return routes.buyer.offers;
    case "visit":
    case "report":
    case "opinion":
      return VISIT_PAGES[role];
    case "lead":
    case "follow-up":
      return routes.ambassador.leads;
    case "papers":
      return routes.ambassador.settings;
    case "request":
      return routes.trustManager.validation;
    case "message":
      return role === "seller" ? routes.seller.messages : routes.messages;
    case "draft":
      return routes.seller.properties;
  }
}
