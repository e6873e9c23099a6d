import { LazyMissing } from "@/components/layout/LazyMissing";
import { providerRoutes } from "@/lib/routes/providers";
import { pageMetadata } from "../../../page-metadata";
import { PROVIDER } from "./copy";

/** Next takes a page's metadata from here where its status is 404, which the proxy sets. */
export const metadata = pageMetadata({ title: PROVIDER.missing.title });

export default function NotFound() {
  return <LazyMissing copy={PROVIDER.missing} href={providerRoutes.all} />;
}
