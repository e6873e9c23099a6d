import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { findVisitor } from "../lib/accounts/sessions/queries/find-visitor.ts";
import { sessionCookieOf } from "../lib/auth/cookies.ts";
import { openCookie } from "../lib/auth/next-auth.ts";
import { countNews } from "../lib/dashboards/unread/queries/count-news.ts";
import type { Visitor } from "../lib/policy/actor.ts";
import type { Follower } from "./event-stream.ts";

/** Whose the session of a request is, as the database has it now; null for nobody. */
async function visitorOf({ headers }: IncomingMessage): Promise<Visitor | null> {
  const cookies = parseCookie(headers.cookie ?? "");
  return findVisitor(await openCookie(sessionCookieOf((name) => cookies[name])));
}

/** The follower of a request: "pending" for a person who has not confirmed the address. */
export async function followerOf(request: IncomingMessage): Promise<Follower | "pending" | null> {
  const visitor = await visitorOf(request);
  if (visitor?.kind === "pending") return "pending";
  if (visitor === null) return null;
  const { userId, sessionId } = visitor.actor;
  return { userId, sessionId };
}

/** The unread counts of the follower. */
export async function unreadOf(request: IncomingMessage): Promise<unknown> {
  const visitor = await visitorOf(request);
  return visitor?.kind === "person" ? countNews(visitor.actor) : null;
}
