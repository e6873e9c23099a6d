import { cookies } from "next/headers";
import { DomainError } from "../kernel/errors.ts";
import { onceSecret } from "../platform/idempotency.ts";
import { isToken, tokenHash } from "../platform/tokens.ts";
import { adoptRevision } from "../revisions/commands/adopt-revision.ts";
import type { RevisionHolder } from "../revisions/holder.ts";
import { DRAFT_SECONDS, draftCookieName, serverCookie } from "./cookies.ts";
import { currentVisitor, hasSessionEnded } from "./session.ts";

/** The secret with which this browser began a listing without an account; null without one. */
export async function draftSecret(): Promise<string | null> {
  const secret = (await cookies()).get(draftCookieName())?.value;
  return isToken(secret) ? secret : null;
}

/** Its hash, as the database has it. */
export async function draftHolderHash(): Promise<string | null> {
  const secret = await draftSecret();
  return secret === null ? null : tokenHash(secret);
}

/** Who the present request writes listings as: the person who is signed in, else the browser; null for neither. */
async function requestHolder(): Promise<RevisionHolder | null> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") return { kind: "seller", actor: visitor.actor };
  const hash = await draftHolderHash();
  return hash === null ? null : { kind: "holder", hash };
}

/**
 * Does something with a revision of whoever asks. What the browser began before its person signed in becomes the
 * account's on the way.
 * @throws {DomainError} revision.not-found; request.signed-out where signing in again may find it; and what the
 * work throws
 */
export async function withRevision<Result>(
  revisionId: string,
  work: (holder: RevisionHolder) => Promise<Result>,
): Promise<Result> {
  const holder = await requestHolder();
  try {
    if (holder === null) throw new DomainError("revision.not-found");
    return await work(holder);
  } catch (error) {
    if (!DomainError.is(error) || error.code !== "revision.not-found") throw error;
    if (await hasSessionEnded()) throw new DomainError("request.signed-out");
    const holderHash = await draftHolderHash();
    if (holder?.kind !== "seller" || holderHash === null) throw error;
    await adoptRevision({ revisionId, holderHash }, holder.actor);
    return work(holder);
  }
}

/** The secret for a browser that has none yet: the same one each time this request is repeated. */
export const newDraftSecret = (): string => onceSecret("draft");

/** Gives the browser the secret of the listing that it began. */
export async function writeDraftCookie(secret: string): Promise<void> {
  (await cookies()).set(draftCookieName(), secret, serverCookie(DRAFT_SECONDS));
}
