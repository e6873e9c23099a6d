import type { SignInContext, SignInResult, StoredSignIn } from "../accounts/credentials.ts";
import { signInOf } from "../accounts/sessions/commands/repeated-sign-in.ts";
import { runOnce } from "../platform/idempotency.ts";
import { confirmAddress as confirmAddressOnce } from "../registration/commands/confirm-address.ts";
import { register as registerOnce } from "../registration/commands/register.ts";

/** What a form does with a command that opens a session: it has the session's token for the cookie. */
const signedIn = (work: () => Promise<StoredSignIn>) =>
  runOnce({ key: null, name: "form", caller: "anyone", input: null }, work, signInOf);

/** Registers as the form does. */
export const register = (
  form: Parameters<typeof registerOnce>[0],
  context: SignInContext,
  now?: Date,
): Promise<SignInResult & { intent: string | null }> =>
  signedIn(() => registerOnce(form, context, now));

/** Confirms an address as the form does. */
export const confirmAddress = (
  input: Parameters<typeof confirmAddressOnce>[0],
  context: Parameters<typeof confirmAddressOnce>[1],
  now?: Date,
): Promise<SignInResult & { intent: string | null }> =>
  signedIn(() => confirmAddressOnce(input, context, now));
