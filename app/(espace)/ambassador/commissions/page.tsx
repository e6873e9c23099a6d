import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { getLedger } from "@/lib/looper/commissions/queries";
import { pageMetadata } from "../../../page-metadata";
import { CommissionsScreen } from "./CommissionsScreen";
import { COMMISSIONS } from "./copy";

export const metadata = pageMetadata({ title: COMMISSIONS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/commissions");
  const { suite } = await searchParams;
  return <CommissionsScreen ledger={await getLedger(actor, { after: textOf(suite) })} />;
}
