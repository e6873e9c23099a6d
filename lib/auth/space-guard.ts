import type { ErrorCode } from "../kernel/errors.ts";
import { originOf } from "../platform/request.ts";
import { decidePage, type PageAccess } from "../policy/access.ts";
import { PAGE_ACCESS } from "../policy/pages.ts";
import { routes } from "../routes/public.ts";
import { countAccountRequest } from "./account-limits.ts";
import { requestedPath } from "./path-header.ts";
import { visitorOf } from "./request-visitor.ts";

/** A request for a page of the signed-in space. */
export interface SpaceRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
}

/** What becomes of it. */
export type SpaceDecision =
  /** The page is rendered. */
  | { kind: "open" }
  /** Another path of this site. */
  | { kind: "redirect"; to: string }
  /** A form that this person can't send here: what was typed is given back with the reason. */
  | { kind: "rejected"; code: ErrorCode }
  /** The account has requested too many pages. */
  | { kind: "too-many"; seconds: number };

/** Who may open a path of the space; what the table of pages does not know needs an account. */
function accessOf(pathname: string): PageAccess {
  const known: Record<string, PageAccess> = PAGE_ACCESS;
  return Object.hasOwn(known, pathname) ? (known[pathname] ?? "signed-in") : "signed-in";
}

/**
 * A form that Next's scripts send. They can't follow where a page leads: the form's action leads to
 * the login, or names what is wrong, by itself.
 */
const isScriptForm = ({ method, headers }: SpaceRequest) =>
  method === "POST" && headers.has("next-action");

/**
 * Decides what becomes of a request for a page of the space, for Next's middleware (proxy.ts). It redirects,
 * and is never the only check: what may be read and done is decided again where it is.
 */
export async function guardSpace(request: SpaceRequest, find = visitorOf): Promise<SpaceDecision> {
  const { method, headers } = request;
  const path = requestedPath(request.url);
  const [pathname = ""] = path.split("?", 1);
  const open: SpaceDecision = { kind: "open" };
  const isRead = method === "GET" || method === "HEAD";
  const visitor = await find(headers);
  if (visitor?.kind === "pending") {
    // A form's action answers by itself that the account waits (account.unconfirmed).
    if (isScriptForm(request)) return open;
    return isRead
      ? { kind: "redirect", to: routes.confirmationPending }
      : { kind: "rejected", code: "account.unconfirmed" };
  }
  const actor = visitor?.actor ?? null;
  if (actor !== null && isRead) {
    // Forms are counted by their actions.
    const seconds = await countAccountRequest(actor.userId, "render", originOf(headers));
    if (seconds > 0) return { kind: "too-many", seconds };
  }
  const decision = decidePage(accessOf(pathname), actor);
  if (decision.kind === "open" || isScriptForm(request)) return open;
  if (decision.kind === "sign-in") return { kind: "redirect", to: routes.login(path) };
  return isRead
    ? { kind: "redirect", to: decision.path }
    : { kind: "rejected", code: "request.forbidden" };
}
