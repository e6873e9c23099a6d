import type { Role } from "../../kernel/roles.ts";
import { spaceRoutes } from "../../routes/space.ts";

/**
 * What can wait for a person, the most pressing first.
 * - `offer`: a buyer's offer to answer · `counter`: a seller's counter-offer to answer
 * - `signature`, `price-signature`: a mandate or decision, or an amendment, that all the others have signed
 * - `sale`: a step of a sale that waits for the person
 * - `visit`: a visit asked for, to confirm · `report`: a visitor to ask for an opinion
 * - `opinion`: an opinion to give after a visit
 * - `correction`: a listing that the team returned to its seller
 * - `seller-request`: a seller who asks the looper to take care of a home
 * - `lead`: a new contact · `follow-up`: a lead that was left alone for a week
 * - `paper-returned`: a paper that the team sent back · `papers`: a document that lapses within a month · `request`: a looper's request to decide
 * - `message`: a conversation with something to read · `draft`: a listing to complete
 */
export const ACTION_KINDS = [
  "offer",
  "counter",
  "signature",
  "price-signature",
  "sale",
  "visit",
  "correction",
  "seller-request",
  "lead",
  "paper-returned",
  "papers",
  "request",
  "message",
  "follow-up",
  "report",
  "opinion",
  "draft",
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

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

const VISIT_PAGES: Record<Role, string> = {
  seller: spaceRoutes.seller.visits,
  buyer: spaceRoutes.buyer.visits,
  ambassador: spaceRoutes.ambassador.visits,
  trust_manager: spaceRoutes.visits,
};

/** Where an action is done: the list that holds it, or the very conversation. */
export function pageOfAction({
  kind,
  role,
  id,
}: Pick<PendingAction, "kind" | "role" | "id">): string {
  switch (kind) {
    case "offer":
    case "counter":
      return spaceRoutes.offer(id);
    case "signature":
      return spaceRoutes.mandate(id);
    case "price-signature":
      return spaceRoutes.changePrice(id);
    case "sale":
      return spaceRoutes.sale(id);
    case "visit":
      return spaceRoutes.list(VISIT_PAGES[role], { filter: "pending" });
    case "correction":
      return spaceRoutes.editListing(id);
    case "report":
    case "opinion":
      return spaceRoutes.list(VISIT_PAGES[role], { filter: "completed" });
    case "seller-request":
      return spaceRoutes.ambassador.leads;
    case "lead":
      return spaceRoutes.list(spaceRoutes.ambassador.leads, { filter: "new" });
    case "follow-up":
      return spaceRoutes.list(spaceRoutes.ambassador.leads, { filter: "contacted" });
    case "papers":
    case "paper-returned":
      return spaceRoutes.ambassador.onboarding;
    case "request":
      return spaceRoutes.trustManager.validation;
    case "message": {
      const inbox = role === "seller" ? spaceRoutes.seller.messages : spaceRoutes.messages;
      return spaceRoutes.inbox(inbox, { conversation: id });
    }
    case "draft":
      return spaceRoutes.list(spaceRoutes.seller.properties, { filter: "draft" });
  }
}
