import { createHmac } from "node:crypto";
import { isId } from "../../kernel/ids.ts";
import { authSecret } from "../../platform/auth-secret.ts";
import { derivedKey, isSame } from "../../platform/keys.ts";

/*
 * The link that ends an alert: whose it is and which, signed. It is good for as long as there is something
 * to end, and does nothing else: whoever a mail was forwarded to can end one alert.
 */

/** What a link ends: the alert of a saved search, or (null) those of the person's favourites. */
export interface AlertSubject {
  userId: string;
  searchId: string | null;
}

const key = () => derivedKey(authSecret(), "loopimmo.alert-link.v1");

const signatureOf = (body: string) => createHmac("sha256", key()).update(body).digest("base64url");

/** Person, search (nothing for the favourites), signature. */
const TOKEN = /^(([0-9a-z]{12})\.([0-9a-z]{12})?)\.([\w-]{43})$/;

/** The signed value that ends an alert, safe in an address. */
export function unsubscribeToken({ userId, searchId }: AlertSubject): string {
  const body = `${userId}.${searchId ?? ""}`;
  return `${body}.${signatureOf(body)}`;
}

/** What a signed value ends; null where it is forged, cut, or no text at all. */
export function readUnsubscribeToken(token: unknown): AlertSubject | null {
  const [, body = "", userId = "", searchId, signature = ""] =
    (typeof token === "string" ? TOKEN.exec(token) : null) ?? [];
  if (!isId(userId) || !isSame(signatureOf(body), signature)) return null;
  return { userId, searchId: searchId ?? null };
}
