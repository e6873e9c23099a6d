import { pageActor } from "@/lib/auth/page-actor";
import { listEstimates } from "@/lib/estimates/queries/list-estimates";
import { pageMetadata } from "../../page-metadata";
import { deleteEstimateAction } from "./actions";
import { ESTIMATES } from "./copy";
import { EstimatesScreen } from "./EstimatesScreen";

export const metadata = pageMetadata({ title: ESTIMATES.title });

export default async function Page() {
  const actor = await pageActor("/estimations");
  return (
    <EstimatesScreen estimates={await listEstimates(actor)} deleteAction={deleteEstimateAction} />
  );
}
