import type { AuditAction } from "../../audit/actions.ts";
import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { type SaleDays, type SaleEndReason, type SaleEventKind, teamDueAt } from "../rules.ts";
import { type OpenedSale, saleDaysOf } from "./sale-for-action.ts";
import { settleSaleStep } from "./settle-sale-step.ts";

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
  { sale, next, party }: OpenedSale,
  { kind, action, day, changes, endReason }: SaleHappening,
  actor: Actor,
  now: Date,
): Promise<void> {
  const zone = zoneOf(sale.property.communeCode);
  const days = { ...saleDaysOf(sale), ...changes };
  const { count } = await tx.sale.updateMany({
    where: { id: sale.id, status: sale.status, ...saleDaysOf(sale) },
    data: {
      ...changes,
      teamDueAt: teamDueAt(days, civilDay(now, zone), zone),
      status: next,
      ...(endReason && { endReason }),
      ...(next !== sale.status && { endedAt: now }),
    },
  });
  if (count === 0) throw new DomainError("sale.moved");
  if (party === "trust_manager") await settleSaleStep(tx, sale, actor, now);
  await tx.saleEvent.create({
    data: { id: newId(), saleId: sale.id, kind, at: now, actorId: actor.userId, day },
  });
  await recordAudit(
    tx,
    { action, subject: { type: "sale", id: sale.id }, actor, detail: { step: kind, day } },
    now,
  );
}
