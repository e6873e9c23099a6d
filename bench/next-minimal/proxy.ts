import { NextResponse } from "next/server";

/** For no request, and here because the build takes the site's own when there is none. */
export const config = { matcher: "/no-such-path" };

export default function proxy(): NextResponse {
  return NextResponse.next();
}
