import { LazyMissing } from "@/components/layout/LazyMissing";
import { pageMetadata } from "../../../page-metadata";
import { CITY } from "./copy";

/** Next takes a page's metadata from here where its status is 404, which the proxy sets. */
export const metadata = pageMetadata({ title: CITY.missing.title });

export default function NotFound() {
  return <LazyMissing copy={CITY.missing} />;
}
