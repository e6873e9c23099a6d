import { readSignedToken, signToken } from "../platform/signed-token.ts";
import { CONFIRMATION_DAYS, INVITATION_DAYS, linkExpiry } from "./rules.ts";

/*
 * The links of the waitlist's mails carry what they are for, whose they are and until when, signed:
 * no table of secrets, and an entry that is gone takes its links with it.
 */

/** What a link of the waitlist is for. */
export type LinkPurpose = "confirmation" | "status" | "invitation";

const LABEL = "loopimmo.waitlist-link.v1";

/** Entry, seconds until which it is good (base 36; none for ever). */
function sign(purpose: LinkPurpose, entryId: string, expiresAt: Date | null): string {
  const expiry = expiresAt ? Math.floor(expiresAt.getTime() / 1_000).toString(36) : "";
  return signToken(LABEL, [entryId, expiry], purpose);
}

/** What confirms the address of an entry, for a week. */
export function confirmationToken(entryId: string, now = new Date()): string {
  return sign("confirmation", entryId, linkExpiry(CONFIRMATION_DAYS, now));
}

/** What shows where somebody stands, until they are erased. */
export function statusToken(entryId: string): string {
  return sign("status", entryId, null);
}

/** What opens an account of somebody who was invited, for a month. */
export function invitationToken(entryId: string, now = new Date()): string {
  return sign("invitation", entryId, linkExpiry(INVITATION_DAYS, now));
}

/**
 * The entry of a link: null where it is forged, cut, another purpose's, over, or no text at all. The
 * entry may be gone.
 */
export function readToken(token: unknown, purpose: LinkPurpose, now: Date): string | null {
  const [entryId, expiry = ""] = readSignedToken(LABEL, token, purpose) ?? [];
  const isOver = expiry !== "" && Number.parseInt(expiry, 36) * 1_000 <= now.getTime();
  return entryId === undefined || isOver ? null : entryId;
}
