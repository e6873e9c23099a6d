import { type NextRequest, NextResponse } from "next/server";
import { findVisitor } from "@/lib/accounts/sessions/queries";
import { findCityAddress } from "@/lib/cities/queries";
import { findListingKind } from "@/lib/listings/queries";
import { decidePage, type PageAccess } from "@/lib/policy/access";
import { PAGE_ACCESS } from "@/lib/policy/pages";
import { routes } from "@/lib/routes";
import { sessionCookieName } from "@/lib/server/auth/cookies";
import { openCookie } from "@/lib/server/auth/next-auth";
import { PATH_HEADER } from "@/lib/server/auth/path";
import { env } from "@/lib/server/env";

/**
 * The status of a listing's page that shows something else than its address says, which a page
 * can't set by itself: 404 where the listing is unknown, 410 where it was withdrawn.
 */
function listingStatus(id: string): 200 | 404 | 410 {
  switch (findListingKind(id)) {
    case "found":
      return 200;
    case "withdrawn":
      return 410;
    case "unknown":
      return 404;
  }
}

/** The page itself, under a status that it can't set. */
function withStatus(request: NextRequest, status: 200 | 404 | 410): Response {
  return status === 200 ? NextResponse.next() : NextResponse.rewrite(request.nextUrl, { status });
}

/** The page of a listing, also for who books a visit where there is no listing to visit. */
function listingPage(request: NextRequest, id: string, booking: boolean): Response {
  const status = listingStatus(id);
  if (status === 200 || !booking) return withStatus(request, status);
  return NextResponse.rewrite(new URL(routes.listing(id), request.nextUrl), { status });
}

/** A city has one address; other spellings of its name lead there for good. */
function cityPage(request: NextRequest, name: string): Response {
  const address = findCityAddress(name);
  if (address.kind !== "moved") return withStatus(request, address.kind === "page" ? 200 : 404);
  const target = new URL(routes.city(address.slug), env().APP_URL);
  target.search = request.nextUrl.search;
  return NextResponse.redirect(target, 308);
}

/** Who may open what is under these paths; what the table of pages does not know needs an account. */
function accessOf(pathname: string): PageAccess {
  const known: Record<string, PageAccess> = PAGE_ACCESS;
  return Object.hasOwn(known, pathname) ? (known[pathname] ?? "signed-in") : "signed-in";
}

/**
 * A form that Next's scripts send. They can't follow where a page leads: the form's action leads to
 * the login, or says what is refused, by itself.
 */
const isFormSent = ({ method, headers }: NextRequest) =>
  method === "POST" && headers.has("next-action");

/** A page of the signed-in space: for who may open it; the others are led where they can go on. */
async function spacePage(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const visitor = findVisitor(await openCookie(request.cookies.get(sessionCookieName())?.value));
  // Whoever waits for the confirmation of an address sees so, at any address of the space.
  if (visitor?.kind === "pending") {
    return NextResponse.rewrite(new URL(routes.confirmationPending, request.nextUrl));
  }
  const decision = decidePage(accessOf(pathname), visitor?.actor ?? null);
  if (decision.kind === "open" || isFormSent(request)) {
    const headers = new Headers(request.headers);
    headers.set(PATH_HEADER, pathname + search);
    return NextResponse.next({ request: { headers } });
  }
  const path = decision.kind === "sign-in" ? routes.login(pathname + search) : decision.path;
  return NextResponse.redirect(new URL(path, env().APP_URL), 303);
}

/**
 * Rewrites pages onto themselves with their status, leads misspelt cities to their page, and guards
 * the signed-in space. What may be read and done is decided again where it is read and done.
 */
export function proxy(request: NextRequest): Response | Promise<Response> {
  const { pathname } = request.nextUrl;
  const [, section, name = "", rest] = pathname.split("/");
  if (section === "acheter") return cityPage(request, decodeURIComponent(name));
  if (section === "bien") {
    return listingPage(request, decodeURIComponent(name), rest !== undefined);
  }
  return spacePage(request);
}

export const config = {
  matcher: [
    "/bien/:id",
    "/bien/:id/reserver",
    "/acheter/:city",
    "/dashboard/:path*",
    "/profile/:path*",
    "/profil/:path*",
    "/mes-biens/:path*",
    "/visites/:path*",
    "/offres/:path*",
    "/messages/:path*",
    "/parametres/:path*",
    "/settings/:path*",
    "/buyer/:path*",
    "/seller/:path*",
    "/ambassador/:path*",
    "/trust-manager/:path*",
  ],
};
