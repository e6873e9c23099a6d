import { readSignedToken, signToken } from "../platform/signed-token.ts";

const LABEL = "loopimmo.lead-link.v1";

/** What leads a seller without an account to their request, as long as there is one: it is in the mails about it. */
export const requestToken = (leadId: string): string => signToken(LABEL, [leadId]);

/** The lead of a link: null where it is forged, cut, or no text at all. The lead may be gone. */
export const leadOfToken = (token: unknown): string | null =>
  readSignedToken(LABEL, token)?.[0] ?? null;
