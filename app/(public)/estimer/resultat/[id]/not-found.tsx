import { LazyMissing } from "@/components/layout/LazyMissing";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../../page-metadata";
import { RESULT } from "./copy";

/** Next takes a page's metadata from here where its status is 404, which the proxy sets. */
export const metadata = pageMetadata({ title: RESULT.missing.title });

export default function NotFound() {
  return <LazyMissing copy={RESULT.missing} href={routes.estimate} />;
}
