import { OFFERS } from "@/components/space/offers/copy";
import { OffersScreen } from "@/components/space/offers/OffersScreen";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listOffers } from "@/lib/offers/queries";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";

export const metadata = pageMetadata({ title: OFFERS.titles.seller });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/seller/offers");
  const { filtre: filter, suite: after } = await searchParams;

  return (
    <OffersScreen
      view={await listOffers(actor, "seller", { filter, after })}
      path={spaceRoutes.seller.offers}
    />
  );
}
