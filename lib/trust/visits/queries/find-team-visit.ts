import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { isPublicStatus } from "../../../kernel/property-kinds.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { teamCancelReasons } from "../rules.ts";
import type { TeamVisitFile } from "../views.ts";
import { listHosts } from "./list-hosts.ts";
import { takesPart, teamVisitRows, toTeamVisit } from "./visit-lines.ts";

const rowOf = (id: string) =>
  teamVisitRows()
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("AmbassadorProfile as hp", "hp.userId", "v.hostId")
    .leftJoin("CommissionEntry as e", "e.visitId", "v.id")
    .leftJoin("UnpaidVisit as u", "u.visitId", "v.id")
    .select(["v.propertyId", "v.visitorEmail", "v.visitorPhone", "v.lockedAt"])
    .select(["v.feedbackRating", "v.feedbackComment", "p.address", "p.postalCode"])
    .select(["p.status as propertyStatus", "h.email as hostEmail", "h.phone as hostPhone"])
    .select(["hp.workPhone", "s.firstName as sellerFirstName", "s.lastName as sellerLastName"])
    .select(["s.email as sellerEmail", "s.phone as sellerPhone", "s.erasedAt as sellerErasedAt"])
    .select(["e.id as entryId", "e.amountCents", "u.reason as unpaidReason"])
    .where("v.id", "=", id)
    .executeTakeFirst();

const eventsOf = (visitId: string) =>
  reads()
    .selectFrom("VisitEvent as e")
    .leftJoin("User as a", "a.id", "e.actorId")
    .select(["e.id", "e.kind", "e.at", "e.note", "a.firstName", "a.lastName"])
    .where("e.visitId", "=", visitId)
    .orderBy("e.at")
    .orderBy("e.id")
    .execute();

const requestsAbout = (visitId: string) =>
  reads()
    .selectFrom("ContactRequest as r")
    .select(["r.id", "r.name", "r.createdAt"])
    .where("r.visitId", "=", visitId)
    .where("r.status", "=", literal("open"))
    .orderBy("r.createdAt")
    .orderBy("r.id")
    .execute();

const given = (text: string | null) => (text === "" ? null : text);

/**
 * A visit as the team sees it: its people, its code, all that became of it, and the people that can receive in its host's place.
 * @throws {DomainError} request.forbidden, visit.not-found
 */
export async function findTeamVisit(
  visitId: unknown,
  actor: Actor,
  now = new Date(),
): Promise<TeamVisitFile> {
  authorize(actor, "visits.manage");
  const row = isId(visitId) ? await rowOf(visitId) : undefined;
  if (!row) throw new DomainError("visit.not-found");
  const { visitorName, host, dueAt, ...line } = toTeamVisit(row, actor.userId, now);
  const { startsAt, actions } = line;
  const endsAt = fromDbInstant(row.endsAt);
  const lockedAt = fromDbInstant(row.lockedAt);
  const isOwn = takesPart(row, actor.userId);
  const { status, checkInFailures, communeCode, hostId, buyerId, sellerId } = row;
  const seller = { firstName: row.sellerFirstName, lastName: row.sellerLastName };
  const [events, requests] = [await eventsOf(row.id), await requestsAbout(row.id)];
  return {
    ...line,
    ...{ endsAt, isOwn, propertyId: row.propertyId, cancelReason: row.cancelReason },
    isPublic: isPublicStatus(row.propertyStatus),
    address: `${row.address}, ${row.postalCode} ${row.city}`,
    failures: checkInFailures,
    locked: lockedAt !== null && dueAt !== null ? { at: lockedAt, dueAt } : null,
    visitor: {
      ...{ id: buyerId, name: visitorName, email: row.visitorEmail },
      phone: given(row.visitorPhone),
    },
    host: {
      ...{ ...host, email: row.hostEmail },
      phone: given((host.isLooper ? row.workPhone : null) ?? row.hostPhone),
    },
    seller: {
      ...{ id: sellerId, name: fullName(seller), email: row.sellerEmail },
      phone: given(row.sellerPhone),
    },
    pay: payOf(row),
    opinion:
      row.feedbackRating === null
        ? null
        : { rating: row.feedbackRating, comment: row.feedbackComment },
    requests: requests.map(({ id, name, createdAt }) => ({
      id,
      name,
      at: fromDbInstant(createdAt),
    })),
    events: events.map(({ id, kind, at, note, firstName, lastName }) => ({
      ...{ id, kind, note, at: fromDbInstant(at) },
      by: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    })),
    cancelReasons: actions.includes("cancel")
      ? teamCancelReasons({ status, startsAt, checkInFailures }, now)
      : [],
    candidates: actions.includes("reassign")
      ? await listHosts(
          {
            ...{ id: row.id, startsAt, endsAt, communeCode, hostId, buyerId },
            seller: { id: sellerId, ...seller, isErased: row.sellerErasedAt !== null },
          },
          actor.userId,
          now,
        )
      : null,
  };
}

function payOf(row: NonNullable<Awaited<ReturnType<typeof rowOf>>>): TeamVisitFile["pay"] {
  const { entryId, amountCents, unpaidReason } = row;
  if (entryId !== null && amountCents !== null) return { entryId, amountCents };
  return unpaidReason === null ? null : "unpaid";
}
