import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { pageActor } from "@/lib/auth/page-actor";
import { listDiffusion } from "@/lib/diffusion/queries/list-diffusion";
import { safeCallback } from "@/lib/kernel/callback";
import type { Parameters } from "@/lib/kernel/parameters";
import { findMandateOf } from "@/lib/mandate-signing/queries/find-mandate-of-home";
import {
  addPartyAction,
  cancelSignatureAction,
  continueSignatureAction,
  removePartyAction,
  requestDiffusionAction,
  requestMandateAction,
  setSellingAction,
  signAcceptanceAction,
  signDiffusionAction,
  signMandateAction,
  signWithdrawalAction,
  withdrawConsentAction,
  withdrawMandateAction,
} from "./actions";
import { MANDATE, mandateNotice } from "./copy";
import { MandateScreen } from "./MandateScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/mes-biens/[id]/mandat");
  return orNotFound(findMandateOf(id, actor));
});

export async function generateMetadata({ params }: PageProps) {
  const { title } = await load((await params).id);
  return pageMetadata({ title: MANDATE.metaTitle(title) });
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const view = await load(id);
  const actor = await pageActor("/mes-biens/[id]/mandat");
  const { [id]: portals = [] } = await listDiffusion([id], actor);
  const { etat, retour } = await searchParams;
  return (
    <MandateScreen
      view={view}
      portals={portals}
      back={safeCallback(retour)}
      notice={mandateNotice(etat)}
      mailbox={<TestMailbox />}
      actions={{
        request: requestMandateAction,
        sign: {
          mandate: signMandateAction,
          acceptance: signAcceptanceAction,
          withdrawal: signWithdrawalAction,
          diffusion: signDiffusionAction,
        },
        carryOn: continueSignatureAction,
        cancel: cancelSignatureAction,
        withdraw: withdrawMandateAction,
        diffuse: requestDiffusionAction,
        keepOff: withdrawConsentAction,
        add: addPartyAction,
        remove: removePartyAction,
        selling: setSellingAction,
      }}
    />
  );
}
