import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { countLeads } from "@/lib/trust/leads/queries/count-leads";
import { listLoopersInForce } from "@/lib/trust/leads/queries/list-loopers-in-force";
import { listQualifiedLeads } from "@/lib/trust/leads/queries/list-qualified-leads";
import { LEAD_VIEWS } from "@/lib/trust/leads/rules";
import { handOverLeadAction } from "./actions";
import { LEADS } from "./copy";
import { LeadsScreen } from "./LeadsScreen";

export const metadata = pageMetadata({ title: LEADS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/lead-qualification");
  const query = await searchParams;
  const view = oneOf(LEAD_VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  return (
    <LeadsScreen
      view={view}
      handedOver={query.fait === "confie"}
      isFirst={cursor === null}
      counts={countLeads(actor)}
      loopers={await listLoopersInForce(actor)}
      handOver={handOverLeadAction}
      page={listQualifiedLeads(actor, { view, cursor })}
    />
  );
}
