import { listSellersHomes } from "../../../estimates/queries/list-sellers-homes.ts";
import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { civilDaysBetween } from "../../../kernel/time.ts";
import type { LeadStatus } from "../../../leads/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { isStaleLead, type LeadList, OPEN_LEAD_STATUSES } from "../rules.ts";
import type { QualifiedLeadView } from "../views.ts";

const leadRows = () =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("User as a", "a.id", "l.ambassadorId")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .leftJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Commune as h", "h.code", "l.communeCode")
    .select(["l.id", "l.updatedAt as at", "l.contactName", "l.status", "l.createdAt"])
    .select(["l.kind", "l.contactEmail", "l.contactPhone", "l.estimateId", "h.name as commune"])
    .select(["a.id as looperId", "a.firstName", "a.lastName", "a.email as looperEmail"])
    .select(["p.id as propertyId", "p.title as propertyTitle"])
    .select(["p.status as propertyStatus", "c.name as city"]);

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadRows>["execute"]>>[number];

/** The leads of a state that were left longest: cut by their index, before the states are put together. */
const oldestOf = (status: LeadStatus, after: ListPlace, limit: number) =>
  reads()
    .selectFrom(
      rowsAfter(
        reads().selectFrom("Lead").select(["id", "updatedAt as at"]).where("status", "=", status),
        after,
        limit,
        "asc",
      ).as("s"),
    )
    .selectAll();

function openLeads(after: ListPlace, limit: number) {
  const [first, ...others] = OPEN_LEAD_STATUSES;
  const open = others.reduce(
    (all, status) => all.unionAll(oldestOf(status, after, limit)),
    oldestOf(first, after, limit),
  );
  return leadRows()
    .where("l.id", "in", (eb) =>
      eb.selectFrom(open.as("o")).select("o.id").orderBy("o.at").orderBy("o.id").limit(limit),
    )
    .orderBy("l.updatedAt")
    .orderBy("l.id");
}

/** The open ones that nobody has: few, for each is a task. */
const freeLeads = (after: ListPlace, limit: number) =>
  rowsAfter(
    leadRows().where("l.ambassadorId", "is", null).where("l.status", "in", OPEN_LEAD_STATUSES),
    after,
    limit,
    "asc",
  );

const isDecided = (view: LeadList) => view === "won" || view === "lost";

/** What was decided is read from the newest on, the rest from the oldest on. */
const leadsAt = (status: LeadStatus, after: ListPlace, limit: number) =>
  rowsAfter(
    leadRows().where("l.status", "=", status),
    after,
    limit,
    isDecided(status) ? "desc" : "asc",
  );

type Homes = Awaited<ReturnType<typeof listSellersHomes>>;

function looperOf({ looperId, firstName, lastName, looperEmail }: LeadRow) {
  if (looperId === null || firstName === null || lastName === null || looperEmail === null) {
    return null;
  }
  return { id: looperId, name: fullName({ firstName, lastName }), email: looperEmail };
}

function toView(row: LeadRow, homes: Homes, now: Date): QualifiedLeadView {
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
    home: homes.get(row.estimateId) ?? null,
    commune: row.commune,
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

function rowsOf(view: LeadList, from: ListPlace, limit: number): Promise<LeadRow[]> {
  switch (view) {
    case "open":
      return openLeads(from, limit).execute();
    case "free":
      return freeLeads(from, limit).execute();
    default:
      return leadsAt(view, from, limit).execute();
  }
}

/**
 * The leads of all loopers, and those that nobody has: the open ones with those left longest first, those decided with the
 * newest first.
 * @throws {DomainError} request.forbidden
 */
export async function listQualifiedLeads(
  actor: Actor,
  { view, cursor }: { view: LeadList; cursor?: string | null | undefined },
  now = new Date(),
): Promise<ListPage<QualifiedLeadView>> {
  authorize(actor, "leads.qualify");
  const limit = PAGE_LENGTH + 1;
  const from = readCursor(cursor, isDecided(view) ? FROM_NEWEST : FROM_OLDEST);
  const rows = await rowsOf(view, from, limit);
  const homes = await listSellersHomes(rows.map(({ estimateId }) => estimateId));
  return listPageOf(rows, (row) => toView(row, homes, now));
}
