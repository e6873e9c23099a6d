"use server";

import { userAction } from "@/lib/auth/user-action";
import { withQuery } from "@/lib/kernel/query";
import { saveVat } from "@/lib/payouts/accounts/commands/save-vat";
import { setAccount } from "@/lib/payouts/accounts/commands/set-account";
import { payoutAccountSchema, vatSchema } from "@/lib/payouts/accounts/schemas";
import { earningRoutes } from "@/lib/routes/payouts";

const back = (fait: string) => ({
  redirectTo: withQuery(earningRoutes.account, { fait }),
});

export const setAccountAction = userAction(payoutAccountSchema, setAccount, () => back("compte"), {
  creates: "payout account",
});

export const saveVatAction = userAction(vatSchema, saveVat, () => back("tva"));
