import type { NotificationKind } from "../preferences.ts";

/** What notifications are about that lead to a page of its own. */
export const SUBJECTS = ["conversation", "visit", "offer", "sale", "quote"] as const;

/** A thing that a person sees, with what belongs to it: the offers of one exchange, for one. */
export interface Subject {
  about: (typeof SUBJECTS)[number];
  ids: readonly string[];
}

/** The line of the preferences that they belong to, and where their data has the id. */
const SUBJECT_DATA: Record<Subject["about"], { kind: NotificationKind; field: string }> = {
  conversation: { kind: "message_received", field: "conversationId" },
  visit: { kind: "visit_request", field: "visitId" },
  offer: { kind: "offer_received", field: "offerId" },
  quote: { kind: "message_received", field: "quoteId" },
  sale: { kind: "offer_received", field: "saleId" },
};

/** Unread notifications of one line that are looked through. */
export const SUBJECT_BOUND = 500;

export const kindOf = ({ about }: Subject): NotificationKind => SUBJECT_DATA[about].kind;

/** Whether a notification with these data is about it. */
export function isAbout(data: unknown, { about, ids }: Subject): boolean {
  if (typeof data !== "object" || data === null) return false;
  const id = (data as Record<string, unknown>)[SUBJECT_DATA[about].field];
  return typeof id === "string" && ids.includes(id);
}
