import { type NextRequest, NextResponse } from "next/server";
import { findListingKind } from "@/lib/listings/queries";
import { problem } from "@/lib/server/api";

/** Statuses of listing pages that show no listing. */
const STATUSES = { unknown: 404, withdrawn: 410 } as const;

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
 * Sets the statuses that a page can't: the page of a listing that is unknown or withdrawn says so
 * by itself, and is rewritten onto itself with its status. A path that is no text is refused.
 * Everything else passes untouched.
 */
export function proxy(request: NextRequest): Response {
  if (!isWellEncoded(request.nextUrl.pathname)) return problem("request.malformed-address", 400);
  if (!request.nextUrl.pathname.startsWith("/bien/")) return NextResponse.next();
  const [, , id = ""] = request.nextUrl.pathname.split("/");
  const kind = findListingKind(id);
  if (kind === "found") return NextResponse.next();
  return NextResponse.rewrite(request.nextUrl, { status: STATUSES[kind] });
}

export const config = { matcher: ["/bien/:id", "/(.*%.*)"] };
