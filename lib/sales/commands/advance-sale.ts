import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { SaleDays, SaleEndReason, SaleEventKind } from "../rules.ts";
import { type OpenedSale, saleDaysOf } from "./sale-for-action.ts";

/** Something that happened in a sale. */
export interface SaleHappening {
  kind: SaleEventKind;
  action: AuditAction;
  day: string | null;
  changes: Partial<SaleDays>;
  /** Why the sale ends without a deed, where it does. */
  endReason?: SaleEndReason;
}

/** Writes it from the state that was read, with its event and its audit line. @throws {DomainError} sale.moved */
export async function advanceSale(
  tx: Transaction,
  { sale, next }: OpenedSale,
  { kind, action, day, changes, endReason }: SaleHappening,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { count } = await tx.sale.updateMany({
    where: { id: sale.id, status: sale.status, ...saleDaysOf(sale) },
    data: {
      ...changes,
      status: next,
      ...(endReason && { endReason }),
      ...(next !== sale.status && { endedAt: now }),
    },
  });
  if (count === 0) throw new DomainError("sale.moved");
  await tx.saleEvent.create({
    data: { id: newId(), saleId: sale.id, kind, at: now, actorId: actor.userId, day },
  });
  await recordAudit(
    tx,
    { action, subject: { type: "sale", id: sale.id }, actor, detail: { step: kind, day } },
    now,
  );
}
