import { type NextRequest, NextResponse } from "next/server";
import { findListingKind } from "@/lib/listings/queries";

/** Statuses of listing pages that show no listing. */
const STATUSES = { unknown: 404, withdrawn: 410 } as const;

/**
 * Sets the statuses that a page can't: the page of a listing that is unknown or withdrawn says so
 * by itself, and is rewritten onto itself with its status. Everything else passes untouched.
 */
export function proxy(request: NextRequest): NextResponse {
  const [, , id = ""] = request.nextUrl.pathname.split("/");
  const kind = findListingKind(id);
  if (kind === "found") return NextResponse.next();
  return NextResponse.rewrite(request.nextUrl, { status: STATUSES[kind] });
}

export const config = { matcher: "/bien/:id" };
