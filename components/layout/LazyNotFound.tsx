"use client";

import dynamic from "next/dynamic";

/**
 * The 404 screen, whose code is loaded where it is shown: Next sends what `not-found.tsx` imports with
 * every page, in case.
 */
export const LazyNotFound = dynamic(() =>
  import("./NotFoundScreen").then(({ NotFoundScreen }) => NotFoundScreen),
);
