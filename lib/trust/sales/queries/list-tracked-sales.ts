import { isOverdue } from "../../../invoices/rules.ts";
import { type ListPage, PAGE_LENGTH } from "../../../kernel/keyset.ts";
import { type FilterOptions, type ListFilter, NO_FILTER } from "../../../kernel/list-filter.ts";
import { zoneOf } from "../../../kernel/place.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { readSort, type Sort, sortedPageOf } from "../../../kernel/sorted-list.ts";
import { civilDay, TIME_ZONE } from "../../../kernel/time.ts";
import { packageOf } from "../../../mandates/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { sortedRows } from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { saleFactsOf } from "../../../sales/queries/sale-rows.ts";
import { partyOf, saleMoment } from "../../../sales/rules.ts";
import { remindersFor, timelineOf } from "../../../sales/timeline.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";
import {
  milestonesOf,
  nextMilestone,
  SALE_SORTS,
  type SaleListView,
  type SaleSort,
} from "../rules.ts";
import type { TrackedSale } from "../views.ts";
import { type SaleRow, saleHomes, sortedSales } from "./sale-rows.ts";

function invoiceOf(row: SaleRow, today: string): TrackedSale["invoice"] {
  const { invoiceNumber: number, invoicedCents, discountCents, dueOn, paidCents } = row;
  if (number === null || invoicedCents === null || discountCents === null || dueOn === null) {
    return null;
  }
  const restCents = invoicedCents - discountCents - (paidCents ?? 0);
  return { number, restCents, dueOn, isOverdue: isOverdue({ dueOn, restCents }, today) };
}

/** What its people can be reminded of by somebody of the team: nobody reminds for it in a sale in which they take part. */
function reminderOf(
  row: SaleRow,
  invoice: TrackedSale["invoice"],
  { userId }: Actor,
  now: Date,
): TrackedSale["reminder"] {
  const { saleStatus: status, openedAt, financingType, buyerId, saleSellerId: sellerId } = row;
  const isTracked = status !== null && openedAt !== null && financingType !== null;
  if (!isTracked || buyerId === null || sellerId === null) return null;
  const people = { buyerId, sellerId, ambassadorId: row.saleLooperId };
  if (partyOf(people, userId, true) !== "trust_manager") return null;
  if (invoice?.isOverdue) return row.sellerErasedAt === null ? "payment" : null;
  const facts = saleFactsOf({ ...row, status, openedAt, financingType });
  const steps = timelineOf(facts, saleMoment(now, zoneOf(row.communeCode)));
  const isWaiting = (["buyer", "seller"] as const).some(
    (side) => remindersFor(steps, side).length > 0,
  );
  return isWaiting ? "parties" : null;
}

function toView(row: SaleRow, actor: Actor, now: Date): TrackedSale {
  const { propertyId, saleId, title, city, status, sellerEmail, looperFirstName } = row;
  const { buyerName, buyerEmail, amountCents, priceCents } = row;
  const acceptedAt = fromDbInstant(row.acceptedAt);
  const soldAt = fromDbInstant(row.soldAt);
  const { tierName, feeCents, baseCents, estimated } = packageOf(row);
  const invoice = invoiceOf(row, civilDay(now, TIME_ZONE));
  const steps = milestonesOf({
    acceptedAt,
    underOfferAt: fromDbInstant(row.underOfferAt),
    offeredAt: fromDbInstant(row.offeredAt),
    financingApproved: Boolean(row.financingApproved),
    soldAt,
  });
  return {
    propertyId,
    saleId,
    title,
    city,
    isPublic: isPublicStatus(status),
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    sellerEmail,
    buyerName,
    buyerEmail,
    looperName: looperFirstName === null ? null : `${looperFirstName} ${row.looperLastName}`,
    priceCents,
    amountCents,
    acceptedAt,
    soldAt,
    updatedAt: fromDbInstant(row.updatedAt),
    tierName,
    feeCents,
    baseCents,
    estimated,
    invoice,
    steps,
    next: nextMilestone(steps),
    reminder: reminderOf(row, invoice, actor, now),
  };
}

/**
 * Sales with an accepted offer that is followed, with the listing under offer, or concluded; the newest first, unless
 * another order is asked for.
 * @throws {DomainError} request.forbidden
 */
export async function listTrackedSales(
  actor: Actor,
  {
    view,
    sort = readSort<SaleSort>({}, SALE_SORTS),
    filter = NO_FILTER,
    cursor,
  }: {
    view: SaleListView;
    sort?: Sort<SaleSort>;
    filter?: ListFilter;
    cursor?: string | null | undefined;
  },
  now = new Date(),
): Promise<ListPage<TrackedSale>> {
  authorize(actor, "contracts.check");
  const { looper, commune } = filter;
  const sales = sortedSales(view, sort.key, now)
    .$if(looper !== null, (rows) => rows.where("p.ambassadorId", "=", looper))
    .$if(commune !== null, (rows) => rows.where("p.communeCode", "=", commune ?? ""));
  const rows = await sortedRows(sales, sort, cursor, PAGE_LENGTH + 1).execute();
  return sortedPageOf(rows, sort, (row) => toView(row, actor, now));
}

/** What such a list can be narrowed to. @throws {DomainError} request.forbidden */
export async function saleFilterOptions(
  actor: Actor,
  view: SaleListView,
  now = new Date(),
): Promise<FilterOptions> {
  authorize(actor, "contracts.check");
  return filterOptions({
    loopers: saleHomes(view, now).select("p.ambassadorId as looperId"),
    communes: saleHomes(view, now).select("p.communeCode"),
  });
}
