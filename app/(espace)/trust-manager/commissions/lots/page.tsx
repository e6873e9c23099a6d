import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { listBatches } from "@/lib/payouts/batches/queries/list-batches";
import { BATCHES } from "../copy";
import { BatchesScreen } from "./BatchesScreen";

export const metadata = pageMetadata({ title: BATCHES.title });

/** /trust-manager/commissions/lots: the batches of payments, the last first. */
export default async function Page() {
  const actor = await pageActor("/trust-manager/commissions/lots");
  return <BatchesScreen batches={await listBatches(actor)} />;
}
