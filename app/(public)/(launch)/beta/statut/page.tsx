import { Head } from "@/app/head";
import { TestMailbox } from "@/app/test-mailbox";
import { LinkButton } from "@/components/ui/Button";
import { WAITLIST } from "@/components/waitlist/copy";
import { DoorScreen } from "@/components/waitlist/DoorScreen";
import { SpentLink } from "@/components/waitlist/SpentLink";
import { routes } from "@/lib/routes/public";
import { findWaitlistStatus } from "@/lib/waitlist/queries";
import { eraseEntryAction } from "./actions";
import { StatusScreen } from "./StatusScreen";

const { status, erase } = WAITLIST;

type Query = Record<"jeton" | "etat", string | string[] | undefined>;

/** Where somebody without an account comes back to: their place, their code, their referrals. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { jeton, etat } = await searchParams;
  if (etat === "efface") return <Erased />;
  const view = findWaitlistStatus(jeton, new Date());
  if (!view) {
    return (
      <>
        <Head title={status.spentHeading} />
        <SpentLink title={status.spentHeading} lead={status.spent} mailbox={<TestMailbox />} />
      </>
    );
  }
  return (
    <>
      <Head title={status.title} />
      <StatusScreen
        view={view}
        token={String(jeton)}
        eraseAction={eraseEntryAction}
        mailbox={<TestMailbox className="mt-6" />}
      />
    </>
  );
}

function Erased() {
  return (
    <>
      <Head title={erase.doneHeading} />
      <DoorScreen
        house="open"
        eyebrow={WAITLIST.eyebrow}
        title={erase.doneHeading}
        lead={erase.done}
      >
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <LinkButton href={routes.search} size="lg">
            {erase.doneBack}
          </LinkButton>
          <LinkButton href={routes.beta} variant="secondary" size="lg" className="for-strangers">
            {erase.doneAgain}
          </LinkButton>
        </div>
      </DoorScreen>
    </>
  );
}
