import type { AlertKind, ListingEvent } from "./rules.ts";

/** An event that somebody may be notified of: the listing is for sale now. */
export interface AlertEvent extends ListingEvent {
  alert: AlertKind;
  sellerId: string;
  ambassadorId: string | null;
}
