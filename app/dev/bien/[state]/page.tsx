import { notFound } from "next/navigation";
import { ListingPage } from "@/app/(public)/bien/[id]/_parts/ListingPage";
import { SiteShell } from "@/components/layout/SiteShell";
import { pack } from "@/lib/kernel/packed";
import { listingIn, STATES, slotsIn } from "./fixtures";

/** The listing page in the states that the sample does not have; in development only. */
export default async function Page({ params }: { params: Promise<{ state: string }> }) {
  const { state: asked } = await params;
  const state = STATES.find((name) => name === asked);
  if (!state || process.env.NODE_ENV !== "development") notFound();
  return (
    <SiteShell prelaunch={false}>
      <ListingPage
        view={pack({ listing: listingIn(state), similar: [], slots: slotsIn(state) })}
        url="http://localhost/bien/dev000000000"
        loanInputs={{}}
        chosenSlot={null}
        mapStyleUrl={null}
        plan={null}
      />
    </SiteShell>
  );
}
