import { Missing } from "@/components/layout/Missing";
import { stationNumber } from "@/lib/listings/rooms/tour";
import { routes } from "@/lib/routes/public";
import { MISSING_LISTING } from "../_parts/server-copy";
import { TOUR } from "./copy";
import { TourScreen } from "./TourScreen";
import { loadTour, tourMetadata } from "./tour";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = tourMetadata;

/** A home's virtual tour; the status of what is not there is the proxy's, as for the listing's page. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const found = await loadTour(id);
  if (found.kind === "none") return <Missing copy={TOUR.none} href={routes.listing(id)} />;
  if (found.kind !== "found") return <Missing copy={MISSING_LISTING[found.kind]} />;
  const { listing, plans, stations } = found;
  const number = stationNumber((await searchParams).piece);
  const [first] = stations;
  const current = stations[number - 1] ?? first;
  if (!current) throw new Error(`the tour of ${id} has no station`);
  return <TourScreen listing={listing} plans={plans} stations={stations} current={current} />;
}
