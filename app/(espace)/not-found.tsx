import { LazyMissing } from "@/components/layout/LazyMissing";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../page-metadata";
import { NOTHING_HERE } from "./_frame/copy";

export const metadata = pageMetadata({ title: NOTHING_HERE.title });

/** In the frame of the space, which has the page's `main`. */
export default function NotFound() {
  return <LazyMissing copy={NOTHING_HERE} href={spaceRoutes.dashboard} />;
}
