import { listSellersHomes } from "../../../estimates/queries/list-sellers-homes.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { civilDaysBetween } from "../../../kernel/time.ts";
import { writtenHome } from "../../../leads/written-home.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { isStaleLead } from "../rules.ts";
import type { QualifiedLeadView } from "../views.ts";

/** The rows of leads, with their looper and what they are about. */
export const leadRows = () =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("User as a", "a.id", "l.ambassadorId")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .leftJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Commune as h", "h.code", "l.communeCode")
    .select(["l.id", "l.updatedAt as at", "l.contactName", "l.status", "l.createdAt"])
    .select([
      "l.contactId",
      "p.sellerId",
      "l.kind",
      "l.contactEmail",
      "l.contactPhone",
      "l.estimateId",
      "h.name as homeCommune",
      "l.address",
      "l.postalCode",
    ])
    .select(["a.id as looperId", "a.firstName", "a.lastName", "a.email as looperEmail"])
    .select(["p.id as propertyId", "p.title as propertyTitle"])
    .select(["p.status as propertyStatus", "c.name as city"]);

export type LeadRow = Awaited<ReturnType<ReturnType<typeof leadRows>["execute"]>>[number];

/** The homes of sellers among them. */
export const homesOf = (rows: readonly LeadRow[]) =>
  listSellersHomes(rows.map(({ estimateId }) => estimateId));

type Homes = Awaited<ReturnType<typeof homesOf>>;

function looperOf({ looperId, firstName, lastName, looperEmail }: LeadRow) {
  if (looperId === null || firstName === null || lastName === null || looperEmail === null) {
    return null;
  }
  return { id: looperId, name: fullName({ firstName, lastName }), email: looperEmail };
}

/** A lead as who qualifies it sees it. */
export function qualifiedLead(row: LeadRow, homes: Homes, now: Date): QualifiedLeadView {
  const looper = looperOf(row);
  const updatedAt = fromDbInstant(row.at);
  const { propertyId, propertyTitle, propertyStatus, city } = row;
  return {
    id: row.id,
    contactName: row.contactName,
    status: row.status,
    createdAt: fromDbInstant(row.createdAt),
    updatedAt,
    idleDays: Math.max(0, civilDaysBetween(updatedAt, now)),
    isStale: isStaleLead(row.status, updatedAt, now),
    kind: row.kind,
    looper,
    contact: looper === null ? { email: row.contactEmail, phone: row.contactPhone } : null,
    home: homes.get(row.estimateId) ?? writtenHome({ ...row, commune: row.homeCommune }),
    commune: city ?? row.homeCommune,
    property:
      propertyId === null
        ? null
        : {
            id: propertyId,
            title: propertyTitle ?? "",
            city: city ?? "",
            isPublic: isPublicStatus(propertyStatus),
          },
  };
}
