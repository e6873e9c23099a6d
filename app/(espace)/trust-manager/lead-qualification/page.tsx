import { LeadsScreen } from "@/app/(espace)/trust-manager/lead-qualification/LeadsScreen";
import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { LEADS } from "@/lib/content/fr/espace/trust-lists";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { countLeads, listQualifiedLeads } from "@/lib/trust/leads/queries";
import { LEAD_VIEWS } from "@/lib/trust/leads/rules";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/lead-qualification");
  const query = await searchParams;
  const view = oneOf(LEAD_VIEWS, query.filtre);
  const cursor = textOf(query.suite);
  return (
    <>
      <Head title={LEADS.title} />
      <LeadsScreen
        view={view}
        isFirst={cursor === null}
        counts={countLeads(actor)}
        page={listQualifiedLeads(actor, { view, cursor })}
      />
    </>
  );
}
