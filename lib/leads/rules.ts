/** What somebody is to a looper: a buyer, or a seller. */
export const LEAD_KINDS = ["buyer", "seller"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Where a lead stands, in the order it goes through. */
export const LEAD_STATUSES = ["new", "contacted", "qualified", "won", "lost"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Those that somebody still has to bring further. */
export const OPEN_LEAD_STATUSES = ["new", "contacted", "qualified"] as const satisfies LeadStatus[];

/** What a lead may become: buttons and the command read the same table. */
export const LEAD_MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "lost"],
  contacted: ["qualified", "lost"],
  qualified: ["won", "lost"],
  won: [],
  // Somebody who comes back.
  lost: ["contacted"],
};

/** Whether a lead may go from one status to another. */
export function isLeadMove(from: LeadStatus, to: LeadStatus): boolean {
  return LEAD_MOVES[from].includes(to);
}

/** A status that an address names; null for none. */
export function leadStatusOf(text: string | null | undefined): LeadStatus | null {
  return LEAD_STATUSES.find((status) => status === text) ?? null;
}
