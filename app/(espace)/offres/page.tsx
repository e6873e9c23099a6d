import { OFFERS } from "@/components/offers/copy";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { viewpointOf } from "@/lib/policy/viewpoint";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { OffersPage } from "./offers-page";

export async function generateMetadata() {
  const viewpoint = viewpointOf(await pageActor("/offres"));
  return pageMetadata({ title: viewpoint ? OFFERS.titles[viewpoint] : OFFERS.title });
}

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/offres");
  return (
    <OffersPage
      actor={actor}
      viewpoint={viewpointOf(actor)}
      path={spaceRoutes.offers}
      searchParams={searchParams}
    />
  );
}
