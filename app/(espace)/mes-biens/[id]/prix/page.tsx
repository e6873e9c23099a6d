import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { findPriceChange } from "@/lib/mandate-signing/queries/find-price-change";
import { cancelSignatureAction, continueSignatureAction } from "../mandat/actions";
import { requestAmendmentAction, signAmendmentAction } from "./actions";
import { PRICE_CHANGE, priceNotice } from "./copy";
import { PriceChangeScreen } from "./PriceChangeScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/mes-biens/[id]/prix");
  return orNotFound(findPriceChange(id, actor));
});

export async function generateMetadata({ params }: PageProps) {
  const { title } = await load((await params).id);
  return pageMetadata({ title: PRICE_CHANGE.metaTitle(title) });
}

export default async function Page({ params, searchParams }: PageProps) {
  return (
    <PriceChangeScreen
      view={await load((await params).id)}
      notice={priceNotice((await searchParams).etat)}
      mailbox={<TestMailbox />}
      actions={{
        request: requestAmendmentAction,
        sign: signAmendmentAction,
        carryOn: continueSignatureAction,
        cancel: cancelSignatureAction,
      }}
    />
  );
}
