import type { Metadata } from "next";
import { CITY } from "@/lib/content/fr/search";
import { missingMetadata } from "../../../missing-metadata";

// Under a status of 404, Next takes the title from here and the rest from the page.
export const metadata: Metadata = missingMetadata(CITY.missing.title);

/** Never shown: the page itself says that there is no such city. */
export default function NotFound() {
  return null;
}
