import { revokeSessionIn, revokeSessionsIn } from "../accounts/sessions/commands/revoke-session.ts";
import { writer } from "../platform/db/clients.ts";

/** Ends a session of a person, as a command does in its transaction. */
export function revokeSession(
  session: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  return writer().$transaction((tx) => revokeSessionIn(tx, session, now));
}

/** Ends every session of a person, but the one given. */
export function revokeSessions(
  whose: { userId: string; except?: string | null },
  now = new Date(),
): Promise<number> {
  return writer().$transaction((tx) => revokeSessionsIn(tx, whose, now));
}
