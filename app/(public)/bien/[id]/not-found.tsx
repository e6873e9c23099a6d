import { LazyMissing } from "@/components/layout/LazyMissing";
import { pageMetadata } from "../../../page-metadata";
import { MISSING_LISTING } from "./_parts/server-copy";

/** Next takes a page's metadata from here where its status is 404, which the proxy sets. */
export const metadata = pageMetadata({ title: MISSING_LISTING.unknown.title });

export default function NotFound() {
  return <LazyMissing copy={MISSING_LISTING.unknown} />;
}
