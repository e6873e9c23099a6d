import { VISITS } from "@/components/space/visits/copy";
import { VisitsScreen } from "@/components/space/visits/VisitsScreen";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { listVisits } from "@/lib/visits/queries";
import { Head } from "../../../head";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/visits");
  const { filtre: filter, suite: after } = await searchParams;

  return (
    <>
      <Head title={VISITS.title} />
      <VisitsScreen
        view={await listVisits(actor, "ambassador", { filter, after })}
        path={spaceRoutes.ambassador.visits}
      />
    </>
  );
}
