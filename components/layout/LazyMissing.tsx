"use client";

import dynamic from "next/dynamic";

/**
 * `Missing`, whose code is loaded where it is shown: Next sends what a `not-found.tsx` renders with
 * every page under it, in case.
 */
export const LazyMissing = dynamic(() => import("./Missing").then(({ Missing }) => Missing));
