import { listSellersHomes } from "../../estimates/queries/list-sellers-homes.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { homeClock, PARIS_CLOCK } from "../../kernel/place.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { timeLeft } from "../../leads/rules.ts";
import {
  LEAD_STATUSES,
  type LeadStatus,
  type LooperAction,
  leadStatusOf,
  looperActionsOf,
} from "../../leads/states.ts";
import { LEAD_ORDERS, type LeadOrder, type LeadsView, type LeadView } from "../../leads/views.ts";
import { writtenHome } from "../../leads/written-home.ts";
import { contains } from "../../platform/db/contains.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { earliestFirst, latestFirst, rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";
import { dueAtOf, type OfLead } from "./lead-due.ts";

const PAGE_LENGTH = 30;
const LONGEST_SEARCH = 100;

/**
 * Whether the looper may have the person's address and telephone: they were given with the lead, their
 * person wanted to be contacted, or a visit
 * between the two is planned or was made, or an offer of theirs for the home was accepted.
 */
const isReachable = (eb: OfLead) =>
  eb
    .or([
      eb("l.contactId", "is", null),
      eb("l.consentAt", "is not", null),
      eb.exists(
        eb
          .selectFrom("Visit as v")
          .select("v.id")
          .whereRef("v.buyerId", "=", "l.contactId")
          .whereRef("v.hostId", "=", "l.ambassadorId")
          .where("v.status", "in", ["scheduled", "completed"]),
      ),
      eb.exists(
        eb
          .selectFrom("Offer as o")
          .select("o.id")
          .whereRef("o.buyerId", "=", "l.contactId")
          .whereRef("o.propertyId", "=", "l.propertyId")
          .where("o.status", "=", literal("accepted")),
      ),
    ])
    .as("isReachable");

/** The conversation of the two about the home, or about the person's own. */
const threadOf = (eb: OfLead) =>
  eb
    .selectFrom("Conversation as t")
    .select("t.id")
    .whereRef("t.contactId", "=", "l.contactId")
    .whereRef("t.ownerId", "=", "l.ambassadorId")
    .where("t.propertyId", "is not distinct from", eb.ref("l.propertyId"))
    .orderBy("t.lastMessageAt", "desc")
    .limit(1)
    .$asScalar()
    .as("threadId");

const nextVisits = (eb: OfLead, now: Date) =>
  eb
    .selectFrom("Visit as n")
    .whereRef("n.buyerId", "=", "l.contactId")
    .whereRef("n.propertyId", "=", "l.propertyId")
    .where("n.status", "in", ["pending", "scheduled"])
    .where("n.startsAt", ">", toDbInstant(now))
    .orderBy("n.startsAt")
    .orderBy("n.id")
    .limit(1);

/** Which leads are read. */
interface LeadWindow {
  userId: string;
  status: LeadStatus | null;
  search: string;
  order: LeadOrder;
}

const leadsOf = ({ userId, status, search, order }: LeadWindow, now: Date) =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .leftJoin("Commune as c", "c.code", "l.communeCode")
    .select(["l.id", "l.contactName", "l.contactEmail", "l.contactPhone", "l.status", "l.source"])
    .select(["l.createdAt", "l.updatedAt", "l.propertyId", "l.kind", "l.estimateId"])
    .select(["l.closeReason", "l.appointmentAt", "l.note", "l.calledAt", "c.name as commune"])
    .select(["l.address", "l.postalCode"])
    .select(["p.title", "p.status as propertyStatus"])
    .select((eb) => [
      eb
        .case()
        .when("l.status", "=", literal("offered"))
        .then(eb.lit<number>(0))
        .else(eb.lit<number>(1))
        .end()
        .as("rank"),
      (order === "newest"
        ? latestFirst(eb.ref("l.createdAt"))
        : earliestFirst(eb.ref("l.updatedAt"))
      ).as("at"),
      eb.fn.coalesce("p.communeCode", "l.communeCode").as("communeCode"),
      nextVisits(eb, now).select("n.id").$asScalar().as("visitId"),
      nextVisits(eb, now).select("n.startsAt").$asScalar().as("visitAt"),
    ])
    .select((eb) => [isReachable(eb), dueAtOf(eb), threadOf(eb)])
    .where("l.ambassadorId", "=", userId)
    .$if(status !== null, (query) => query.where("l.status", "=", status))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([contains(eb.ref("l.contactName"), search), contains(eb.ref("p.title"), search)]),
      ),
    );

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadsOf>["execute"]>>[number];

const countsOf = (userId: string) =>
  reads()
    .selectFrom("Lead")
    .select("status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ambassadorId", "=", userId)
    .groupBy("status")
    .execute();

function contactOf(row: LeadRow, suspended: boolean): LeadView["contact"] {
  if (row.closeReason === "withdrawn") return "withdrawn";
  if (suspended) return "suspended";
  if (row.status === "offered") return "before-accept";
  return row.isReachable ? { email: row.contactEmail, phone: row.contactPhone } : "before-visit";
}

/** What may be done with a lead: a suspended looper may decline, and what is over can't be accepted. */
function actionsOf(row: LeadRow, suspended: boolean, now: Date): LooperAction[] {
  const all = looperActionsOf(row.kind, row.status);
  const dueAt = fromDbInstant(row.dueAt);
  if (row.status === "offered" && (dueAt === null || dueAt < now)) return [];
  return suspended ? all.filter((action) => action === "decline") : all;
}

/** What all rows of a page are seen by. */
interface Seen {
  homes: Awaited<ReturnType<typeof listSellersHomes>>;
  suspended: boolean;
  readerPostalCode: string | null;
  now: Date;
}

function viewOf(row: LeadRow, { homes, suspended, readerPostalCode, now }: Seen): LeadView {
  const { id, kind, status, propertyId, title, communeCode } = row;
  const clock = communeCode === null ? PARIS_CLOCK : homeClock(communeCode, readerPostalCode);
  const momentOf = (stored: StoredInstant | null) => {
    const at = fromDbInstant(stored);
    return at && { at, clock };
  };
  const due = status === "offered" ? momentOf(row.dueAt) : null;
  const visit = momentOf(row.visitAt);
  const isTheirs = status !== "offered" && !suspended;
  return {
    id,
    name: row.contactName,
    contact: contactOf(row, suspended),
    status,
    actions: actionsOf(row, suspended, now),
    source: row.source,
    closeReason: row.closeReason,
    due: due && { ...due, ...timeLeft(due.at, now, communeCode) },
    property:
      title === null ? null : { id: isPublicStatus(row.propertyStatus) ? propertyId : null, title },
    kind,
    // An address is as private as a telephone.
    home: isTheirs ? (homes.get(row.estimateId) ?? writtenHome(row)) : null,
    commune: row.commune,
    threadId: row.threadId,
    visit: row.visitId === null || visit === null ? null : { id: row.visitId, ...visit },
    appointment: momentOf(row.appointmentAt),
    note: row.note,
    calledAt: fromDbInstant(row.calledAt),
    createdAt: fromDbInstant(row.createdAt),
    movedAt: fromDbInstant(row.updatedAt),
  };
}

/** The postal code by which the looper reads times of elsewhere. */
const postalCodeOf = (userId: string) =>
  reads().selectFrom("User").select("postalCode").where("id", "=", userId).executeTakeFirst();

const countsAtNothing = () =>
  Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as LeadsView["counts"];

/** What an address asks of the list; unknown values are left out. */
interface LeadsWanted {
  status?: string | null;
  search?: string | null;
  order?: string | null;
  after?: string | null;
}

/**
 * The looper's own leads at a status, or all; those that are to be accepted first.
 * @throws {DomainError} request.forbidden
 */
export async function listLeads(
  actor: Actor,
  { status, search, order, after }: LeadsWanted = {},
  now = new Date(),
): Promise<LeadsView> {
  authorize(actor, "looping.read");
  const { userId } = actor;
  const wanted: LeadWindow = {
    userId,
    status: leadStatusOf(status),
    search: (search ?? "").trim().slice(0, LONGEST_SEARCH),
    order: LEAD_ORDERS.find((each) => each === order) ?? "newest",
  };
  const counts = countsAtNothing();
  for (const row of await countsOf(userId)) counts[row.status] = row.count;
  const found = leadsOf(wanted, now);
  const rows = await rowsAfter(found, placeAfter(after), PAGE_LENGTH + 1).execute();
  const { page, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const suspended = !(await getLooperFile(actor, now)).standing.inOrder;
  const homes = await listSellersHomes(page.map(({ estimateId }) => estimateId));
  const readerPostalCode = (await postalCodeOf(userId))?.postalCode ?? null;
  const seen = { homes, suspended, readerPostalCode, now };
  return {
    ...{ status: wanted.status, search: wanted.search, order: wanted.order, counts },
    items: page.map((row) => viewOf(row, seen)),
    nextCursor,
    suspended,
  };
}
