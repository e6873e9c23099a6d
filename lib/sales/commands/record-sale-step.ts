import { DomainError } from "../../kernel/errors.ts";
import { zoneOf } from "../../kernel/place.ts";
import { HOUR_MS, msAfter, startOfCivilDay } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { SALE_FIELDS } from "../copy.ts";
import {
  dayBounds,
  isWithin,
  loanDueBounds,
  loanDueEnd,
  type RecordedStep,
  type SaleDays,
  type SaleEventKind,
  withdrawalEndOf,
} from "../rules.ts";
import type { SaleId, StepRecord } from "../schemas.ts";
import { advanceSale } from "./advance-sale.ts";
import { concludeSale } from "./conclude-sale.ts";
import { type OpenedSale, saleForAction } from "./sale-for-action.ts";
import { tellAdvance, tellSaleParties } from "./tell-sale-parties.ts";

const RECORDED_EVENTS = {
  "plan-compromis": "compromis_planned",
  "sign-compromis": "compromis_signed",
  "notify-compromis": "compromis_notified",
  "plan-deed": "deed_planned",
  "sign-deed": "deed_signed",
} as const satisfies Record<RecordedStep, SaleEventKind>;

/** What a record changes of a sale. @throws {DomainError} request.invalid for a day that can't be */
function changesOf(
  { facts, moment, sale: { property } }: OpenedSale,
  { step, day, loanDueOn }: StepRecord,
): Partial<SaleDays> {
  const bounds = dayBounds(facts, step, moment);
  if (!isWithin(day, bounds)) {
    throw new DomainError("request.invalid", { day: SALE_FIELDS.dayBounds(bounds) });
  }
  switch (step) {
    case "plan-compromis":
      return { compromisPlannedOn: day };
    case "sign-compromis": {
      if (!facts.needsLoan) return { compromisSignedOn: day };
      const due = loanDueBounds(day);
      if (loanDueOn === undefined || !isWithin(loanDueOn, due)) {
        const text = loanDueOn === undefined ? SALE_FIELDS.loanDue : SALE_FIELDS.dayBounds(due);
        throw new DomainError("request.invalid", { loanDueOn: text });
      }
      return { compromisSignedOn: day, ...loanDueEnd(loanDueOn, property.communeCode) };
    }
    case "notify-compromis":
      return { notifiedOn: day, ...withdrawalEndOf(day, property.communeCode) };
    case "plan-deed":
      return { deedPlannedOn: day };
    case "sign-deed":
      return { deedSignedOn: day };
  }
}

/**
 * Records what happened, or is to happen, at the notary's. The deed concludes the sale.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.not-yet, sale.moved, request.invalid
 */
export async function recordStep(
  input: StepRecord,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  const { saleId, step, day } = input;
  await writer().$transaction(async (tx) => {
    const opened = await saleForAction(tx, saleId, step, actor, now);
    const changes = changesOf(opened, input);
    const kind = RECORDED_EVENTS[step];
    if (opened.next === "open") {
      const action = "sale.step-recorded";
      await advanceSale(tx, opened, { kind, action, day, changes }, actor, now);
      await tellAdvance(tx, opened, { kind, day }, actor, now);
      return;
    }
    await advanceSale(tx, opened, { kind, action: "sale.concluded", day, changes }, actor, now);
    const zone = zoneOf(opened.sale.property.communeCode);
    const noon = msAfter(startOfCivilDay(day, zone), 12 * HOUR_MS);
    await concludeSale(tx, opened.sale, noon < now ? noon : now, now);
    await tellSaleParties(
      tx,
      opened.sale,
      (about) => ({ event: "sale.concluded", data: about }),
      now,
    );
  });
  return { saleId };
}
