"use client";

import { lazy } from "react";

const NotFoundScreen = lazy(() =>
  import("./NotFoundScreen").then(({ NotFoundScreen }) => ({ default: NotFoundScreen })),
);

/**
 * The 404 screen, whose code is loaded where it is shown: Next sends what `not-found.tsx` imports with
 * every page, in case. By React's own `lazy`: Next's `dynamic` is code of its own, twice a page.
 * A component around it: a page of the server can't name a lazy one, which its reference would wrap again.
 */
export function LazyNotFound() {
  return <NotFoundScreen />;
}
