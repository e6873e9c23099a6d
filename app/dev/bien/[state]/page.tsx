import { notFound } from "next/navigation";
import { costSlot } from "@/app/(public)/bien/[id]/_parts/cost-slot";
import { ListingPage } from "@/app/(public)/bien/[id]/_parts/ListingPage";
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
  return (
    <SiteShell prelaunch={false}>
      <ListingPage
        view={serialize({ listing: listingIn(state), similar: [], slots: slotsIn(state) })}
        ways={listingWays(listingIn(state))}
        url="http://localhost/bien/dev000000000"
        loanInputs={{}}
        chosenSlot={null}
        phone={null}
        mapStyleUrl={null}
        rooms={roomSlots({ ...roomsIn(state), title: listingIn(state).title })}
        cost={costSlot(listingIn(state), {})}
        history={null}
        mailbox={null}
      />
    </SiteShell>
  );
}
