import { OFFERS } from "@/components/offers/copy";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { OffersPage } from "../../offres/offers-page";

export const metadata = pageMetadata({ title: OFFERS.titles.buyer });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  return (
    <OffersPage
      actor={await pageActor("/buyer/offers")}
      viewpoint="buyer"
      path={spaceRoutes.buyer.offers}
      searchParams={searchParams}
    />
  );
}
