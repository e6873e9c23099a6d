import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { TestMailbox } from "@/app/test-mailbox";
import { KeepCurrent } from "@/components/live/KeepCurrent";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { findOwnQuote } from "@/lib/quotes/queries/find-own-quote";
import { pageMetadata } from "../../../page-metadata";
import { seenMark } from "../../notifications/seen-mark";
import { QUOTE, quoteNotice } from "./copy";
import { QuoteScreen } from "./QuoteScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/devis/[id]");
  const asOf = await lastSequence();
  return { quote: await orNotFound(findOwnQuote(id, actor)), asOf, actor };
});

export async function generateMetadata({ params }: PageProps) {
  const { quote } = await load((await params).id);
  return pageMetadata({ title: QUOTE.title(quote.provider.name) });
}

/** /devis/{id}: a quote of one's own, from its request to the review. */
export default async function Page({ params, searchParams }: PageProps) {
  const { quote, asOf, actor } = await load((await params).id);
  const { etat } = await searchParams;
  const { id, state, answer, messages } = quote;
  return (
    <>
      <QuoteScreen quote={quote} notice={quoteNotice(etat)} mailbox={<TestMailbox />} />
      <KeepCurrent
        kinds={["notification"]}
        asOf={asOf}
        state={JSON.stringify([state, answer?.number, messages.length])}
      />
      {await seenMark(actor, { about: "quote", ids: [id] })}
    </>
  );
}
