import { isId } from "../kernel/ids.ts";
import { readSignedToken, signToken } from "../platform/signed-token.ts";

/*
 * The link by which a provider reads a request and answers it, without account. The provider's address is signed and
 * not carried: once the team corrects it, the links that went to the former one are dead.
 */

const LABEL = "loopimmo.quote.v1";

/** The signed value that opens a quote to its provider, safe in an address. */
export const quoteToken = (quoteId: string, email: string): string =>
  signToken(LABEL, [quoteId], email);

/** The quote that a value names, whoever made it: `isQuoteToken` says whether it is ours. */
export function namedQuote(token: unknown): string | null {
  const id = typeof token === "string" ? token.split(".", 1)[0] : null;
  return isId(id) ? id : null;
}

/** Whether a value was sent to this address, for this quote. */
export const isQuoteToken = (token: unknown, quoteId: string, email: string): boolean =>
  readSignedToken(LABEL, token, email)?.[0] === quoteId;
