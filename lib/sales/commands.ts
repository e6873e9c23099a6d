import type { AuditAction } from "../audit/actions.ts";
import { recordAudit } from "../audit/commands/record-audit.ts";
import { DomainError } from "../kernel/errors.ts";
import { isId, newId } from "../kernel/ids.ts";
import { civilDay, HOUR_MS, startOfCivilDay } from "../kernel/time.ts";
import { notify } from "../notifications/commands/notify.ts";
import type { NotificationContent } from "../notifications/events.ts";
import { publishEvent } from "../notifications/live/commands/publish-event.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize, can } from "../policy/can.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";
import { concludeSale, freeProperty } from "./closing/commands.ts";
import { SALE_END_LABELS, SALE_FIELDS, SALE_NEWS } from "./copy.ts";
import {
  dayBounds,
  endReasonsOf,
  isWithin,
  loanDueBounds,
  partyOf,
  type RecordedStep,
  type SaleAction,
  type SaleDays,
  type SaleEndReason,
  type SaleEventKind,
  type SaleFacts,
  type SaleParty,
  saleRefusal,
  withdrawalEndOf,
} from "./rules.ts";
import type { LoanDeclaration, SaleEnding, SaleId, StepRecord } from "./schemas.ts";

const findSale = (tx: Transaction, id: string) =>
  tx.sale.findUnique({
    where: { id },
    include: {
      offer: { select: { financingType: true } },
      property: { select: { title: true } },
    },
  });
type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>;

/** A sale that somebody may do something in, as it was read. */
interface Opened {
  sale: SaleRow;
  facts: SaleFacts;
  party: SaleParty;
  today: string;
}

const daysOf = (sale: SaleRow): SaleDays => ({
  compromisPlannedOn: sale.compromisPlannedOn,
  compromisSignedOn: sale.compromisSignedOn,
  notifiedOn: sale.notifiedOn,
  withdrawalEndsOn: sale.withdrawalEndsOn,
  loanDueOn: sale.loanDueOn,
  loanAppliedOn: sale.loanAppliedOn,
  loanObtainedOn: sale.loanObtainedOn,
  deedPlannedOn: sale.deedPlannedOn,
  deedSignedOn: sale.deedSignedOn,
});

/**
 * A sale in which somebody may do that now. Buyer and seller may whatever became of their roles: to withdraw is
 * their right.
 * @throws {DomainError} sale.not-found, request.forbidden, and what the rules refuse it with
 */
async function openFor(
  tx: Transaction,
  saleId: string,
  action: SaleAction,
  actor: Actor,
  now: Date,
): Promise<Opened> {
  authorize(actor, "account.change");
  const sale = isId(saleId) ? await findSale(tx, saleId) : null;
  const party = sale && partyOf(sale, actor.userId, can(actor, "sales.record"));
  if (!sale || !party) throw new DomainError("sale.not-found");
  const today = civilDay(now);
  const facts: SaleFacts = {
    ...daysOf(sale),
    status: sale.status,
    openedOn: civilDay(sale.openedAt),
    needsLoan: sale.offer.financingType !== "cash",
  };
  const refusal = saleRefusal(facts, action, party, today);
  if (refusal !== null) throw new DomainError(refusal);
  return { sale, facts, party, today };
}

/** Something that happened in a sale. */
interface Happening {
  kind: SaleEventKind;
  action: AuditAction;
  day: string | null;
  changes: Partial<SaleDays>;
  /** What it comes to, where it ends the sale. */
  end?: { status: "concluded" } | { status: "fallen_through"; endReason: SaleEndReason };
}

/** Writes it from the state that was read, with its event and its audit line. @throws {DomainError} sale.moved */
async function advance(
  tx: Transaction,
  { sale }: Opened,
  { kind, action, day, changes, end }: Happening,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { count } = await tx.sale.updateMany({
    where: { id: sale.id, status: "open", ...daysOf(sale) },
    data: { ...changes, ...(end ? { ...end, endedAt: now } : {}) },
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

/** Tells buyer, seller and looper, and their open pages. */
async function tell(
  tx: Transaction,
  { id: saleId, property, ...sale }: SaleRow,
  newsOf: (
    about: { saleId: string; title: string; viewpoint: Viewpoint },
    userId: string,
  ) => NotificationContent | null,
  now: Date,
): Promise<void> {
  const parties = [
    { userId: sale.buyerId, viewpoint: "buyer" },
    { userId: sale.sellerId, viewpoint: "seller" },
    { userId: sale.ambassadorId, viewpoint: "ambassador" },
  ] as const;
  for (const { userId, viewpoint } of parties) {
    if (userId === null) continue;
    const news = newsOf({ saleId, title: property.title, viewpoint }, userId);
    if (news !== null) await notify(tx, { userId, ...news }, now);
    await publishEvent(tx, userId, { kind: "sale", data: { saleId } }, now);
  }
}

/** Tells all but who did it that the sale went on. */
async function tellAdvance(
  tx: Transaction,
  { sale }: Opened,
  { kind, day }: Pick<Happening, "kind" | "day">,
  actor: Actor,
  now: Date,
): Promise<void> {
  const step = SALE_NEWS[kind](day);
  await tell(
    tx,
    sale,
    (about, userId) =>
      userId === actor.userId ? null : { event: "sale.advanced", data: { ...about, step } },
    now,
  );
}

/** Ends a sale without a deed: the home is for sale again, and all are told, who did it too. */
async function fallThrough(
  tx: Transaction,
  opened: Opened,
  { kind, endReason }: { kind: SaleEventKind; endReason: SaleEndReason },
  actor: Actor,
  now: Date,
): Promise<void> {
  const end = { status: "fallen_through", endReason } as const;
  const action = "sale.fallen-through";
  await advance(tx, opened, { kind, action, day: opened.today, changes: {}, end }, actor, now);
  await freeProperty(tx, opened.sale, now);
  const reason = SALE_END_LABELS[endReason];
  await tell(
    tx,
    opened.sale,
    (about) => ({ event: "sale.fallen-through", data: { ...about, reason } }),
    now,
  );
}

const RECORDED_EVENTS = {
  "plan-compromis": "compromis_planned",
  "sign-compromis": "compromis_signed",
  "notify-compromis": "compromis_notified",
  "plan-deed": "deed_planned",
  "sign-deed": "deed_signed",
} as const satisfies Record<RecordedStep, SaleEventKind>;

/** What a record changes of a sale. @throws {DomainError} request.invalid for a day that can't be */
function changesOf(
  { facts, today }: Opened,
  { step, day, loanDueOn }: StepRecord,
): Partial<SaleDays> {
  const bounds = dayBounds(facts, step, today);
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
      return { compromisSignedOn: day, loanDueOn };
    }
    case "notify-compromis":
      return { notifiedOn: day, withdrawalEndsOn: withdrawalEndOf(day) };
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
    const opened = await openFor(tx, saleId, step, actor, now);
    const changes = changesOf(opened, input);
    const kind = RECORDED_EVENTS[step];
    if (step !== "sign-deed") {
      const action = "sale.step-recorded";
      await advance(tx, opened, { kind, action, day, changes }, actor, now);
      await tellAdvance(tx, opened, { kind, day }, actor, now);
      return;
    }
    const end = { status: "concluded" } as const;
    await advance(tx, opened, { kind, action: "sale.concluded", day, changes, end }, actor, now);
    const noon = new Date(startOfCivilDay(day).getTime() + 12 * HOUR_MS);
    await concludeSale(tx, opened.sale, noon < now ? noon : now, now);
    await tell(tx, opened.sale, (about) => ({ event: "sale.concluded", data: about }), now);
  });
  return { saleId };
}

/**
 * The buyer withdraws within the ten days, or before they begin: no reason is asked for.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.too-late, sale.moved
 */
export async function withdrawFromSale(
  { saleId }: SaleId,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    const opened = await openFor(tx, saleId, "withdraw", actor, now);
    await fallThrough(tx, opened, { kind: "withdrawn", endReason: "buyer_withdrew" }, actor, now);
  });
  return { saleId };
}

const LOAN = {
  applied: { action: "apply-loan", kind: "loan_applied", column: "loanAppliedOn" },
  obtained: { action: "obtain-loan", kind: "loan_obtained", column: "loanObtainedOn" },
} as const;

/**
 * What the buyer says of the loan, from today on; refused, it ends the sale.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.no-loan, sale.not-yet, sale.moved
 */
export async function declareLoan(
  { saleId, outcome }: LoanDeclaration,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    if (outcome === "refused") {
      const opened = await openFor(tx, saleId, "refuse-loan", actor, now);
      const end = { kind: "loan_refused", endReason: "loan_refused" } as const;
      await fallThrough(tx, opened, end, actor, now);
      return;
    }
    const { action, kind, column } = LOAN[outcome];
    const opened = await openFor(tx, saleId, action, actor, now);
    const { today: day } = opened;
    const declared = {
      kind,
      action: "sale.loan-declared",
      day,
      changes: { [column]: day },
    } as const;
    await advance(tx, opened, declared, actor, now);
    await tellAdvance(tx, opened, { kind, day }, actor, now);
  });
  return { saleId };
}

/**
 * Ends a sale without a deed, for a reason that applies to where it stands.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.moved, request.invalid
 */
export async function endSale(
  { saleId, reason }: SaleEnding,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    const opened = await openFor(tx, saleId, "end", actor, now);
    const { facts, party, today } = opened;
    if (!endReasonsOf(facts, party, today).includes(reason)) {
      throw new DomainError("request.invalid", { reason: SALE_FIELDS.reasonNow });
    }
    await fallThrough(tx, opened, { kind: "fallen_through", endReason: reason }, actor, now);
  });
  return { saleId };
}
