import { cookies } from "next/headers";
import { cache } from "react";
import type { SignInContext, SignInResult } from "../accounts/credentials.ts";
import { deviceCookie } from "../accounts/devices/proof.ts";
import { hasSecondFactor } from "../accounts/second-factor/queries/second-factor-state.ts";
import { noteSessionUse } from "../accounts/sessions/commands/note-session-use.ts";
import { findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import { REMEMBERED_SECONDS } from "../accounts/sessions/rules.ts";
import { DomainError } from "../kernel/errors.ts";
import { log } from "../platform/log.ts";
import { requestOrigin } from "../platform/request.ts";
import type { Actor, Visitor } from "../policy/actor.ts";
import { accountMark } from "./account-mark.ts";
import {
  DEVICE_COOKIE,
  deviceCookieOptions,
  serverCookie,
  sessionCookieName,
  sessionCookieNames,
  sessionCookieOf,
  TICKET_COOKIE,
} from "./cookies.ts";
import { HINT_COOKIE } from "./hint.ts";
import { openCookie, sealCookie } from "./next-auth.ts";

type Jar = Awaited<ReturnType<typeof cookies>>;

/** The token of the present request's session, whether or not it is still good. */
export async function currentToken(): Promise<string | null> {
  const jar = await cookies();
  return openCookie(sessionCookieOf((name) => jar.get(name)?.value));
}

/** Who asks, looked up once a request; null for nobody. */
export const currentVisitor = cache(async (): Promise<Visitor | null> => {
  const visitor = await findVisitor(await currentToken());
  if (visitor?.kind === "person") {
    noteSessionUse(visitor.actor, new Date(), await requestOrigin()).catch((error: unknown) => {
      log().error({ err: error }, "a session's use could not be noted");
    });
  }
  return visitor;
});

/**
 * The person who asks.
 * @throws {DomainError} request.signed-out, account.unconfirmed
 */
export async function requireActor(): Promise<Actor> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") return visitor.actor;
  throw new DomainError(visitor === null ? "request.signed-out" : "account.unconfirmed");
}

/**
 * Whether somebody was signed in on this browser and is not any more, without having signed out: the
 * session ended or was ended elsewhere.
 */
export async function hasSessionEnded(): Promise<boolean> {
  return (await cookies()).has(HINT_COOKIE) && (await currentVisitor()) === null;
}

/** Where the present request would sign in. */
export async function currentSignInContext(): Promise<SignInContext> {
  const jar = await cookies();
  return {
    ...(await requestOrigin()),
    deviceProof: jar.get(DEVICE_COOKIE)?.value,
    replaces: await currentToken(),
  };
}

/** Gives the browser what a sign-in led to: a session's cookie, or the ticket that waits for a code. */
export async function writeSignInCookies(result: SignInResult): Promise<void> {
  const jar = await cookies();
  if (result.kind === "code") {
    jar.set(TICKET_COOKIE, result.ticket, serverCookie());
    return;
  }
  const { token, remember, userId } = result;
  const age = remember ? REMEMBERED_SECONDS : undefined;
  const [, ...earlier] = sessionCookieNames();
  jar.set(sessionCookieName(), await sealCookie(token), serverCookie(age));
  for (const each of earlier) deleteCookie(jar, each);
  jar.set(HINT_COOKIE, userId === null ? "1" : accountMark(userId), {
    ...serverCookie(age),
    httpOnly: false,
  });
  deleteCookie(jar, TICKET_COOKIE);
  if (userId !== null) writeDeviceCookie(jar, userId);
}

/** Browsers ignore a deletion that lacks what the name of the cookie asks for (`Secure`). */
function deleteCookie(jar: Jar, name: string): void {
  jar.set(name, "", { ...serverCookie(), maxAge: 0 });
}

function writeDeviceCookie(jar: Jar, userId: string): void {
  jar.set(DEVICE_COOKIE, deviceCookie(userId), deviceCookieOptions());
}

/**
 * Marks the browser as one that this person uses, who followed a link sent to their address. Where
 * a code is asked for as well, only the code shows that: otherwise each link would give a reader of
 * the mails a separate counter of wrong codes.
 */
export async function rememberDevice(userId: string): Promise<void> {
  if (!(await hasSecondFactor(userId))) writeDeviceCookie(await cookies(), userId);
}

/** Takes the session from the browser; the device stays known. */
export async function dropSession(): Promise<void> {
  const jar = await cookies();
  for (const name of [...sessionCookieNames(), HINT_COOKIE, TICKET_COOKIE]) deleteCookie(jar, name);
}

/** The ticket of a sign-in that waits for its code. */
export async function currentTicket(): Promise<string | null> {
  return (await cookies()).get(TICKET_COOKIE)?.value ?? null;
}
