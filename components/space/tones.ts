import type { BadgeTone } from "@/components/ui/Badge";
import type { LeadStatus } from "@/lib/leads/states";
import type { OfferState } from "@/lib/offers/rules";
import type { VisitState } from "@/lib/visits/rules";

/** The colour of a state, the same on every page: mimosa is for what asks somebody to act. */

export const VISIT_TONES: Record<VisitState, BadgeTone> = {
  scheduled: "brand",
  completed: "leaf",
  pending: "mimosa",
  cancelled: "tile",
  lapsed: "neutral",
};

export const OFFER_TONES: Record<OfferState, BadgeTone> = {
  pending: "brand",
  countered: "mimosa",
  accepted: "leaf",
  rejected: "tile",
  withdrawn: "neutral",
  expired: "neutral",
  void: "neutral",
};

export const LEAD_TONES: Record<LeadStatus, BadgeTone> = {
  offered: "mimosa",
  accepted: "mimosa",
  contacted: "brand",
  qualified: "brand",
  appointment: "brand",
  mandate: "brand",
  won: "leaf",
  lost: "neutral",
};
