import { VISITS } from "@/components/visits/copy";
import { VisitsScreen } from "@/components/visits/VisitsScreen";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { listVisits } from "@/lib/visits/queries/list-visits";
import { pageMetadata } from "../../../page-metadata";
import { VISIT_FORM_ACTIONS } from "../../visites/forms";

export const metadata = pageMetadata({ title: VISITS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/seller/visits");
  const { filtre: filter, suite: after } = await searchParams;

  return (
    <VisitsScreen
      view={await listVisits(actor, "seller", { filter, after })}
      path={spaceRoutes.seller.visits}
      forms={VISIT_FORM_ACTIONS}
    />
  );
}
