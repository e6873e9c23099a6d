"use client";

import { useEffect } from "react";
import { routes } from "@/lib/routes/public";

/** A visitor who leaves sooner did not look at it. */
const LOOKED_AT_MS = 1_000;

/**
 * Tells that the listing's page was seen, once it has been in front of somebody for a second: not while
 * it is prerendered or in a tab behind. The page itself is cached and the same for everyone.
 */
export function CountView({ listingId }: { listingId: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(send, LOOKED_AT_MS);
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
    const send = () => {
      stop();
      // A view that can't be counted is nobody's business but ours.
      fetch(routes.listingViews(listingId), { method: "POST", keepalive: true }).catch(() => {});
    };
    document.addEventListener("visibilitychange", look);
    look();
    return stop;
  }, [listingId]);
  return null;
}
