import { notFound } from "next/navigation";
import { Closing } from "@/app/(public)/bien/[id]/_parts/Closing";
import { ListingPage } from "@/app/(public)/bien/[id]/_parts/ListingPage";
import { Notices } from "@/app/(public)/bien/[id]/_parts/Notices";
import { roomSlots } from "@/app/(public)/bien/[id]/_parts/room-slots";
import { listingWays } from "@/app/(public)/bien/[id]/_parts/ways";
import { SiteShell } from "@/components/layout/SiteShell";
import { serialize } from "@/lib/kernel/serialize";
import { listingIn, roomsIn, STATES, slotsIn } from "./fixtures";

/** The listing page in the states that the sample does not have; in development only. */
export default async function Page({ params }: { params: Promise<{ state: string }> }) {
  const { state: requested } = await params;
  const state = STATES.find((name) => name === requested);
  if (!state || process.env.NODE_ENV !== "development") notFound();
  const listing = listingIn(state);
  return (
    <SiteShell prelaunch={false}>
      <ListingPage
        view={serialize({ listing, similar: [], slots: slotsIn(state) })}
        ways={listingWays(listing)}
        url="http://localhost/bien/dev000000000"
        loanInputs={{}}
        chosenSlot={null}
        phone={null}
        mapStyleUrl={null}
        rooms={roomSlots({ ...roomsIn(state), title: listing.title })}
        notices={<Notices listing={listing} />}
        closing={<Closing listing={listing} history={null} />}
        mailbox={null}
      />
    </SiteShell>
  );
}
