import { Missing } from "@/components/layout/Missing";
import { isId } from "@/lib/kernel/ids";
import { pack } from "@/lib/kernel/packed";
import { findListingPage } from "@/lib/listings/queries";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { routes } from "@/lib/routes/public";
import { Head } from "../../../head";
import { LISTING } from "./_parts/copy";
import { ListingPage } from "./_parts/ListingPage";
import { planSlots } from "./_parts/plan-slots";
import { listingHead } from "./listing-head";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * A listing, or word that it is not there. The status of the latter, 404 or 410, is the proxy's: a
 * page can't answer 410, and Next's own `notFound` sends an empty body, which only a script fills.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const found = await findListingPage(id);
  if (found.kind !== "found") return <Missing copy={LISTING[found.kind]} />;
  const query = await searchParams;
  const url = `${env().APP_URL}${routes.listing(id)}`;
  return (
    <>
      <Head {...listingHead(found.listing)} />
      <ListingPage
        view={pack({ listing: found.listing, similar: found.similar, slots: found.slots })}
        url={url}
        loanInputs={query}
        chosenSlot={isId(query.creneau) ? query.creneau : null}
        mapStyleUrl={mapStyleUrl(env())}
        plan={planSlots(found.plans, found.listing.title)}
      />
    </>
  );
}
