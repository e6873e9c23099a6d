import { cache } from "react";
import { findListingPage } from "@/lib/listings/queries";

/** What the address leads to, read once for the metadata and the page of one request. */
export const loadListing = cache((id: string) => findListingPage(id));
