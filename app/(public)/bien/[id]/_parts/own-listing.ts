import { useEffect, useState } from "react";
import { isHinted } from "@/lib/auth/hint";
import { routes } from "@/lib/routes/public";
import type { OwnListingJson } from "@/lib/visits/bookable-json";

/** The call of the page that is shown: several parts of it wait for the same one. */
let current: { listingId: string; found: Promise<OwnListingJson | null> } | null = null;

async function find(listingId: string): Promise<OwnListingJson | null> {
  const response = await fetch(routes.ownVisit(listingId));
  return response.ok ? ((await response.json()) as OwnListingJson) : null;
}

/**
 * What the listing has for the person who reads it, once it is known; null until then, and for everybody
 * else. The page itself is cached and the same for everyone.
 */
export function useOwnListing(listingId: string): OwnListingJson | null {
  const [own, setOwn] = useState<OwnListingJson | null>(null);
  useEffect(() => {
    if (!isHinted(document.cookie)) return;
    let isShown = true;
    // Without it the page is as it is for everyone.
    if (current?.listingId !== listingId)
      current = { listingId, found: find(listingId).catch(() => null) };
    const call = current;
    call.found.then((found) => {
      if (isShown) setOwn(found);
    });
    return () => {
      isShown = false;
      // Shown again it may have changed.
      if (current === call) current = null;
    };
  }, [listingId]);
  return own;
}
