import { LeadsScreen } from "@/app/(espace)/ambassador/leads/LeadsScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { LEADS } from "@/lib/content/fr/espace/looper";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { listLeads } from "@/lib/looper/leads/queries";
import { Head } from "../../../head";
import { moveLeadAction } from "./actions";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/leads");
  const { filtre, suite } = await searchParams;
  const view = listLeads(actor, { status: textOf(filtre), after: textOf(suite) });
  return (
    <>
      <Head title={LEADS.title} />
      <LeadsScreen view={view} move={moveLeadAction} />
    </>
  );
}
