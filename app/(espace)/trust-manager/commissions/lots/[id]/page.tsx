import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { civilDay } from "@/lib/kernel/time";
import { findBatch } from "@/lib/payouts/batches/queries/find-batch";
import {
  approveBatchAction,
  cancelBatchAction,
  recordPaidAction,
  recordRefusedAction,
} from "../../actions";
import { BATCHES } from "../../copy";
import { BatchScreen } from "./BatchScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/commissions/lots/[id]");
  return orNotFound(findBatch(actor, id));
});

export async function generateMetadata({ params }: PageProps) {
  const { id } = await load((await params).id);
  return pageMetadata({ title: BATCHES.of(id) });
}

/** /trust-manager/commissions/lots/{id}: one batch, its file, and what became of its payments. */
export default async function Page({ params, searchParams }: PageProps) {
  const batch = await load((await params).id);
  const { fait } = await searchParams;
  const done = typeof fait === "string" && Object.hasOwn(BATCHES.done, fait) ? fait : null;
  return (
    <BatchScreen
      batch={batch}
      today={civilDay(new Date())}
      done={done as keyof typeof BATCHES.done | null}
      actions={{
        approve: approveBatchAction,
        cancel: cancelBatchAction,
        paid: recordPaidAction,
        refused: recordRefusedAction,
      }}
    />
  );
}
