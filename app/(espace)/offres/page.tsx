import { OFFERS } from "@/components/space/offers/copy";
import { OffersScreen } from "@/components/space/offers/OffersScreen";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listOffers } from "@/lib/offers/queries";
import { viewpointOf } from "@/lib/policy/viewpoint";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";

export async function generateMetadata() {
  const viewpoint = viewpointOf(await pageActor("/offres"));
  return pageMetadata({ title: viewpoint ? OFFERS.titles[viewpoint] : OFFERS.title });
}

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/offres");
  const { filtre: filter, suite: after } = await searchParams;
  const viewpoint = viewpointOf(actor);
  return (
    <OffersScreen
      view={await listOffers(actor, viewpoint, { filter, after })}
      path={spaceRoutes.offers}
    />
  );
}
