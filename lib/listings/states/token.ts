import { isId } from "../../kernel/ids.ts";
import { DAY_MS } from "../../kernel/time.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { isSame } from "../../platform/keys.ts";
import { LINK_DAYS } from "./freshness.ts";

/*
 * The link of the mail that asks whether a home is for sale: which home and when it was asked,
 * signed. Whoever has it answers for that home, and nothing else.
 */

const PURPOSE = "listing-confirm";

const signed = (body: string) => keyedHash(PURPOSE, body);

/** Home, second of the question, signature. */
const TOKEN = /^(([0-9a-z]{12})\.(\d{1,12}))\.([\w-]{43})$/;

/** The signed value that answers for a home, safe in an address. */
export function confirmationToken(propertyId: string, requestedAt: Date): string {
  const body = `${propertyId}.${Math.floor(requestedAt.getTime() / 1000)}`;
  return `${body}.${signed(body)}`;
}

/** The home of a signed value; null where it is forged, cut, too old, or no text at all. */
export function readConfirmationToken(token: unknown, now = new Date()): string | null {
  const [, body = "", propertyId = "", seconds = "", signature = ""] =
    (typeof token === "string" ? TOKEN.exec(token) : null) ?? [];
  if (!isId(propertyId) || !isSame(signed(body), signature)) return null;
  return now.getTime() - Number(seconds) * 1000 < LINK_DAYS * DAY_MS ? propertyId : null;
}
