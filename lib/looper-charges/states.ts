/** Where a seller's request to a looper stands. */
const REQUEST_STATUSES = ["pending", "accepted", "declined", "withdrawn"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** `end` is the seller's, of what was accepted; `leave` the looper's, who is not asked again. */
export type RequestMove = "accept" | "decline" | "withdraw" | "end" | "leave";

/** Where each move starts, and where it leads. */
export const REQUEST_TRANSITIONS: Record<RequestMove, { from: RequestStatus; to: RequestStatus }> =
  {
    accept: { from: "pending", to: "accepted" },
    decline: { from: "pending", to: "declined" },
    withdraw: { from: "pending", to: "withdrawn" },
    end: { from: "accepted", to: "withdrawn" },
    leave: { from: "accepted", to: "declined" },
  };
