import { PAYMENTS } from "@/components/space/payments-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { listSellerDues } from "@/lib/dues/queries/list-seller-dues";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { pageMetadata } from "../../../page-metadata";
import { PaymentsScreen } from "./PaymentsScreen";

export const metadata = pageMetadata({ title: PAYMENTS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/seller/payments");
  const { suite } = await searchParams;
  return <PaymentsScreen view={await listSellerDues(actor, { after: textOf(suite) })} />;
}
