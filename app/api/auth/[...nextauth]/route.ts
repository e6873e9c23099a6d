import { loginSchema } from "@/lib/accounts/schemas";
import { personView } from "@/lib/accounts/views";
import { apiRoutes } from "@/lib/auth/api-route";
import { authRequest } from "@/lib/auth/auth-request";
import { sessionCookieName } from "@/lib/auth/cookies";
import { handleAuthRequest } from "@/lib/auth/next-auth";
import {
  currentSignInContext,
  currentVisitor,
  dropSession,
  writeSignInCookies,
} from "@/lib/auth/session";
import { signIn } from "@/lib/auth/sign-in/commands/sign-in";
import { signInWithCode } from "@/lib/auth/sign-in/commands/sign-in-with-code";
import { signOut } from "@/lib/auth/sign-in/commands/sign-out";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ nextauth: string[] }> };

/** The calls of next-auth that mean something here; the others are nothing. */
const CALLS: Record<"GET" | "POST", ReadonlySet<string>> = {
  GET: new Set(["csrf", "providers", "signin", "signout", "error"]),
  POST: new Set(["signin/credentials", "callback/credentials", "signout"]),
};

const isTrue = (value: unknown) => value === true || value === "true" || value === "on";

/** Signs in with what next-auth was sent, a code of the second factor included. */
async function signInWith(sent: Record<string, unknown>): Promise<string | null> {
  const { email, password, remember, code } = sent;
  const parsed = loginSchema.safeParse({ email, password, remember: isTrue(remember) });
  if (!parsed.success) return null;
  const context = await currentSignInContext();
  let result = await signIn(parsed.data, context);
  if (result.kind === "code") {
    if (typeof code !== "string" || code.length > 40) throw new DomainError("account.code-refused");
    result = await signInWithCode({ ticket: result.ticket, code }, context);
  }
  if (result.kind !== "signed-in") return null;
  await writeSignInCookies(result);
  return result.token;
}

/** next-auth fails on a body that is not what it says. @throws {DomainError} request.malformed-json */
async function checkBody(request: Request): Promise<void> {
  if (!request.headers.get("content-type")?.includes("json")) return;
  try {
    JSON.parse(await request.clone().text());
  } catch {
    throw new DomainError("request.malformed-json");
  }
}

async function answer(request: Request, context: Context): Promise<Response> {
  const call = (await context.params).nextauth.join("/");
  if (!CALLS[request.method === "POST" ? "POST" : "GET"].has(call)) {
    throw new DomainError("request.not-found");
  }
  await checkBody(request);
  let refusal: unknown = null;
  const given = await handleAuthRequest(await authRequest(request), context, {
    signIn: async (sent) => {
      try {
        return await signInWith(sent);
      } catch (error) {
        refusal = error;
        return null;
      }
    },
    signOut: async (token) => {
      await signOut(token);
      await dropSession();
    },
  });
  if (refusal !== null && !(DomainError.is(refusal) && refusal.status === 401)) throw refusal;
  // It would keep every session for thirty days: ours says how long (writeSignInCookies).
  const own = `${sessionCookieName()}=`;
  const set = given.headers.getSetCookie();
  given.headers.delete("set-cookie");
  for (const each of set) {
    const isOwn = each.startsWith(own) && !each.startsWith(`${own};`);
    if (!isOwn) given.headers.append("set-cookie", each);
  }
  given.headers.set("cache-control", "no-store");
  return given;
}

/** Who is signed in, from the Session table: next-auth would answer from the cookie alone. */
async function session(): Promise<Response> {
  const visitor = await currentVisitor();
  if (visitor?.kind !== "person") return json({});
  const { firstName, lastName, email } = visitor.actor;
  const user = { name: `${firstName} ${lastName}`, ...personView(visitor.actor), email };
  return json({ user, expires: visitor.actor.expiresAt.toISOString() });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<Context>({
  GET: async (request, context) =>
    (await context.params).nextauth.join("/") === "session" ? session() : answer(request, context),
  POST: answer,
});
