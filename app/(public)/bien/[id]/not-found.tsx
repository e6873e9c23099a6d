import type { Metadata } from "next";
import { MissingListing } from "@/components/listing/MissingListing";
import { LISTING } from "@/lib/content/fr/listing";

// Under a status of 404, Next takes the title from here and not from the page.
export const metadata: Metadata = { title: LISTING.unknown.title };

export default function NotFound() {
  return <MissingListing reason="unknown" />;
}
