import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { KeepCurrent } from "@/components/live/KeepCurrent";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { lastSequence } from "@/lib/notifications/live/queries/last-event-sequence";
import { findExchange } from "@/lib/offers/queries/find-exchange";
import { seenMark } from "../../notifications/seen-mark";
import { shareFileAction } from "../actions";
import { OFFER_FORMS } from "../forms";
import { EXCHANGE, exchangeNotice } from "./copy";
import { ExchangeScreen } from "./ExchangeScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/offres/[id]");
  const asOf = await lastSequence();
  return { view: await orNotFound(findExchange(id, actor)), asOf };
});

export async function generateMetadata({ params }: PageProps) {
  const { view } = await load((await params).id);
  const { viewpoint, property } = view;
  return pageMetadata({ title: `${EXCHANGE.titles[viewpoint]}, ${property.title}` });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { etat } = await searchParams;
  const { view, asOf } = await load(id);
  const ids = view.offers.map((offer) => offer.id);
  return (
    <>
      <ExchangeScreen
        view={view}
        notice={exchangeNotice(etat)}
        actions={OFFER_FORMS}
        share={shareFileAction}
      />
      <KeepCurrent
        kinds={["offer", "sale"]}
        asOf={asOf}
        state={JSON.stringify(view.offers.map((offer) => [offer.id, offer.state]))}
      />
      {await seenMark(await pageActor("/offres/[id]"), { about: "offer", ids })}
    </>
  );
}
