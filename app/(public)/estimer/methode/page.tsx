import { listBacktests } from "@/lib/estimates/queries/list-backtests";
import { estimateRoutes } from "@/lib/routes/estimates";
import { pageMetadata } from "../../../page-metadata";
import { METHOD_PAGE } from "./copy";
import { MethodScreen } from "./MethodScreen";

export const metadata = pageMetadata({
  title: METHOD_PAGE.title,
  description: METHOD_PAGE.metaDescription,
  path: estimateRoutes.method,
});

/** Measured errors join it as communes are estimated. */
export const dynamic = "force-dynamic";

export default async function Page() {
  return <MethodScreen backtests={await listBacktests()} />;
}
