import { parseCookie } from "cookie";
import { findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import { assertMaySend } from "../documents/queries/assert-may-send.ts";
import { uploadQuerySchema } from "../documents/schemas.ts";
import { DomainError, type ErrorCode } from "../kernel/errors.ts";
import { findHolderOf, isHeldBy } from "../photos/queries/find-revision-holder.ts";
import { isToken, tokenHash } from "../platform/tokens.ts";
import type { Visitor } from "../policy/actor.ts";
import { draftCookieName, sessionCookieOf } from "./cookies.ts";
import { openCookie } from "./next-auth.ts";

/** What a file that is sent is added to. */
export type UploadTarget =
  | { kind: "photo"; revisionId: string }
  /** `query` says of a document what it is, as in its call. */
  | { kind: "document"; query: URLSearchParams };

type Cookies = ReturnType<typeof parseCookie>;

/**
 * Why the sender of a file is refused, known before a byte of it is read: an unknown visitor, or
 * one to whom neither the revision nor the home belongs. Null for a sender who may; the call itself
 * checks again, and more.
 * @param cookie the request's own header
 */
export async function findUploadRefusal(
  target: UploadTarget,
  cookie: string | undefined,
  now = new Date(),
): Promise<ErrorCode | null> {
  const cookies = parseCookie(cookie ?? "");
  const visitor = await findVisitor(
    await openCookie(sessionCookieOf((name) => cookies[name])),
    now,
  );
  return target.kind === "photo"
    ? photoRefusal(target.revisionId, visitor, cookies)
    : documentRefusal(target.query, visitor);
}

async function photoRefusal(
  revisionId: string,
  visitor: Visitor | null,
  cookies: Cookies,
): Promise<ErrorCode | null> {
  const secret = cookies[draftCookieName()];
  const hash = isToken(secret) ? tokenHash(secret) : null;
  const actor = visitor?.kind === "person" ? visitor.actor : null;
  // A person whose session ended is to read that, not that the listing does not exist.
  const unknown = actor ? "revision.not-found" : "request.signed-out";
  if (actor === null && hash === null) return unknown;
  const revision = await findHolderOf(revisionId);
  // What the browser began before its person signed in becomes the account's with the picture.
  const isOwn =
    revision !== null &&
    ((actor !== null && isHeldBy(revision, { kind: "seller", actor })) ||
      (hash !== null && isHeldBy(revision, { kind: "holder", hash })));
  if (!isOwn) return unknown;
  return revision.status === "editing" ? null : "revision.moved";
}

async function documentRefusal(
  query: URLSearchParams,
  visitor: Visitor | null,
): Promise<ErrorCode | null> {
  if (visitor === null) return "request.signed-out";
  if (visitor.kind === "pending") return "account.unconfirmed";
  const parsed = uploadQuerySchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return "request.invalid";
  try {
    await assertMaySend(parsed.data, visitor.actor);
    return null;
  } catch (error) {
    if (DomainError.is(error)) return error.code;
    throw error;
  }
}
