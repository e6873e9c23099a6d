import { OFFERS } from "@/components/space/offers/copy";
import { OffersScreen } from "@/components/space/offers/OffersScreen";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listOffers } from "@/lib/offers/queries";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";

export const metadata = pageMetadata({ title: OFFERS.titles.buyer });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/buyer/offers");
  const { filtre: filter, suite: after } = await searchParams;

  return (
    <OffersScreen
      view={await listOffers(actor, "buyer", { filter, after })}
      path={spaceRoutes.buyer.offers}
    />
  );
}
