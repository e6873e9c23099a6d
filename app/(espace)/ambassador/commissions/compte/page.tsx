import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { getAccount } from "@/lib/payouts/accounts/queries/get-account";
import { AccountScreen } from "./AccountScreen";
import { saveVatAction, setAccountAction } from "./actions";
import { ACCOUNT } from "./copy";

export const metadata = pageMetadata({ title: ACCOUNT.title });

/** /ambassador/commissions/compte: where a looper is paid to, and how they are invoiced. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/ambassador/commissions/compte");
  const { fait } = await searchParams;
  const done = typeof fait === "string" && Object.hasOwn(ACCOUNT.done, fait) ? fait : null;
  return (
    <AccountScreen
      account={await getAccount(actor)}
      done={done as keyof typeof ACCOUNT.done | null}
      actions={{ setAccount: setAccountAction, saveVat: saveVatAction }}
    />
  );
}
