/** Loopers are proposed for homes so near to their own commune. */
export const NEARBY_KM = 15;
/** Loopers proposed at once, the nearest first. */
export const MOST_NEARBY = 20;

export const REQUEST_STATUSES = ["pending", "accepted", "declined", "withdrawn"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export type RequestMove = "accept" | "decline" | "withdraw";

/** Where each move leads; what is missing can't be done. */
const MOVES: Record<RequestStatus, Partial<Record<RequestMove, RequestStatus>>> = {
  pending: { accept: "accepted", decline: "declined", withdraw: "withdrawn" },
  accepted: {},
  declined: {},
  withdrawn: {},
};

/** The state after a move; null where it can't be made. */
export const afterMove = (status: RequestStatus, move: RequestMove): RequestStatus | null =>
  MOVES[status][move] ?? null;

/** Requests that keep a home from another one: it waits for an answer, or has its looper. */
export const STANDING: readonly RequestStatus[] = ["pending", "accepted"];
