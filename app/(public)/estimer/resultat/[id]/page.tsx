import type { Metadata } from "next";
import { OwnForms } from "@/app/OwnForms";
import { Missing } from "@/components/layout/Missing";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import {
  comparableAction,
  followEstimateAction,
  keepEstimateAction,
  sellEstimatedAction,
} from "../../actions";
import { RESULT } from "./copy";
import { keepingHref } from "./keeping-href";
import { loadEstimate, loadReader } from "./load-estimate";
import { ResultScreen } from "./ResultScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Sales are not for search engines (LPF, art. R112 A-3), and the address is a secret: other sites are not given it. */
export const metadata: Metadata = {
  title: RESULT.metaTitle,
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const estimate = await loadEstimate(id);
  if (!estimate) return <Missing copy={RESULT.missing} href={routes.estimate} />;
  return (
    <OwnForms>
      <ResultScreen
        estimate={estimate}
        styleUrl={mapStyleUrl(env())}
        comparableAction={comparableAction}
        sellAction={sellEstimatedAction}
        keepAction={keepEstimateAction}
        followAction={followEstimateAction}
        isSignedIn={(await loadReader()).userId !== null}
        keepingHref={await keepingHref(id, estimateRoutes.result(id))}
      />
    </OwnForms>
  );
}
