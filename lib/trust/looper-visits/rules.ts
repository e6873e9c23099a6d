import type { VisitCancelReason, VisitStatus } from "../../visits/rules.ts";

/** States in which a looper receives nobody, and may have had visits. */
export const OUT_OF_FORCE = ["suspended", "left"] as const;
export type OutOfForce = (typeof OUT_OF_FORCE)[number];

/** What became of a visit of a looper who is out of force. */
export type VisitFate = "planned" | "rehosted" | "cancelled";

/** A visit to come that a looper receives, or received. */
interface LoopersVisit {
  status: VisitStatus;
  hostId: string;
  sellerId: string;
  cancelReason: VisitCancelReason | null;
  cancelledById: string | null;
}

/** What became of a visit of a looper's; null where that is over, or somebody else's doing. */
export function fateOf(
  { status, hostId, sellerId, cancelReason, cancelledById }: LoopersVisit,
  looperId: string,
): VisitFate | null {
  if (status === "pending" || status === "scheduled") {
    if (hostId === sellerId) return looperId === sellerId ? null : "rehosted";
    return hostId === looperId ? "planned" : null;
  }
  const isByNobody = cancelReason === "host_unavailable" && cancelledById === null;
  return status === "cancelled" && isByNobody && hostId === looperId ? "cancelled" : null;
}
