import { Head } from "@/app/head";
import { LeadsScreen } from "@/components/espace/trust/LeadsScreen";
import { LEADS } from "@/lib/content/fr/espace/trust-lists";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { countLeads, listQualifiedLeads } from "@/lib/trust/leads/queries";
import { LEAD_VIEWS } from "@/lib/trust/leads/rules";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/lead-qualification");
  const query = await searchParams;
  const view = readChoice(query.vue, LEAD_VIEWS, "open");
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={LEADS.title} />
      <LeadsScreen
        view={view}
        isFirst={cursor === ""}
        counts={countLeads(actor)}
        page={listQualifiedLeads(actor, { view, cursor })}
      />
    </>
  );
}
