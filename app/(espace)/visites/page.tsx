import { VISITS } from "@/components/visits/copy";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { viewpointOf } from "@/lib/policy/viewpoint";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { VisitsPage } from "./visits-page";

export const metadata = pageMetadata({ title: VISITS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/visites");
  return (
    <VisitsPage
      actor={actor}
      viewpoint={viewpointOf(actor)}
      path={spaceRoutes.visits}
      searchParams={searchParams}
    />
  );
}
