import type { SignInContext, SignInResult, StoredSignIn } from "../accounts/credentials.ts";
import { signInOf } from "../accounts/sessions/commands/repeated-sign-in.ts";
import { runOnce } from "../platform/idempotency.ts";
import * as commands from "../registration/commands.ts";

/** What a form does with a command that opens a session: it has the session's token for the cookie. */
const signedIn = (work: () => Promise<StoredSignIn>) =>
  runOnce({ key: null, name: "form", caller: "anyone", input: null }, work, signInOf);

/** Registers as the form does. */
export const register = (
  form: Parameters<typeof commands.register>[0],
  context: SignInContext,
  now?: Date,
): Promise<SignInResult & { intent: string | null }> =>
  signedIn(() => commands.register(form, context, now));

/** Confirms an address as the form does. */
export const confirmAddress = (
  input: Parameters<typeof commands.confirmAddress>[0],
  context: Parameters<typeof commands.confirmAddress>[1],
  now?: Date,
): Promise<SignInResult & { intent: string | null }> =>
  signedIn(() => commands.confirmAddress(input, context, now));
