import { readToken } from "../links.ts";
import type { InvitationView } from "../views.ts";
import { findEntry } from "./find-entry.ts";

/** The person invited by this link who has no account yet; null where the link is no good. */
export async function findInvitation(
  token: unknown,
  now = new Date(),
): Promise<InvitationView | null> {
  const id = readToken(token, "invitation", now);
  const entry = id === null ? null : await findEntry(id);
  if (!entry || entry.invitedAt === null || entry.userId !== null) return null;
  const { email, role, referralCode } = entry;
  return referralCode === null ? null : { email, role, referralCode };
}
