"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useOwnListing } from "./own-listing";

/** Only a person who has a visit of the home loads what shows it. */
const BookedVisit = lazy(() => import("./BookedVisit"));

/**
 * The visit that the person has of the home, once it is known; until then, and for everybody else, what is
 * inside.
 */
export function OwnVisit({ listingId, children }: { listingId: string; children: ReactNode }) {
  const visit = useOwnListing(listingId)?.visit;
  return (
    <div>
      {visit ? (
        <Suspense fallback={children}>
          <BookedVisit visit={visit} listingId={listingId} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
