import { type NextRequest, NextResponse } from "next/server";
import { findCityFigures } from "@/lib/cities/queries";
import { findListingKind } from "@/lib/listings/queries";
import { problem } from "@/lib/server/api";

/** Whether a path's percent signs are well-formed UTF-8: Next fails on others, with a 500. */
function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The status of a page that shows something else than its address says, which a page can't set by
 * itself: 404 or 410 for a listing that is unknown or withdrawn, 404 for a city without listings.
 */
function statusOf(path: string): 200 | 404 | 410 {
  const [, section, name = ""] = path.split("/");
  if (section === "acheter") return findCityFigures(decodeURIComponent(name)) ? 200 : 404;
  switch (findListingKind(name)) {
    case "found":
      return 200;
    case "withdrawn":
      return 410;
    case "unknown":
      return 404;
  }
}

/**
 * Rewrites such a page onto itself with its status, and refuses a path that is no text. Everything
 * else passes untouched.
 */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  if (!isWellEncoded(pathname)) return problem("request.malformed-address", 400);
  if (!/^\/(bien|acheter)\/[^/]+$/.test(pathname)) return NextResponse.next();
  const status = statusOf(pathname);
  return status === 200 ? NextResponse.next() : NextResponse.rewrite(request.nextUrl, { status });
}

export const config = { matcher: ["/bien/:id", "/acheter/:city", "/(.*%.*)"] };
