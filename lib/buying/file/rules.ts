import type { ProfileView } from "../../accounts/profile/views.ts";
import type { MissingDetail } from "./views.ts";

/** What is stored of an offer. */
type OfferStatus = "pending" | "countered" | "accepted" | "rejected" | "withdrawn";
export type OfferState = OfferStatus | "expired";

/** Where an offer stands on a civil day: one that waits expires after its last day (decision 26). */
export function offerStateOn(
  { status, expiryDate }: { status: OfferStatus; expiryDate: string },
  today: string,
): OfferState {
  return status === "pending" && expiryDate < today ? "expired" : status;
}

/** What the profile lacks for the person to be written to. */
export function missingDetails(profile: Pick<ProfileView, MissingDetail>): MissingDetail[] {
  const names: readonly MissingDetail[] = ["phone", "address", "city", "postalCode"];
  return names.filter((name) => !profile[name]?.trim());
}
