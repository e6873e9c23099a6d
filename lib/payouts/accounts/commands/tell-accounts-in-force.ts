import { isSingleAddress } from "../../../kernel/email.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { earningRoutes } from "../../../routes/payouts.ts";
import { listAccountsInForce } from "../queries/list-accounts-in-force.ts";

/** Tells loopers that an account which waited is in force; once each, and not of one that another has replaced. */
export async function tellAccountsInForce(now: Date): Promise<void> {
  for (const account of await listAccountsInForce(now)) {
    const { id, looperId, lastFour, firstName, email, isLast } = account;
    await writer().$transaction(async (tx) => {
      const { count } = await tx.payoutAccount.updateMany({
        where: { id, notifiedAt: null },
        data: { notifiedAt: now },
      });
      if (count === 0 || !isLast) return;
      const data = { lastFour };
      await notify(tx, { userId: looperId, event: "payout.account-in-force", data }, now);
      if (!isSingleAddress(email)) return;
      const link = absoluteUrl(earningRoutes.account);
      const mail = newMail("payout-account-in-force", { firstName, lastFour, link });
      await queueMail(tx, { mail, to: email, userId: looperId }, now);
    });
  }
}
