import type { IncomingMessage } from "node:http";
import { findVisitor } from "../lib/accounts/sessions/queries.ts";
import { sessionCookieName } from "../lib/auth/cookies.ts";
import { openCookie } from "../lib/auth/next-auth.ts";
import { PATH_HEADER } from "../lib/auth/path-header.ts";
import { decidePage, type PageAccess } from "../lib/policy/access.ts";
import type { Visitor } from "../lib/policy/actor.ts";
import { PAGE_ACCESS } from "../lib/policy/pages.ts";
import { routes } from "../lib/routes/public.ts";

/** What is under these first parts of a path needs an account. */
const SPACE =
  /^\/(?:dashboard|profile?|mes-biens|visites|offres|messages|parametres|settings|buyer|seller|ambassador|trust-manager)(?:[/?]|$)/;

/** Who may open a path of the space; what the table of pages does not know needs an account. */
function accessOf(pathname: string): PageAccess {
  const known: Record<string, PageAccess> = PAGE_ACCESS;
  return Object.hasOwn(known, pathname) ? (known[pathname] ?? "signed-in") : "signed-in";
}

/** The value of a cookie in a `Cookie` header. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [own, ...value] = part.trim().split("=");
    if (own === name) return value.join("=");
  }
  return undefined;
}

/**
 * A form that Next's scripts send. They can't follow where a page leads: the form's action leads to
 * the login, or says what is refused, by itself.
 */
const isFormSent = ({ method, headers }: IncomingMessage) =>
  method === "POST" && headers["next-action"] !== undefined;

/** Next's digest of a partial render, which is no part of the address that people asked for. */
const PARTIAL_DIGEST = "_rsc";

function requestedPath(url: string): { pathname: string; path: string } {
  const { pathname, searchParams } = new URL(url, "http://here.invalid");
  searchParams.delete(PARTIAL_DIGEST);
  const query = searchParams.toString();
  return { pathname, path: query === "" ? pathname : `${pathname}?${query}` };
}

/** What an account changes through a call. Its doors are counted by themselves. */
const CALL = /^\/api\/(?!auth\/)/;
const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** What the guard knows of a request. */
export interface Guarded {
  /** The path to lead it to instead, or null. */
  elsewhere: string | null;
  /** Whose it is, as far as that was asked. */
  account: string | null;
}

const UNKNOWN: Guarded = { elsewhere: null, account: null };

type FindVisitor = (request: IncomingMessage) => Promise<Visitor | null>;

const visitorOf: FindVisitor = async ({ headers }) =>
  findVisitor(await openCookie(cookieIn(headers.cookie, sessionCookieName())));

/**
 * The guard of the signed-in space: gives the path to lead a request to that may not open a page, or
 * null, and then tells the page which address was asked for; and whose the request is, for limits.
 * Here rather than in Next's proxy, which takes as long as a small page. What may be read and done is
 * decided again where it is.
 */
export function createSpaceGuard(find = visitorOf) {
  return async (request: IncomingMessage): Promise<Guarded> => {
    const { url = "/", method = "GET" } = request;
    const isOfSpace = SPACE.test(url);
    if (!isOfSpace && (READS.has(method) || !CALL.test(url))) return UNKNOWN;
    const visitor = await find(request);
    const account = visitor?.kind === "person" ? visitor.actor.userId : null;
    if (!isOfSpace) return { elsewhere: null, account };
    const { pathname, path } = requestedPath(url);
    request.headers[PATH_HEADER] = path;
    if (visitor?.kind === "pending") {
      // A form's action answers by itself that the account waits (account.unconfirmed).
      return isFormSent(request) ? UNKNOWN : { ...UNKNOWN, elsewhere: routes.confirmationPending };
    }
    const decision = decidePage(accessOf(pathname), visitor?.actor ?? null);
    if (decision.kind === "open" || isFormSent(request)) return { elsewhere: null, account };
    return { elsewhere: decision.kind === "sign-in" ? routes.login(path) : decision.path, account };
  };
}

export type SpaceGuard = ReturnType<typeof createSpaceGuard>;
