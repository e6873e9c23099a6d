import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listVisitedHomes } from "@/lib/payouts/entries/queries/list-visited-homes";
import { consentToVisitsAction } from "../actions";
import { LIMITS } from "../copy";
import { LimitsScreen } from "./LimitsScreen";

export const metadata = pageMetadata({ title: LIMITS.title });

/** /trust-manager/commissions/visites: homes whose paid visits come near the limit. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/commissions/visites");
  const { fait } = await searchParams;
  return (
    <LimitsScreen
      homes={await listVisitedHomes(actor)}
      done={fait === "oui" ? LIMITS.done : null}
      action={consentToVisitsAction}
    />
  );
}
