import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { countLeads } from "@/lib/trust/leads/queries/count-leads";
import { listQualifiedLeads } from "@/lib/trust/leads/queries/list-qualified-leads";
import { LEAD_LISTS } from "@/lib/trust/leads/rules";
import { LEAD_QUALIFICATION } from "./copy";
import { LeadQualificationScreen } from "./LeadQualificationScreen";

export const metadata = pageMetadata({ title: LEAD_QUALIFICATION.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/lead-qualification");
  const query = await searchParams;
  const view = oneOf(LEAD_LISTS, query.filtre);
  const cursor = textOf(query.suite);
  return (
    <LeadQualificationScreen
      view={view}
      handedOver={query.fait === "confie"}
      isFirst={cursor === null}
      counts={await countLeads(actor)}
      page={await listQualifiedLeads(actor, { view, cursor })}
    />
  );
}
