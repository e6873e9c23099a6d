import { isId } from "../kernel/ids.ts";
import { readSignedToken, signToken } from "../platform/signed-token.ts";

/*
 * The link by which a person without an account reads their thread with the team, and answers. Their address is signed
 * and not carried: once the row holds none, every link to it is dead.
 */

const LABEL = "loopimmo.contact.v1";

/** The signed value that opens a thread to its person, safe in an address. */
export const contactToken = (requestId: string, emailNormalized: string): string =>
  signToken(LABEL, [requestId], emailNormalized);

/** The thread that a value names, whoever made it: `isContactToken` says whether it is ours. */
export function namedContact(token: unknown): string | null {
  const id = typeof token === "string" ? token.split(".", 1)[0] : null;
  return isId(id) ? id : null;
}

/** Whether a value was made for this thread, and the address that it has now. */
export const isContactToken = (
  token: unknown,
  requestId: string,
  emailNormalized: string,
): boolean =>
  emailNormalized !== "" && readSignedToken(LABEL, token, emailNormalized)?.[0] === requestId;
