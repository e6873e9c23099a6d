import { cookies } from "next/headers";
import { isToken, tokenHash } from "../platform/tokens.ts";
import type { RevisionHolder } from "../revisions/holder.ts";
import { DRAFT_SECONDS, draftCookieName, serverCookie } from "./cookies.ts";
import { currentVisitor } from "./session.ts";

/** The hash of the secret with which this browser began a listing without an account; null without one. */
export async function draftHolderHash(): Promise<string | null> {
  const secret = (await cookies()).get(draftCookieName())?.value;
  return isToken(secret) ? tokenHash(secret) : null;
}

/** Who the present request writes listings as: the person who is signed in, else the browser; null for neither. */
export async function requestHolder(): Promise<RevisionHolder | null> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") return { kind: "seller", actor: visitor.actor };
  const hash = await draftHolderHash();
  return hash === null ? null : { kind: "holder", hash };
}

/** Gives the browser the secret of the listing that it began. */
export async function writeDraftCookie(secret: string): Promise<void> {
  (await cookies()).set(draftCookieName(), secret, serverCookie(DRAFT_SECONDS));
}
