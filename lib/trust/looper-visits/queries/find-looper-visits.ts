import { readReason } from "../../../accounts/role-grants/reasons.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { homeClock } from "../../../kernel/place.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { fateOf, OUT_OF_FORCE, type OutOfForce } from "../rules.ts";
import type { FollowedVisit, LooperVisitsView } from "../views.ts";
import { areVisitsToFollow } from "./visits-to-follow.ts";

/** More than a looper has in the weeks that slots are made for. */
const MOST_VISITS = 200;

const looperOf = (grantId: string, now: Date) =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select(["g.id", "g.userId", "g.status", "g.reason", "g.requestedAt", "g.decidedAt"])
    .select(["g.followedAt", "u.firstName", "u.lastName", "u.email"])
    .select((eb) =>
      eb
        .case()
        .when(areVisitsToFollow(eb, now))
        .then(eb.lit<number>(1))
        .else(eb.lit<number>(0))
        .end()
        .as("isToFollow"),
    )
    .where("g.id", "=", grantId)
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "in", OUT_OF_FORCE)
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();

const visitsOf = (userId: string, now: Date) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .select(["v.id", "v.startsAt", "v.status", "v.hostId", "v.cancelReason", "v.cancelledById"])
    .select(["v.visitorName", "v.visitorEmail", "v.visitorPhone"])
    .select(["p.title", "p.communeCode", "p.sellerId", "c.name as city"])
    .select(["s.firstName", "s.lastName", "s.email as sellerEmail", "s.phone as sellerPhone"])
    .where("v.startsAt", ">", toDbInstant(now))
    .where((eb) =>
      eb.or([
        eb("v.hostId", "=", userId),
        eb(
          "v.id",
          "in",
          eb.selectFrom("VisitEvent as e").select("e.visitId").where("e.formerHostId", "=", userId),
        ),
      ]),
    )
    .orderBy("v.startsAt")
    .orderBy("v.id")
    .limit(MOST_VISITS)
    .execute();

const given = (text: string) => (text === "" ? null : text);

function toVisits(row: Awaited<ReturnType<typeof visitsOf>>[number], userId: string) {
  const fate = fateOf(row, userId);
  if (fate === null) return [];
  const visit: FollowedVisit = {
    id: row.id,
    startsAt: fromDbInstant(row.startsAt),
    clock: homeClock(row.communeCode),
    title: row.title,
    city: row.city,
    fate,
    agreed: row.status === "scheduled",
    visitor: { name: row.visitorName, email: row.visitorEmail, phone: given(row.visitorPhone) },
    seller: { name: fullName(row), email: row.sellerEmail, phone: given(row.sellerPhone) },
  };
  return [visit];
}

/**
 * The visits to come of a looper out of force, with how their people are reached.
 * @throws {DomainError} request.forbidden; role.not-found where nobody is, or they are in force
 */
export async function findLooperVisits(
  grantId: string,
  actor: Actor,
  now = new Date(),
): Promise<LooperVisitsView> {
  authorize(actor, "people.check");
  const row = isId(grantId) ? await looperOf(grantId, now) : undefined;
  if (!row) throw new DomainError("role.not-found");
  const visits = await visitsOf(row.userId, now);
  return {
    grantId: row.id,
    name: fullName(row),
    email: row.email,
    status: row.status as OutOfForce,
    since: fromDbInstant(row.decidedAt ?? row.requestedAt),
    reason: readReason(row.reason),
    followedAt: fromDbInstant(row.followedAt),
    isToFollow: row.isToFollow === 1,
    visits: visits.flatMap((visit) => toVisits(visit, row.userId)),
  };
}
