import { cache } from "react";
import { TestMailbox } from "@/app/test-mailbox";
import { Missing } from "@/components/layout/Missing";
import { History } from "@/components/listings/History";
import { isId } from "@/lib/kernel/ids";
import { serialize } from "@/lib/kernel/serialize";
import { findListingPage } from "@/lib/listings/queries/find-listing-page";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { Closing } from "./_parts/Closing";
import { ListingPage } from "./_parts/ListingPage";
import { Notices } from "./_parts/Notices";
import { roomSlots } from "./_parts/room-slots";
import { MISSING_LISTING } from "./_parts/server-copy";
import { listingWays } from "./_parts/ways";
import { listingMetadata } from "./listing-metadata";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Read once a request, for the page and its metadata. */
const loadListing = cache(findListingPage);

export async function generateMetadata({ params }: PageProps) {
  const found = await loadListing((await params).id);
  return found.kind === "found"
    ? listingMetadata(found.listing)
    : pageMetadata({ title: MISSING_LISTING[found.kind].title });
}

/**
 * A listing, or word that it is not there. The status of the latter, 404 or 410, is the proxy's: a
 * page can't answer 410, and Next's own `notFound` sends an empty body, which only a script fills.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const found = await loadListing(id);
  if (found.kind !== "found") return <Missing copy={MISSING_LISTING[found.kind]} />;
  const query = await searchParams;
  const url = `${env().APP_URL}${routes.listing(id)}`;
  return (
    <ListingPage
      view={serialize({ listing: found.listing, similar: found.similar, slots: found.slots })}
      ways={listingWays(found.listing)}
      url={url}
      loanInputs={query}
      chosenSlot={isId(query.creneau) ? query.creneau : null}
      phone={env().SUPPORT_PHONE ?? null}
      mapStyleUrl={mapStyleUrl(env())}
      rooms={roomSlots({ ...found, title: found.listing.title })}
      notices={<Notices listing={found.listing} />}
      closing={
        <Closing
          listing={found.listing}
          history={found.history.length > 0 && <History items={found.history} />}
        />
      }
      mailbox={<TestMailbox />}
    />
  );
}
