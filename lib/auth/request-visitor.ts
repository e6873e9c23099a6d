import { findVisitor } from "../accounts/sessions/queries.ts";
import type { Visitor } from "../policy/actor.ts";
import { sessionCookieName } from "./cookies.ts";
import { openCookie } from "./next-auth.ts";

function cookieIn(header: string | null, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [own, ...value] = part.trim().split("=");
    if (own === name) return value.join("=");
  }
  return undefined;
}

/**
 * Who sends a request, by its headers, where Next's own `cookies` of the present request are not at hand:
 * in its proxy, and around a route handler. Null for nobody.
 */
export async function visitorOf(headers: Headers): Promise<Visitor | null> {
  return findVisitor(await openCookie(cookieIn(headers.get("cookie"), sessionCookieName())));
}
