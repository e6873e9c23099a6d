"use client";

import { type ComponentProps, lazy } from "react";

const Missing = lazy(() => import("./Missing").then(({ Missing }) => ({ default: Missing })));

/**
 * `Missing`, whose code is loaded where it is shown: Next sends what a `not-found.tsx` renders with
 * every page under it, in case. By React's own `lazy`: Next's `dynamic` is code of its own, twice a page.
 * A component around it: a page of the server can't name a lazy one, which its reference would wrap again.
 */
export function LazyMissing(props: ComponentProps<typeof Missing>) {
  return <Missing {...props} />;
}
