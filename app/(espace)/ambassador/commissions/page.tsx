import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { getLedger } from "@/lib/looper/commissions/queries";
import { Head } from "../../../head";
import { CommissionsScreen } from "./CommissionsScreen";
import { COMMISSIONS } from "./copy";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/commissions");
  const { suite } = await searchParams;
  return (
    <>
      <Head title={COMMISSIONS.title} />
      <CommissionsScreen ledger={await getLedger(actor, { after: textOf(suite) })} />
    </>
  );
}
