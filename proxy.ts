import { type NextRequest, NextResponse } from "next/server";
import { findCityAddress } from "@/lib/cities/queries";
import { findListingKind, findTourKind } from "@/lib/listings/queries";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";

/**
 * The status of a page of a listing that shows something else than its address says, which a page
 * can't set by itself: 404 where the listing is unknown, 410 where it was withdrawn.
 */
function statusOf(kind: ReturnType<typeof findListingKind>): 200 | 404 | 410 {
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
function listingPage(request: NextRequest, id: string, isOwnPage: boolean): Response {
  const status = statusOf(findListingKind(id));
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

/**
 * Rewrites pages onto themselves with their status, and leads misspelt cities to their page. The
 * signed-in space is guarded before Next (server/space-guard.ts) and by its pages.
 */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const [, section, name = "", rest] = pathname.split("/");
  if (section === "acheter") return cityPage(request, decodeURIComponent(name));
  const id = decodeURIComponent(name);
  if (rest === "visite-virtuelle") return withStatus(request, statusOf(findTourKind(id)));
  return listingPage(request, id, rest !== undefined);
}

export const config = {
  matcher: [
    // The HTTP server says so of an address that shows what it names (server/found-page.ts).
    { source: "/bien/:id", missing: [{ type: "header", key: "x-next-page-found" }] },
    { source: "/bien/:id/reserver" },
    { source: "/bien/:id/signaler" },
    {
      source: "/bien/:id/visite-virtuelle",
      missing: [{ type: "header", key: "x-next-page-found" }],
    },
    { source: "/acheter/:city", missing: [{ type: "header", key: "x-next-page-found" }] },
  ],
};
