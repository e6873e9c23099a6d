import { parseCookie } from "cookie";
import { findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import type { Visitor } from "../policy/actor.ts";
import { sessionCookieOf } from "./cookies.ts";
import { openCookie } from "./next-auth.ts";

/**
 * Who sends a request, by its headers, where Next's own `cookies` of the present request are not at hand:
 * in its proxy, and around a route handler. Null for nobody.
 */
export async function visitorOf(headers: Headers): Promise<Visitor | null> {
  const cookies = parseCookie(headers.get("cookie") ?? "");
  return findVisitor(await openCookie(sessionCookieOf((name) => cookies[name])));
}
