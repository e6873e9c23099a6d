import { findSaleInvoice } from "../../invoices/queries/find-sale-invoice.ts";
import { zoneOf } from "../../kernel/place.ts";
import { briefView } from "../../listings/brief.ts";
import { packageOf } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import {
  dayBounds,
  endReasonsOf,
  partyOf,
  RECORDED_STEPS,
  saleActionsOf,
  saleMoment,
} from "../rules.ts";
import { timelineOf } from "../timeline.ts";
import type { SaleEventView, SalePerson, SaleView } from "../views.ts";
import { type SaleDetailRow, saleForReader, saleTermsOf } from "./sale-detail.ts";
import { saleFactsOf } from "./sale-rows.ts";

const eventsOf = (saleId: string) =>
  reads()
    .selectFrom("SaleEvent")
    .select(["kind", "at", "actorId", "day"])
    .where("saleId", "=", saleId)
    .orderBy("at")
    .orderBy("id")
    .execute();

function looperOf(row: SaleDetailRow): SalePerson | null {
  const { looperFirstName, looperLastName, looperEmail: email, looperPhone: phone } = row;
  if (looperFirstName === null || email === null || phone === null) return null;
  return { name: `${looperFirstName} ${looperLastName}`, email, phone };
}

/**
 * A sale, as one of those who take part in it sees it, or a trust manager.
 * @throws {DomainError} sale.not-found
 */
export async function findSale(id: string, actor: Actor, now = new Date()): Promise<SaleView> {
  const { row, party } = await saleForReader(id, actor);
  const moment = saleMoment(now, zoneOf(row.communeCode));
  const facts = saleFactsOf(row);
  const { status, openedOn: _openedOn, needsLoan, ...days } = facts;
  const terms = saleTermsOf(row);
  // What was agreed stays what it was; where its terms were emptied the mandate says it.
  const fee = terms
    ? { feeCents: terms.fee.feeCents, estimated: terms.fee.mandateNumber === null }
    : packageOf(row);
  const actions = saleActionsOf(facts, party, moment);
  const bounds = RECORDED_STEPS.filter((step) => actions.includes(step)).map((step) => [
    step,
    dayBounds(facts, step, moment),
  ]);
  const events = await eventsOf(row.id);
  const readsInvoice = party === "seller" || party === "trust_manager";
  return {
    id: row.id,
    offerId: row.offerId,
    party,
    communeCode: row.communeCode,
    property: briefView(row),
    buyer: { name: row.buyerName, email: row.buyerEmail, phone: row.buyerPhone },
    seller: {
      name: `${row.sellerFirstName} ${row.sellerLastName}`,
      email: row.sellerEmail,
      phone: row.sellerPhone,
    },
    ambassador: looperOf(row),
    priceCents: row.agreedCents,
    feeCents: fee.feeCents,
    netCents: row.agreedCents - fee.feeCents,
    estimated: fee.estimated,
    financing: { type: row.financingType, approved: Boolean(row.financingApproved) },
    conditions: row.conditions,
    status,
    endReason: row.endReason,
    openedAt: fromDbInstant(row.openedAt),
    endedAt: fromDbInstant(row.endedAt),
    days,
    steps: timelineOf(facts, moment),
    actions,
    bounds: Object.fromEntries(bounds),
    needsLoan,
    endReasons: endReasonsOf(facts, party, moment),
    events: events.map(
      ({ kind, at, actorId, day }): SaleEventView => ({
        kind,
        at: fromDbInstant(at),
        by: actorId === null ? null : partyOf(row, actorId, true),
        day,
      }),
    ),
    invoice: readsInvoice ? await findSaleInvoice(row.id, now) : null,
    recordsPayments: party === "trust_manager" && can(actor, "invoices.settle"),
    hasRecord: terms !== null,
  };
}
