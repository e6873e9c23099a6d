import { findVisitor } from "../accounts/sessions/queries.ts";
import type { Visitor } from "../policy/actor.ts";
import { sessionCookieNames } from "./cookies.ts";
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
  const header = headers.get("cookie");
  const [value] = sessionCookieNames().flatMap((name) => cookieIn(header, name) ?? []);
  return findVisitor(await openCookie(value));
}
