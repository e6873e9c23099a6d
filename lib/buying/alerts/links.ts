import { readSignedToken, signToken } from "../../platform/signed-token.ts";

/*
 * The link that ends an alert: whose it is and which, signed. It is good for as long as there is something
 * to end, and does nothing else: whoever a mail was forwarded to can end one alert.
 */

/** What a link ends: the alert of a saved search, or (null) those of the person's favourites. */
export interface AlertSubject {
  userId: string;
  searchId: string | null;
}

const LABEL = "loopimmo.alert-link.v1";

/** The signed value that ends an alert, safe in an address. */
export function unsubscribeToken({ userId, searchId }: AlertSubject): string {
  return signToken(LABEL, [userId, searchId ?? ""]);
}

/** What a signed value ends; null where it is forged, cut, or no text at all. */
export function readUnsubscribeToken(token: unknown): AlertSubject | null {
  const [userId, searchId] = readSignedToken(LABEL, token) ?? [];
  return userId === undefined ? null : { userId, searchId: searchId || null };
}
