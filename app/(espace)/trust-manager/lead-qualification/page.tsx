import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { readListFilter } from "@/lib/kernel/list-filter";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import { countLeads } from "@/lib/trust/leads/queries/count-leads";
import { listLoopersInForce } from "@/lib/trust/leads/queries/list-loopers-in-force";
import {
  leadFilterOptions,
  listQualifiedLeads,
} from "@/lib/trust/leads/queries/list-qualified-leads";
import { isDecided, LEAD_LISTS, leadSorts } from "@/lib/trust/leads/rules";
import { moveLeadsAction } from "./actions";
import { LEAD_QUALIFICATION } from "./copy";
import { LeadQualificationScreen } from "./LeadQualificationScreen";

export const metadata = pageMetadata({ title: LEAD_QUALIFICATION.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/lead-qualification");
  const query = await searchParams;
  const view = oneOf(LEAD_LISTS, query.filtre);
  const sort = readSort(query, leadSorts(view));
  const filter = readListFilter(query);
  const cursor = textOf(query.suite);
  return (
    <LeadQualificationScreen
      view={view}
      sort={sort}
      filter={filter}
      options={await leadFilterOptions(actor, view)}
      handedOver={query.fait === "confie"}
      isFirst={cursor === null}
      counts={await countLeads(actor)}
      page={await listQualifiedLeads(actor, { view, sort, filter, cursor })}
      loopers={isDecided(view) ? [] : await listLoopersInForce(actor)}
      action={moveLeadsAction}
    />
  );
}
