import { type NextRequest, NextResponse } from "next/server";
import { PATH_HEADER } from "@/lib/auth/path-header";
import { guardSpace } from "@/lib/auth/space-guard";
import { findCityAddress } from "@/lib/cities/queries";
import { findListingKind, findTourKind, type ListingPage } from "@/lib/listings/queries";
import { env } from "@/lib/platform/env";
import { PROBLEM_PAGE_POLICY, problemPage } from "@/lib/platform/problem-page";
import { routes } from "@/lib/routes/public";

/**
 * The status of a page of a listing that shows something else than its address says, which a page
 * can't set by itself: 404 where the listing is unknown, 410 where it was withdrawn.
 */
function statusOf(kind: ListingPage["kind"]): 200 | 404 | 410 {
  switch (kind) {
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

/** The page of a listing, also for who asks for one of its own pages where there is no such listing. */
async function listingPage(
  request: NextRequest,
  id: string,
  isOwnPage: boolean,
): Promise<Response> {
  const status = statusOf(await findListingKind(id));
  if (status === 200 || !isOwnPage) return withStatus(request, status);
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

const NO_STORE = { "cache-control": "no-store" };

/** A page of the signed-in space, for who may open it; others are led elsewhere. */
async function spacePage(request: NextRequest): Promise<Response> {
  const { method, nextUrl, headers } = request;
  const url = `${nextUrl.pathname}${nextUrl.search}`;
  const decision = await guardSpace({ method, url, headers });
  switch (decision.kind) {
    case "open": {
      const forwarded = new Headers(headers);
      forwarded.set(PATH_HEADER, decision.path);
      return NextResponse.next({ request: { headers: forwarded } });
    }
    case "redirect": {
      const to = new URL(decision.to, nextUrl);
      return NextResponse.redirect(to, { status: 303, headers: NO_STORE });
    }
    case "too-many":
      return new Response(problemPage("request.too-many"), {
        status: 429,
        headers: {
          ...NO_STORE,
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": PROBLEM_PAGE_POLICY,
          "retry-after": `${decision.seconds}`,
        },
      });
  }
}

/**
 * Next's middleware. It guards the signed-in space, whose pages and commands decide again who may do what;
 * and gives the pages of listings and cities their status: it rewrites them onto themselves with it, and
 * leads misspelt cities to their page. Pages that are cached (server/) cost none of this.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const [, section, name = "", rest] = pathname.split("/");
  if (section === "acheter") return cityPage(request, decodeURIComponent(name));
  if (section !== "bien") return spacePage(request);
  const id = decodeURIComponent(name);
  if (rest === "visite-virtuelle") return withStatus(request, statusOf(await findTourKind(id)));
  return listingPage(request, id, rest !== undefined);
}

export const config = {
  matcher: [
    "/bien/:id",
    "/bien/:id/contact",
    "/bien/:id/offre",
    "/bien/:id/reserver",
    "/bien/:id/signaler",
    "/bien/:id/visite-virtuelle",
    "/acheter/:city",
    "/ambassador/:path*",
    "/buyer/:path*",
    "/dashboard/:path*",
    "/documents/:path*",
    "/mes-biens/:path*",
    "/messages/:path*",
    "/notifications/:path*",
    "/offres/:path*",
    "/parametres/:path*",
    "/profil/:path*",
    "/profile/:path*",
    "/seller/:path*",
    "/settings/:path*",
    "/trust-manager/:path*",
    "/ventes/:path*",
    "/visites/:path*",
  ],
};
