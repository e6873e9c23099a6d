import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { BRAND } from "../../../content/brand.ts";
import { DomainError } from "../../../kernel/errors.ts";
import type { DocumentFile } from "../../../mandate-signing/document-file.ts";
import { documentPublisher } from "../../../mandate-signing/queries/document-publisher.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { env } from "../../../platform/env.ts";
import { unseal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { ibanContext } from "../../accounts/iban-context.ts";
import { executionDay, statementNumber } from "../../rules.ts";
import { type Transfer, transferXmlFile } from "../pain.ts";
import { batchFor } from "./batch-for-action.ts";

/** @throws {DomainError} payout.account-changed where somebody entered another account since it was prepared */
async function assertLastAccounts(
  tx: Transaction,
  payouts: readonly { looperId: string; account: { addedAt: Date } }[],
): Promise<void> {
  const last = await tx.payoutAccount.groupBy({
    by: ["looperId"],
    where: { looperId: { in: payouts.map(({ looperId }) => looperId) } },
    _max: { addedAt: true },
  });
  const addedAt = new Map(last.map(({ looperId, _max }) => [looperId, _max.addedAt?.getTime()]));
  const isLast = ({ looperId, account }: (typeof payouts)[number]) =>
    addedAt.get(looperId) === account.addedAt.getTime();
  if (!payouts.every(isLast)) throw new DomainError("payout.account-changed");
}

/**
 * The file of an approved batch, for the bank: the same bytes each time, so that a bank refuses it when it gets it twice.
 * From the first time on the batch can't be cancelled. Each time is written down.
 * @throws {DomainError} request.forbidden, batch.not-found, batch.moved; batch.no-account; payout.account-changed where a
 * looper entered another account since, or one that can't be read
 */
export async function takeFile(
  { batchId }: { batchId: string },
  actor: Actor,
  now = new Date(),
): Promise<DocumentFile> {
  return writer().$transaction(async (tx) => {
    const batch = await batchFor(tx, { batchId, action: "take-file" }, actor);
    const payerIban = env().PUBLISHER_IBAN ?? null;
    if (payerIban === null) throw new DomainError("batch.no-account");
    const { approvedAt, executeOn, payouts, fileTakenAt } = batch;
    if (approvedAt === null) throw new DomainError("batch.moved");
    // One that was given to the bank already is given again as it was.
    if (fileTakenAt === null) await assertLastAccounts(tx, payouts);
    const statements = await tx.payoutStatement.findMany({
      where: { payout: { batchId } },
      orderBy: [{ statement: { year: "asc" } }, { statement: { rank: "asc" } }],
      select: { payoutId: true, statement: { select: { year: true, rank: true } } },
    });
    const transfers = payouts.map((payout): Transfer => {
      const { id, looperId, accountId, account, amountCents } = payout;
      const iban = unseal(account.ibanSealed, ibanContext(accountId));
      if (iban === null) throw new DomainError("payout.account-changed");
      const numbers = statements
        .filter(({ payoutId }) => payoutId === id)
        .map(({ statement: { year, rank } }) => statementNumber(looperId, year, rank));
      const reference = `Commissions ${numbers.join(" ")}`;
      return { id, amountCents, holder: account.holder, iban, reference };
    });
    if (fileTakenAt === null) {
      await tx.payoutBatch.update({ where: { id: batchId }, data: { fileTakenAt: now } });
    }
    await recordAudit(
      tx,
      {
        action: "payout.file-taken",
        subject: { type: "payout-batch", id: batchId },
        actor,
        concernsId: null,
      },
      now,
    );
    const payer = { name: documentPublisher().name ?? BRAND.name, iban: payerIban };
    const day = executionDay(executeOn, fileTakenAt ?? now);
    const file = { id: batchId, createdAt: approvedAt, executeOn: day, payer, transfers };
    return {
      body: new TextEncoder().encode(transferXmlFile(file)),
      fileName: `virements-${batchId}.xml`,
    };
  });
}
