import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { LinkButton } from "@/components/ui/Button";
import { WAITLIST } from "@/components/waitlist/copy";
import { HouseScreen } from "@/components/waitlist/HouseScreen";
import { SpentLink } from "@/components/waitlist/SpentLink";
import { routes } from "@/lib/routes/public";
import { findWaitlistStatus } from "@/lib/waitlist/queries/find-waitlist-status";
import { eraseEntryAction } from "./actions";
import { StatusScreen } from "./StatusScreen";

const { status, erase } = WAITLIST;

type Query = Record<"jeton" | "etat", string | string[] | undefined>;

interface PageProps {
  searchParams: Promise<Query>;
}

/** Looked up once a request, for the page and its metadata. */
const findByToken = cache((token: unknown) => findWaitlistStatus(token, new Date()));

export async function generateMetadata({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  if (etat === "efface") return pageMetadata({ title: erase.doneHeading });
  return pageMetadata({ title: (await findByToken(jeton)) ? status.title : status.spentHeading });
}

/** Where somebody without an account comes back to: their place, their code, their referrals. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  if (etat === "efface") return <Erased />;
  const view = await findByToken(jeton);
  if (!view) {
    return <SpentLink title={status.spentHeading} lead={status.spent} mailbox={<TestMailbox />} />;
  }
  return (
    <StatusScreen
      view={view}
      token={String(jeton)}
      eraseAction={eraseEntryAction}
      mailbox={<TestMailbox className="mt-6" />}
    />
  );
}

function Erased() {
  return (
    <HouseScreen
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
    </HouseScreen>
  );
}
