import type { Expression } from "kysely";
import { type ListPage, PAGE_LENGTH } from "../../kernel/keyset.ts";
import { readSort, type Sort, sortedPageOf } from "../../kernel/sorted-list.ts";
import { sortedBy, sortedRows } from "../../platform/db/sorted-rows.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { REGISTER_SORTS, type RegisterSort } from "../rules.ts";
import type { RegisterLine } from "../views.ts";
import { mandateAttachments, mandateRows, toMandateView } from "./mandate-view.ts";

/** The mandates with their homes and invoices, each with what it is ordered by. */
const registerRows = (key: RegisterSort) =>
  mandateRows()
    .clearOrderBy()
    .innerJoin("Property as p", "p.id", "m.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Invoice as i", "i.mandateNumber", "m.number")
    .select(["p.title", "c.name as city", "i.number as invoiceNumber"])
    .select((eb) => {
      const values: Record<RegisterSort, Expression<unknown>> = {
        number: eb.ref("m.number"),
        date: eb.ref("m.signedAt"),
        price: eb.ref("m.priceCents"),
      };
      return [eb.cast<string>("m.number", "text").as("id"), sortedBy(values[key])];
    });

/**
 * The register of mandates, the last number first unless another order is asked for, for a trust manager.
 * @throws {DomainError} request.forbidden
 */
export async function listRegister(
  actor: Actor,
  {
    sort = readSort<RegisterSort>({}, REGISTER_SORTS),
    cursor = null,
  }: { sort?: Sort<RegisterSort>; cursor?: string | null } = {},
): Promise<ListPage<RegisterLine>> {
  authorize(actor, "contracts.check");
  const rows = await sortedRows(registerRows(sort.key), sort, cursor, PAGE_LENGTH + 1).execute();
  const attachments = await mandateAttachments(rows.map(({ number }) => number));
  return sortedPageOf(rows, sort, (row) => ({
    ...toMandateView(row, attachments),
    propertyId: row.propertyId,
    title: row.title,
    city: row.city,
    sellerName: row.sellerName,
    invoiceNumber: row.invoiceNumber,
  }));
}
