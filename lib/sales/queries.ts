import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { civilDay } from "../kernel/time.ts";
import { BRIEF_COLUMNS, briefView } from "../listings/brief.ts";
import { isLastAmendment, isMandateOfHome } from "../mandates/queries/mandate-joins.ts";
import { packageOf } from "../mandates/rules.ts";
import { MANDATE_FIELDS } from "../mandates/sql.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize, can } from "../policy/can.ts";
import { readTerms, type SaleTerms } from "./record.ts";
import {
  dayBounds,
  endReasonsOf,
  partyOf,
  RECORDED_STEPS,
  type SaleFacts,
  type SaleParty,
  saleActionsOf,
} from "./rules.ts";
import { timelineOf } from "./timeline.ts";
import type { SaleEventView, SaleLine, SalePerson, SaleView } from "./views.ts";

const sales = () =>
  reads()
    .selectFrom("Sale as s")
    .innerJoin("Offer as o", "o.id", "s.offerId")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as se", "se.id", "s.sellerId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["s.id", "s.offerId", "s.buyerId", "s.sellerId", "s.ambassadorId", "s.status"])
    .select(["s.endReason", "s.openedAt", "s.endedAt", "s.compromisPlannedOn", "s.notifiedOn"])
    .select(["s.compromisSignedOn", "s.withdrawalEndsOn", "s.loanDueOn", "s.loanAppliedOn"])
    .select(["s.loanObtainedOn", "s.deedPlannedOn", "s.deedSignedOn"])
    .select(["s.priceCents as agreedCents", "o.financingType", "o.buyerName"])
    .select(["se.firstName as sellerFirstName", "se.lastName as sellerLastName", ...BRIEF_COLUMNS]);

type SaleRow = Awaited<ReturnType<ReturnType<typeof sales>["execute"]>>[number];

const factsOf = (row: SaleRow): SaleFacts => ({
  status: row.status,
  openedOn: civilDay(fromDbInstant(row.openedAt)),
  needsLoan: row.financingType !== "cash",
  compromisPlannedOn: row.compromisPlannedOn,
  compromisSignedOn: row.compromisSignedOn,
  notifiedOn: row.notifiedOn,
  withdrawalEndsOn: row.withdrawalEndsOn,
  loanDueOn: row.loanDueOn,
  loanAppliedOn: row.loanAppliedOn,
  loanObtainedOn: row.loanObtainedOn,
  deedPlannedOn: row.deedPlannedOn,
  deedSignedOn: row.deedSignedOn,
});

/** What a sale's own page has beside what lists have. */
const saleOf = (id: string) =>
  sales()
    .leftJoin("User as l", "l.id", "s.ambassadorId")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["s.terms", "o.financingApproved", "o.conditions", "o.buyerEmail", "o.buyerPhone"])
    .select(["se.email as sellerEmail", "se.phone as sellerPhone", ...MANDATE_FIELDS])
    .select(["l.firstName as looperFirstName", "l.lastName as looperLastName"])
    .select(["l.email as looperEmail", "l.phone as looperPhone"])
    .where("s.id", "=", id)
    .executeTakeFirst();

type SaleDetailRow = NonNullable<Awaited<ReturnType<typeof saleOf>>>;

const eventsOf = (saleId: string) =>
  reads()
    .selectFrom("SaleEvent")
    .select(["kind", "at", "actorId", "day"])
    .where("saleId", "=", saleId)
    .orderBy("at")
    .orderBy("id")
    .execute();

/** JSON columns are texts to this reader. */
const termsOf = ({ terms }: { terms: unknown }) =>
  readTerms(typeof terms === "string" ? JSON.parse(terms) : terms);

/** A sale of somebody who takes part in it, or of the team. @throws {DomainError} sale.not-found */
async function saleFor(
  id: string,
  actor: Actor,
): Promise<{ row: SaleDetailRow; party: SaleParty }> {
  authorize(actor, "account.read");
  const row = isId(id) ? await saleOf(id) : undefined;
  const party = row && partyOf(row, actor.userId, can(actor, "contracts.check"));
  const isLapsed = party === "ambassador" && !can(actor, "looping.read");
  if (!row || !party || isLapsed) throw new DomainError("sale.not-found");
  return { row, party };
}

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
  const { row, party } = await saleFor(id, actor);
  const today = civilDay(now);
  const facts = factsOf(row);
  const { status, openedOn: _openedOn, needsLoan, ...days } = facts;
  const terms = termsOf(row);
  // What was agreed stays what it was; before terms were written down the mandate says it.
  const fee = terms
    ? { feeCents: terms.fee.feeCents, estimated: terms.fee.mandateNumber === null }
    : packageOf(row);
  const actions = saleActionsOf(facts, party, today);
  const bounds = RECORDED_STEPS.filter((step) => actions.includes(step)).map((step) => [
    step,
    dayBounds(facts, step, today),
  ]);
  const events = await eventsOf(row.id);
  return {
    id: row.id,
    offerId: row.offerId,
    party,
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
    steps: timelineOf(facts, today),
    actions,
    bounds: Object.fromEntries(bounds),
    needsLoan,
    endReasons: endReasonsOf(facts, party, today),
    events: events.map(
      ({ kind, at, actorId, day }): SaleEventView => ({
        kind,
        at: fromDbInstant(at),
        by: actorId === null ? null : partyOf(row, actorId, true),
        day,
      }),
    ),
    hasRecord: terms !== null,
  };
}

/**
 * What a sale's record is made of, for those who may read the sale.
 * @throws {DomainError} sale.not-found, sale.no-record
 */
export async function findSaleTerms(
  id: string,
  actor: Actor,
): Promise<{ id: string; terms: SaleTerms }> {
  const { row } = await saleFor(id, actor);
  const terms = termsOf(row);
  if (terms === null) throw new DomainError("sale.no-record");
  return { id: row.id, terms };
}

function lineOf(row: SaleRow, party: SaleParty, now: Date): SaleLine {
  const isMine = ({ task }: SaleLine["current"][number]) => task?.who.includes(party) ?? false;
  const current = timelineOf(factsOf(row), civilDay(now))
    .filter(({ state }) => state === "current")
    .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return {
    id: row.id,
    property: briefView(row),
    party,
    buyerName: row.buyerName,
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    priceCents: row.agreedCents,
    status: row.status,
    openedAt: fromDbInstant(row.openedAt),
    current,
    // Whoever may still withdraw has nothing to do.
    isMine: current.some((step) => isMine(step) && step.task?.what !== "reflect"),
  };
}

const LISTED = 50;

/** The open sales that a person takes part in, the last one first. */
export async function listSales(actor: Actor, now = new Date()): Promise<SaleLine[]> {
  authorize(actor, "account.read");
  const { userId } = actor;
  const rows = await sales()
    .where("s.status", "=", "open")
    .where((eb) =>
      eb.or([
        eb("s.buyerId", "=", userId),
        eb("s.sellerId", "=", userId),
        eb("s.ambassadorId", "=", userId),
      ]),
    )
    .orderBy("s.openedAt", "desc")
    .orderBy("s.id", "desc")
    .limit(LISTED)
    .execute();
  return rows.flatMap((row) => {
    const party = partyOf(row, userId, false);
    if (party === null || (party === "ambassador" && !can(actor, "looping.read"))) return [];
    return [lineOf(row, party, now)];
  });
}

/**
 * The open sales of all, the last one first, for a trust manager.
 * @returns `more` where there are others
 * @throws {DomainError} request.forbidden
 */
export async function listOpenSales(
  actor: Actor,
  now = new Date(),
): Promise<{ lines: SaleLine[]; more: boolean }> {
  authorize(actor, "contracts.check");
  const rows = await sales()
    .where("s.status", "=", "open")
    .orderBy("s.openedAt", "desc")
    .orderBy("s.id", "desc")
    .limit(LISTED + 1)
    .execute();
  const lines = rows
    .slice(0, LISTED)
    .map((row) => lineOf(row, partyOf(row, actor.userId, true) ?? "trust_manager", now));
  return { lines, more: rows.length > LISTED };
}
