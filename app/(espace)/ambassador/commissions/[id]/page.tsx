import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { LEDGER } from "@/components/payouts/copy";
import { EntryFacts } from "@/components/payouts/EntryFacts";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Card } from "@/components/ui/Card";
import { pageActor } from "@/lib/auth/page-actor";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import { findEntry } from "@/lib/payouts/entries/queries/find-entry";
import { earningRoutes } from "@/lib/routes/payouts";
import { spaceRoutes } from "@/lib/routes/space";

const LINKS = {
  entry: earningRoutes.commission,
  statement: (id: string) => earningRoutes.statement(id),
  visit: (id: string) => spaceRoutes.visit(id),
  sale: (id: string) => spaceRoutes.sale(id),
};

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/ambassador/commissions/[id]");
  return orNotFound(findEntry(actor, id));
});

export async function generateMetadata({ params }: PageProps) {
  const { event, property } = await load((await params).id);
  return pageMetadata({ title: LEDGER.metaTitle(EVENT_LABELS[event], property) });
}

/** /ambassador/commissions/{id}: one line of one's ledger, with what it is for. */
export default async function Page({ params }: PageProps) {
  const entry = await load((await params).id);
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={spaceRoutes.ambassador.commissions}>{LEDGER.backToLedger}</BackLink>
      <PageTitle title={EVENT_LABELS[entry.event]} lead={entry.property} />
      <Card flat className="p-5 md:p-6">
        <EntryFacts entry={entry} links={LINKS} />
      </Card>
    </div>
  );
}
