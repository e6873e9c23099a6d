import { commissionView, ledgerPage } from "../../../commissions/queries/ledger-entries.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { pageOf, placeAfter } from "../../../kernel/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperLedgerView } from "../../views.ts";

const PAGE_LENGTH = 50;

/**
 * The ledger of one looper for the team, the last line first, with what it comes to and what of it was paid.
 * @throws {DomainError} request.forbidden; request.not-found where it has no line
 */
export async function findLooperLedger(
  actor: Actor,
  looperId: string,
  after: string | null = null,
): Promise<LooperLedgerView> {
  authorize(actor, "payouts.make");
  const person = isId(looperId)
    ? await reads()
        .selectFrom("User as u")
        .select(["u.firstName", "u.lastName"])
        .select((eb) => [
          eb
            .selectFrom("CommissionEntry as e")
            .select(({ fn }) => fn.sum<number | null>("e.amountCents").as("sum"))
            .whereRef("e.ambassadorId", "=", "u.id")
            .as("earnedCents"),
          eb
            .selectFrom("Payout as p")
            .select(({ fn, lit }) => fn.coalesce(fn.sum<number>("p.amountCents"), lit(0)).as("sum"))
            .whereRef("p.looperId", "=", "u.id")
            .where("p.paidOn", "is not", null)
            .as("paidCents"),
        ])
        .where("u.id", "=", looperId)
        .executeTakeFirst()
    : undefined;
  if (!person || person.earnedCents === null) throw new DomainError("request.not-found");
  const rows = await ledgerPage(looperId, placeAfter(after), PAGE_LENGTH + 1);
  const { page, nextCursor } = pageOf(rows, PAGE_LENGTH);
  return {
    name: `${person.firstName} ${person.lastName}`,
    earnedCents: person.earnedCents,
    paidCents: person.paidCents ?? 0,
    entries: page.map(commissionView),
    nextCursor,
  };
}
