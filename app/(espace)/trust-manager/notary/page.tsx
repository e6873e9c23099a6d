import { redirect } from "next/navigation";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { trustListOf } from "@/lib/routes/space";
import { listOpenSales } from "@/lib/sales/queries/list-open-sales";
import { listNotaries } from "@/lib/trust/sales/queries/list-notaries";
import { SALES_PLACE } from "../contracts/copy";
import { NotaryScreen } from "./NotaryScreen";

export const metadata = pageMetadata({ title: SALES_PLACE.screens.notary.title });

/** /trust-manager/notary: the steps of sales under way, and the notaries of the directory. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/notary");
  // Concluded sales stood here too.
  if ((await searchParams).filtre === "sold")
    redirect(trustListOf("contracts", { filtre: "sold" }));
  return <NotaryScreen open={await listOpenSales(actor)} notaries={await listNotaries(actor)} />;
}
