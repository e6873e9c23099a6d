import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { EVENT_LABELS } from "@/lib/payouts/copy";
import { findEntry } from "@/lib/payouts/entries/queries/find-entry";
import { reverseEntryAction } from "../../actions";
import { ENTRY } from "../../copy";
import { EntryScreen } from "./EntryScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/commissions/lignes/[id]");
  const entry = await orNotFound(findEntry(actor, id));
  return { entry, isOwn: entry.looper.id === actor.userId };
});

export async function generateMetadata({ params }: PageProps) {
  const { event, property } = (await load((await params).id)).entry;
  return pageMetadata({ title: ENTRY.metaTitle(EVENT_LABELS[event], property) });
}

/** /trust-manager/commissions/lignes/{id}: one line of a looper's ledger, which the team can take back. */
export default async function Page({ params, searchParams }: PageProps) {
  const { entry, isOwn } = await load((await params).id);
  const { fait } = await searchParams;
  return (
    <EntryScreen
      entry={entry}
      isOwn={isOwn}
      done={fait === "oui" ? ENTRY.done : null}
      action={reverseEntryAction}
    />
  );
}
