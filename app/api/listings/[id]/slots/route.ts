import { DomainError } from "@/lib/kernel/errors";
import { findListingPage } from "@/lib/listings/queries";
import { apiRoute, json } from "@/lib/server/api";

/** The times at which the listing can still be visited. */
export const GET = apiRoute<{ params: Promise<{ id: string }> }>(async (_request, { params }) => {
  const page = findListingPage((await params).id);
  if (page.kind === "withdrawn") throw new DomainError("listing.withdrawn");
  if (page.kind === "unknown") throw new DomainError("listing.not-found");
  return json({ items: page.slots });
});
