import type { Metadata } from "next";
import { LISTING } from "@/lib/content/fr/listing";
import { missingMetadata } from "../../../missing-metadata";

// Under a status of 404, Next takes the title from here and the rest from the page.
export const metadata: Metadata = missingMetadata(LISTING.unknown.title);

/** Never shown: the page itself says that a listing is missing. */
export default function NotFound() {
  return null;
}
