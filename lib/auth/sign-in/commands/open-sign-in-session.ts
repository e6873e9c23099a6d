import type { SignInContext, SignInResult } from "../../../accounts/credentials.ts";
import { openSession } from "../../../accounts/sessions/commands/open-session.ts";

export async function openSignInSession(
  holder: { userId: string } | { pendingId: string },
  remember: boolean,
  { userAgent, replaces = null, network, loopback }: SignInContext,
  now: Date,
): Promise<SignInResult> {
  const token = await openSession(
    { ...holder, remember, userAgent, replaces, origin: { network, loopback } },
    now,
  );
  const userId = "userId" in holder ? holder.userId : null;
  return { kind: "signed-in", token, remember, userId };
}
