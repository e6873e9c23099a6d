import { VISITS } from "@/components/visits/copy";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { VisitsPage } from "../../visites/visits-page";

export const metadata = pageMetadata({ title: VISITS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  return (
    <VisitsPage
      actor={await pageActor("/buyer/visits")}
      viewpoint="buyer"
      path={spaceRoutes.buyer.visits}
      searchParams={searchParams}
    />
  );
}
