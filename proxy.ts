import { type NextRequest, NextResponse } from "next/server";
import { guardSpace } from "@/lib/auth/space-guard";
import { findCityAddress } from "@/lib/cities/queries/find-city-address";
import { hasEstimate } from "@/lib/estimates/queries/find-estimate";
import { ERROR_STATUSES, type ErrorCode } from "@/lib/kernel/errors";
import { findListingKind, findTourKind } from "@/lib/listings/queries/find-listing-kind";
import type { ListingPage } from "@/lib/listings/queries/find-listing-page";
import { env } from "@/lib/platform/env";
import { PROBLEM_PAGE_POLICY, problemPage } from "@/lib/platform/problem-page";
import { markRejected, markUnavailable } from "@/lib/platform/request-context";
import { asDomainError } from "@/lib/platform/unavailable";
import {
  type DirectoryAddress,
  findDirectoryAddress,
  findProviderAddress,
} from "@/lib/providers/queries/find-address";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";

const NO_STORE = { "cache-control": "no-store" };

/** What a page reads as that shows something else than its address says; null for one that is there. */
type PageProblem =
  | "listing.not-found"
  | "listing.withdrawn"
  | "city.not-found"
  | "provider.not-found"
  | "estimate.not-found"
  | null;

function problemOf(kind: ListingPage["kind"]): PageProblem {
  switch (kind) {
    case "found":
      return null;
    case "withdrawn":
      return "listing.withdrawn";
    case "unknown":
      return "listing.not-found";
  }
}

/**
 * Whether a page is only requested. Nothing else is ever rewritten: a form's action is not on another page,
 * and Next would send the form on to the page that has it by a request to this very server.
 */
const isRead = ({ method }: NextRequest) => method === "GET" || method === "HEAD";

/** The response to a request that comes to no page. */
function problemResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return new Response(problemPage(code), {
    status: ERROR_STATUSES[code],
    headers: {
      ...NO_STORE,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": PROBLEM_PAGE_POLICY,
      ...headers,
    },
  });
}

/** Ends what is no request of a page, a form above all, before any page. */
function reject(code: ErrorCode): Response {
  // The HTTP server gives back what was typed into a form, and knows how to answer scripts.
  markRejected(code);
  return problemResponse(code);
}

/**
 * A page under a status that it can't set itself; `shown` where that is another one. Of what is not there,
 * anything but the page itself is a problem.
 */
function withStatus(request: NextRequest, problem: PageProblem, shown?: string): Response {
  if (problem === null) return NextResponse.next();
  if (!isRead(request)) return reject(problem);
  const target = shown === undefined ? request.nextUrl : new URL(shown, request.nextUrl);
  return NextResponse.rewrite(target, { status: ERROR_STATUSES[problem] });
}

/**
 * The page of a listing, also for a visitor who asks for one of its own pages where there is no
 * such listing.
 */
async function listingPage(
  request: NextRequest,
  id: string,
  isOwnPage: boolean,
): Promise<Response> {
  const problem = problemOf(await findListingKind(id));
  return withStatus(request, problem, isOwnPage ? routes.listing(id) : undefined);
}

/** Leads another spelling of an address to the page itself, for good. */
function moved(request: NextRequest, path: string): Response {
  // A form would be sent again, to a page that it is not from.
  if (!isRead(request)) return reject("request.form-outdated");
  const target = new URL(path, env().APP_URL);
  target.search = request.nextUrl.search;
  return NextResponse.redirect(target, 308);
}

/** A city has one address; other spellings of its name lead there for good. */
async function cityPage(request: NextRequest, name: string): Promise<Response> {
  const address = await findCityAddress(name);
  if (address.kind === "moved") return moved(request, routes.city(address.slug));
  return withStatus(request, address.kind === "page" ? null : "city.not-found");
}

/** A page of the directory of providers, by what its address leads to. */
function directoryPage(request: NextRequest, address: DirectoryAddress): Response {
  if (address.kind === "moved") return moved(request, address.path);
  return withStatus(request, address.kind === "page" ? null : "provider.not-found");
}

/** A page of the signed-in space, for people who may open it; others are led elsewhere. */
async function spacePage(request: NextRequest): Promise<Response> {
  const { method, nextUrl, headers } = request;
  const url = `${nextUrl.pathname}${nextUrl.search}`;
  const decision = await guardSpace({ method, url, headers });
  switch (decision.kind) {
    case "open":
      return NextResponse.next();
    case "redirect": {
      const to = new URL(decision.to, nextUrl);
      return NextResponse.redirect(to, { status: 303, headers: NO_STORE });
    }
    case "rejected":
      return reject(decision.code);
    case "too-many":
      return problemResponse("request.too-many", { "retry-after": `${decision.seconds}` });
  }
}

/**
 * Next's middleware. It guards the signed-in space, whose pages and commands decide again who may do what;
 * and gives the pages of listings and cities their status: it rewrites them onto themselves with it, and
 * leads misspelt cities to their page. Pages that are cached (server/) cost none of this.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  try {
    return await pageOf(request);
  } catch (error) {
    if (asDomainError(error)?.status !== 503) throw error;
    // The HTTP server says when to try again, and caches nothing of it.
    markUnavailable();
    return problemResponse("service.unavailable");
  }
}

async function pageOf(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const [, section, name = "", rest] = pathname.split("/");
  if (section === "acheter") return cityPage(request, decodeURIComponent(name));
  if (section === "prestataire") {
    return directoryPage(request, await findProviderAddress(decodeURIComponent(name)));
  }
  if (section === "estimer") {
    const id = decodeURIComponent(rest ?? "");
    const problem = (await hasEstimate(id)) ? null : "estimate.not-found";
    return withStatus(request, problem, estimateRoutes.result(id));
  }
  if (section === "prestataires") {
    const place = rest === undefined ? null : decodeURIComponent(rest);
    return directoryPage(request, await findDirectoryAddress(decodeURIComponent(name), place));
  }
  if (section !== "bien") return spacePage(request);
  const id = decodeURIComponent(name);
  if (rest === "visite-virtuelle") return withStatus(request, problemOf(await findTourKind(id)));
  return listingPage(request, id, rest !== undefined);
}

export const config = {
  matcher: [
    "/bien/:id",
    "/bien/:id/contact",
    "/bien/:id/offre",
    "/bien/:id/reserver",
    "/bien/:id/signaler",
    "/bien/:id/ventes",
    "/bien/:id/visite-virtuelle",
    "/acheter/:city",
    "/estimer/resultat/:id",
    "/estimer/resultat/:id/accompagnement",
    "/prestataires/:metier",
    "/prestataires/:metier/:commune",
    "/prestataire/:id",
    "/ambassador/:path*",
    "/buyer/:path*",
    "/dashboard/:path*",
    "/devis/:path*",
    "/documents/:path*",
    "/estimations/:path*",
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
