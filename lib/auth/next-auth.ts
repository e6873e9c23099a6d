import { LRUCache } from "lru-cache";
import NextAuth, { type AuthOptions } from "next-auth";
import { decode, encode, type JWT } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { safeCallback } from "../kernel/callback.ts";
import { authSecret } from "../platform/auth-secret.ts";
import { env } from "../platform/env.ts";
import { log } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import { routes } from "../routes/public.ts";
import { serverCookie, sessionCookieName } from "./cookies.ts";

/*
 * The one file that knows next-auth. Its token carries a random session id and nothing else: the
 * Session table says at each request who that is, and whether it still is.
 */

/** Seconds after which the cookie itself is worth nothing; sessions end in the database before. */
const COOKIE_SECONDS = 30 * 86_400;

/** The cookie's value for a session's token. */
export function sealCookie(token: string): Promise<string> {
  return encode({ token: { sid: token }, secret: authSecret(), maxAge: COOKIE_SECONDS });
}

/**
 * Cookies that were opened lately: a page opens its own twice (HTTP server, page), and each time costs a
 * key's derivation. Whether the session is still good is not kept: the table says it each time.
 */
const opened = () =>
  once("auth.opened", () => new LRUCache<string, string>({ max: 5_000, ttl: 60_000 }));

/** The session's token in a cookie's value; null for a cookie that is not ours, or is no more. */
export async function openCookie(value: string | undefined): Promise<string | null> {
  if (!value || value.length > 2_000) return null;
  const known = opened().get(value);
  if (known !== undefined) return known;
  try {
    const token = tokenOf(await decode({ token: value, secret: authSecret() }));
    if (token !== null) opened().set(value, token);
    return token;
  } catch {
    return null;
  }
}

function tokenOf(jwt: JWT | null): string | null {
  return typeof jwt?.sid === "string" ? jwt.sid : null;
}

/** What the calls of next-auth do here. */
export interface AuthCalls {
  /** @returns the session's token, or null for credentials that are not good. */
  signIn(credentials: Record<string, unknown>): Promise<string | null>;
  signOut(token: string): Promise<void>;
}

/** Where a call may lead: an address of this site, whatever was sent; a program sends anything. */
export function ownAddress(sent: unknown): string {
  const { APP_URL } = env();
  const isWhole = typeof sent === "string" && sent.startsWith(`${APP_URL}/`);
  const path = isWhole ? sent.slice(APP_URL.length) : sent;
  return new URL(safeCallback(path) ?? routes.home, APP_URL).href;
}

/** How next-auth is configured. */
export function optionsFor({ signIn, signOut }: AuthCalls): AuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: COOKIE_SECONDS },
    useSecureCookies: env().APP_URL.startsWith("https:"),
    cookies: { sessionToken: { name: sessionCookieName(), options: serverCookie() } },
    pages: {
      signIn: routes.login(),
      signOut: routes.home,
      error: routes.login(),
      verifyRequest: routes.login(),
      newUser: routes.home,
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {}, code: {}, remember: {} },
        authorize: async (credentials) => {
          const token = await signIn({ ...credentials });
          return token === null ? null : { id: token };
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user ? user.id : token.sid }),
      redirect: ({ url }) => ownAddress(url),
    },
    events: {
      signOut: async ({ token }) => {
        const own = tokenOf(token);
        if (own) await signOut(own);
      },
    },
    logger: {
      error: (code, metadata) => log().error({ code, err: errorIn(metadata) }, "next-auth failed"),
      warn: (code) => log().warn({ code }, "next-auth warns"),
      debug: () => {},
    },
  };
}

/** The error in what next-auth gives its logger, without what else is there: it may be what was sent. */
function errorIn(metadata: Error | { error: Error }): Error {
  return metadata instanceof Error ? metadata : metadata.error;
}

/** next-auth's own answer to one of its calls. */
export async function handleAuthRequest(
  request: Request,
  context: { params: Promise<{ nextauth: string[] }> },
  calls: AuthCalls,
): Promise<Response> {
  // Where it takes its own address from: never from what a request says.
  process.env.NEXTAUTH_URL = env().APP_URL;
  return NextAuth(request as never, context as never, optionsFor(calls)) as Promise<Response>;
}
