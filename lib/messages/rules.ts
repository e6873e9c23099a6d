import { HOUR_MS } from "../kernel/time.ts";

/** The views of the inbox: what is archived is in none of the first two. */
export const INBOX_FILTERS = ["all", "unread", "starred", "archived"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

const DAY_HOURS = 24;

/** How long ago a message was sent. */
export type MessageAge =
  | { kind: "under-an-hour" }
  | { kind: "hours"; hours: number }
  | { kind: "yesterday" }
  | { kind: "older"; sentAt: Date };

/** How long ago a message was sent; a clock that is ahead changes nothing. */
export function messageAge(sentAt: Date, now: Date): MessageAge {
  const hours = Math.floor((now.getTime() - sentAt.getTime()) / HOUR_MS);
  if (hours < 1) return { kind: "under-an-hour" };
  if (hours < DAY_HOURS) return { kind: "hours", hours };
  return hours < 2 * DAY_HOURS ? { kind: "yesterday" } : { kind: "older", sentAt };
}

/** A text without case, accents or typographic apostrophes, for searching. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** A test of what is searched for, in any of some texts; everything passes where nothing is. */
export function searchTest(search: string): (...texts: (string | null)[]) => boolean {
  const wanted = folded(search);
  return (...texts) => texts.some((text) => text !== null && folded(text).includes(wanted));
}

/** Longest search that is kept. */
const SEARCH_MAX = 100;

/** What is searched for, as it was typed, in one line; null where that is nothing. */
export function searchOf(typed: string | null): string | null {
  const search = (typed ?? "")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, SEARCH_MAX)
    .trim();
  return search === "" ? null : search;
}

/**
 * In what capacity one takes part: the person who asked, the seller, or the looper who acts for the
 * seller.
 */
export type Capacity = "contact" | "seller" | "looper";

/** Why a conversation can be read and not answered. */
export type ReplyRefusal =
  | "looper-inactive"
  | "account-closed"
  | "blocked"
  | "unavailable"
  /** A thread with the team that has as many messages as there may be. */
  | "full";

/** In what capacity a person takes part in a conversation. */
export function capacityOf(side: "contact" | "owner", isSeller: boolean): Capacity {
  if (side === "contact") return "contact";
  return isSeller ? "seller" : "looper";
}

/** What decides whether somebody may answer in a conversation. */
export interface Standing {
  side: "contact" | "owner";
  hasProperty: boolean;
  /** Whether the property is theirs. */
  isSeller: boolean;
  /** Whether they are a looper in force, who follows the property. */
  isLooper: boolean;
  otherIsGone: boolean;
  /** Whether they blocked the other, or the other them. */
  hasBlocked: boolean;
  isBlocked: boolean;
}

/**
 * Why somebody may read a conversation and not answer in it; null where they may. A person who was
 * blocked reads that no answer is possible, and never that they were.
 */
export function replyRefusal(standing: Standing): ReplyRefusal | null {
  const { side, hasProperty, isSeller, isLooper } = standing;
  if (standing.otherIsGone) return "account-closed";
  if (standing.hasBlocked) return "blocked";
  if (standing.isBlocked) return "unavailable";
  const actsForSeller = side === "owner" && hasProperty && !isSeller;
  return actsForSeller && !isLooper ? "looper-inactive" : null;
}

/** The name under which all notifications of a conversation's messages are sent once each. */
export const messageOnceKeys = (conversationId: string) => `message:${conversationId}:`;
