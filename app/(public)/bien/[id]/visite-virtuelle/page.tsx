import { Head } from "@/app/head";
import { Missing } from "@/components/layout/Missing";
import { stationNumber } from "@/lib/listings/floor-plans/tour";
import { findTourPage } from "@/lib/listings/queries";
import { routes } from "@/lib/routes/public";
import { LISTING } from "../_parts/copy";
import { TOUR } from "./copy";
import { TourScreen } from "./TourScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A home's virtual tour; the status of what is not there is the proxy's, as for the listing's page. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const found = await findTourPage(id);
  if (found.kind === "none") return <Missing copy={TOUR.none} href={routes.listing(id)} />;
  if (found.kind !== "found") return <Missing copy={LISTING[found.kind]} />;
  const { listing, plans, stations } = found;
  const number = stationNumber((await searchParams).piece);
  const [first] = stations;
  const current = stations[number - 1] ?? first;
  if (!current) throw new Error(`the tour of ${id} has no station`);
  const { before } = LISTING.demonstration;
  const title = TOUR.headTitle(listing.title);
  return (
    <>
      {/* Search engines are led to the listing: the tour has no words of its own. */}
      <Head title={listing.isDemonstration ? before(title) : title} />
      <TourScreen listing={listing} plans={plans} stations={stations} current={current} />
    </>
  );
}
