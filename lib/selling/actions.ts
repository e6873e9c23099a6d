import {
  isPublicStatus,
  isSearchableStatus,
  type PropertyStatus,
} from "../kernel/property-kinds.ts";
import { LISTING_MOVES, type ListingMove, transitionsOf } from "../listings/states/rules.ts";

/** Where a property's card leads to, or what it does; nothing there that does nothing. */
export type OwnedAction =
  | "sale"
  | "listing"
  | "statistics"
  /** Its printed papers, as files. */
  | "window-card"
  | "leaflet"
  /** Opens its revision: as a new change, or as the one that is open. */
  | "edit"
  | "continue"
  | "duplicate"
  /** Begins another listing of the same dwelling. */
  | "relist"
  | "discard"
  /** The papers of the home, at those that were signed and invoiced. */
  | "documents"
  /** The same, at those that its seller adds. */
  | "files"
  | "report"
  | "payments"
  | "mandate"
  /** Changes the price: amendment, signature and sending. */
  | "price";

/** What can be done with a property: beside each other, and behind the extra menu. */
export interface OwnedActions {
  main: OwnedAction[];
  menu: OwnedAction[];
  /** What the menu does with the listing itself. */
  moves: ListingMove[];
  canWithdraw: boolean;
}

/** Where the draft or the change of a home stands; returned where the team asks for corrections. */
export type OwnedRevisionStatus = "editing" | "returned" | "in_review";

/** What its actions depend on, besides the status. */
export interface OwnedFacts {
  isSeller: boolean;
  /** Whether its sale is under way or concluded. */
  hasSale: boolean;
  isDemonstration: boolean;
  /** Of the draft or the change that is open. */
  revision: OwnedRevisionStatus | null;
  /** Whether its mandate has a document to read. */
  hasMandate: boolean;
  /** Whether it is paused without a mandate in force. */
  needsMandate: boolean;
  /** Whether its dwelling has another listing since, which is not withdrawn. */
  isRelisted: boolean;
}

const MAIN: Record<PropertyStatus, OwnedAction[]> = {
  draft: ["continue", "duplicate"],
  in_review: ["continue", "duplicate"],
  active: ["statistics", "edit"],
  under_offer: ["statistics"],
  paused: ["statistics", "edit"],
  sold: ["documents", "report"],
  withdrawn: ["relist"],
};

/** A seller confirms what is online; examples are exempt. */
const mayConfirm = (status: PropertyStatus, { isDemonstration }: OwnedFacts) =>
  status === "active" && !isDemonstration;

function movesOf(status: PropertyStatus, facts: OwnedFacts): ListingMove[] {
  const allowed = transitionsOf(status, "seller");
  return LISTING_MOVES.filter((move) => {
    if (move === "confirm") return mayConfirm(status, facts);
    return allowed.includes(move) && !(move === "resume" && (facts.needsMandate || facts.hasSale));
  });
}

/** The printed papers of a home that is for sale. */
const printsOf = (status: PropertyStatus): OwnedAction[] =>
  isSearchableStatus(status) ? ["window-card", "leaflet"] : [];

/** What a looper opens of a property that they take care of. */
function looperActions(status: PropertyStatus, hasSale: boolean): OwnedActions {
  const main: OwnedAction[] = hasSale ? ["sale"] : [];
  if (isPublicStatus(status)) main.push("listing");
  return { main, menu: printsOf(status), moves: [], canWithdraw: false };
}

/** Where a home stands while its sale is under way: it is paused where its seller withdrew from the mandate. */
const isSaleOpen = (status: PropertyStatus) => status === "under_offer" || status === "paused";

/** A published home asks another price by an amendment of its mandate, while no change of it is with the team. */
const mayChangePrice = (status: PropertyStatus, facts: OwnedFacts) =>
  (status === "active" || status === "paused") &&
  !facts.needsMandate &&
  !facts.hasSale &&
  facts.revision !== "in_review";

/** What can be done with a property in this state. */
export function actionsOf(status: PropertyStatus, facts: OwnedFacts): OwnedActions {
  const { isSeller, hasSale, revision, hasMandate, isRelisted } = facts;
  if (!isSeller) return looperActions(status, hasSale);
  const main = MAIN[status]
    .filter((action) => !(action === "relist" && isRelisted))
    .map((action) => (action === "edit" && revision !== null ? "continue" : action));
  const menu: OwnedAction[] = [];
  if (mayChangePrice(status, facts)) main.push("price");
  // What waits for somebody comes first; of what is over, the file does.
  if (hasSale) (isSaleOpen(status) ? main : menu).unshift("sale");
  if (isPublicStatus(status)) menu.push("listing");
  menu.push(...printsOf(status));
  if (status === "sold") menu.push("payments");
  if (hasMandate && status !== "sold") menu.push("mandate");
  // One entry to the papers of a home: of what is sold it stands in front.
  if (!main.includes("documents")) menu.push("files");
  const isWithSeller = revision !== null && revision !== "in_review";
  if (isWithSeller && status !== "withdrawn") menu.push("discard");
  return {
    main,
    menu,
    moves: movesOf(status, facts),
    // A draft that is being written is given up with what is written.
    canWithdraw:
      transitionsOf(status, "seller").includes("withdraw") &&
      !(hasSale && isSaleOpen(status)) &&
      !(status === "draft" && revision !== null),
  };
}
