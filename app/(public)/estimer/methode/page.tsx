import { listBacktests } from "@/lib/estimates/queries/list-backtests";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { METHOD_PAGE } from "./copy";
import { MethodScreen } from "./MethodScreen";

export const metadata = pageMetadata({
  title: METHOD_PAGE.title,
  description: METHOD_PAGE.metaDescription,
  path: routes.estimateMethod,
});

/** Measured errors join it as communes are estimated. */
export const dynamic = "force-dynamic";

export default async function Page() {
  return <MethodScreen backtests={await listBacktests()} />;
}
