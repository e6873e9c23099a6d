import { onceSecret } from "../../../platform/idempotency.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import type { SignInResult, StoredSignIn } from "../../credentials.ts";

/*
 * A form that opens a session may be sent again, because its response got lost: it is given the cookie of the same
 * session, which may have ended meanwhile, and never opens another one.
 */

/** The token of the session that the present form opens, the same each time that it is sent. */
export const repeatedSessionToken = (): string => onceSecret("session");

const INTENT = "registration-intent";

/** What somebody was doing, as it is stored with the result of a form. */
export const sealIntent = (intent: string | null): string | null =>
  intent === null ? null : seal(intent, INTENT);

/** The sign-in of a form, whose session has the token of `repeatedSessionToken`. */
export function signInOf({ remember, userId, sealedIntent }: StoredSignIn) {
  const intent = sealedIntent === null ? null : unseal(sealedIntent, INTENT);
  const token = repeatedSessionToken();
  return { kind: "signed-in", token, remember, userId, intent } as const satisfies SignInResult;
}
