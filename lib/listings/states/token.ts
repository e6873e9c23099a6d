import { DAY_MS } from "../../kernel/time.ts";
import { readSignedToken, signToken } from "../../platform/signed-token.ts";
import { LINK_DAYS } from "./freshness.ts";

/*
 * The link of the mail that asks whether a home is for sale: which home and when it was asked,
 * signed. Whoever has it answers for that home, and nothing else.
 */

const LABEL = "loopimmo.listing-confirmation.v1";

/** The signed value that answers for a home, safe in an address. */
export function listingConfirmationToken(propertyId: string, requestedAt: Date): string {
  return signToken(LABEL, [propertyId, String(Math.floor(requestedAt.getTime() / 1000))]);
}

/** The home of a signed value; null where it is forged, cut, too old, or no text at all. */
export function readConfirmationToken(token: unknown, now = new Date()): string | null {
  const [propertyId, seconds] = readSignedToken(LABEL, token) ?? [];
  if (propertyId === undefined) return null;
  return now.getTime() - Number(seconds) * 1000 < LINK_DAYS * DAY_MS ? propertyId : null;
}
