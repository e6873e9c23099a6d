import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { msAfter } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { seal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { contactRoutes } from "../../../routes/contact.ts";
import { earningRoutes } from "../../../routes/payouts.ts";
import { ACCOUNT_WAIT_MS } from "../../rules.ts";
import { ibanContext } from "../iban-context.ts";
import type { TypedAccount } from "../schemas.ts";

/**
 * A looper says to which account they are paid. The first is payable at once; a change waits two days, in which nothing
 * is paid to either. They learn it by a mail that no choice turns off.
 * @throws {DomainError} request.forbidden; payout.demo
 */
export async function setAccount(
  { iban, holder }: TypedAccount,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ accountId: string }>> {
  authorize(actor, "looping.ledger");
  if (actor.isDemo) throw new DomainError("payout.demo");
  const { userId: looperId, firstName, email } = actor;
  return onceTransaction(async (tx) => {
    const former = await tx.payoutAccount.count({ where: { looperId } });
    const replaces = former > 0;
    const payableFrom = replaces ? msAfter(now, ACCOUNT_WAIT_MS) : now;
    const accountId = newId();
    const lastFour = iban.slice(-4);
    await tx.payoutAccount.create({
      data: {
        ...{ id: accountId, looperId, lastFour, holder },
        ibanSealed: seal(iban, ibanContext(accountId)),
        ...{ addedAt: now, payableFrom },
        // The first is in force with this mail.
        notifiedAt: replaces ? null : now,
      },
    });
    await recordAudit(
      tx,
      {
        action: "payout.account-changed",
        subject: { type: "user", id: looperId },
        actor,
        concernsId: looperId,
        detail: { lastFour },
      },
      now,
    );
    const data = { lastFour, payableFrom };
    await notify(tx, { userId: looperId, event: "payout.account-changed", data }, now);
    const mail = newMail("payout-account-changed", {
      ...{ firstName, lastFour, payableFrom, replaces },
      link: absoluteUrl(earningRoutes.account),
      contactLink: absoluteUrl(contactRoutes.form()),
    });
    await queueMail(tx, { mail, to: email, userId: looperId }, now);
    return { accountId };
  });
}
