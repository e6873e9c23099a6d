import type { SignInContext } from "../accounts/credentials.ts";
import { newId } from "../kernel/ids.ts";

/** A sign-in context on a network that no other test tries from. */
export function signInContext(overrides: Partial<SignInContext> = {}): SignInContext {
  return { network: newId(), loopback: false, userAgent: "Test", replaces: null, ...overrides };
}
