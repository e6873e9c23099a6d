import { civilDay, daysAfter, HOUR_MS, msBefore } from "../../../kernel/time.ts";
import { OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { looperInForce } from "../../../listings/queries/looper-in-force.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal, literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { dueAtOf } from "../../queries/lead-due.ts";
import { VISIT_DAYS } from "../views.ts";

/** Longer than any visit: what began before that is over. */
const LONGEST_VISIT_MS = 24 * HOUR_MS;

/** The looper, with their zone where it is made, and whether their papers are in order today. */
export const looperRow = (userId: string, now: Date) =>
  reads()
    .selectFrom("User as u")
    .leftJoin("LooperZone as z", "z.looperId", "u.id")
    .leftJoin("Commune as c", "c.code", "z.centreCode")
    .select(["z.radiusKm", "z.centreLat", "z.centreLng", "c.name as centreName"])
    .select("u.postalCode as readerPostalCode")
    .select((eb) => looperInForce(eb.ref("u.id"), civilDay(now)).as("inForce"))
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();

export type LooperRow = Omit<Awaited<ReturnType<typeof looperRow>>, "readerPostalCode">;

/** The communes of a looper's zone, nearest first. */
export const zoneCommunes = (userId: string) =>
  reads()
    .selectFrom("LooperZoneCommune as z")
    .innerJoin("Commune as c", "c.code", "z.communeCode")
    .select(["c.code", "c.name"])
    .where("z.looperId", "=", userId)
    .orderBy("z.distanceM")
    .orderBy("c.code")
    .execute();

/** The open leads of a looper: those to accept at the head, the newest first. */
export const openLeadRows = (userId: string, limit: number) =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .leftJoin("Commune as c", (join) =>
      join.on((eb) => eb("c.code", "=", eb.fn.coalesce("p.communeCode", "l.communeCode"))),
    )
    .select(["l.id", "l.kind", "l.status", "l.contactName", "l.appointmentAt", "l.estimateId"])
    .select(["p.title", "p.address", "p.lat", "p.lng", "p.ambassadorId as homeLooperId"])
    .select("l.address as writtenAddress")
    .select(["c.code as communeCode", "c.name as commune"])
    .select((eb) => dueAtOf(eb))
    .where("l.ambassadorId", "=", userId)
    .where("l.status", "in", literals(OPEN_LEAD_STATUSES))
    .orderBy((eb) =>
      eb
        .case()
        .when("l.status", "=", literal("offered"))
        .then(eb.lit<number>(0))
        .else(eb.lit<number>(1))
        .end(),
    )
    .orderBy("l.createdAt", "desc")
    .orderBy("l.id")
    .limit(limit)
    .execute();

export type LeadRow = Awaited<ReturnType<typeof openLeadRows>>[number];

/**
 * The visits that a looper receives in the next days, agreed or requested, the next one first. A home that is their own
 * for sale is their business as its seller.
 */
export const visitRows = (userId: string, now: Date, limit: number) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["v.id", "v.startsAt", "v.endsAt", "v.type", "v.status", "v.visitorName"])
    .select(["p.title", "p.address", "p.communeCode", "p.lat", "p.lng", "c.name as commune"])
    .where("v.hostId", "=", userId)
    .where("v.startsAt", ">", toDbInstant(msBefore(now, LONGEST_VISIT_MS)))
    .where("v.startsAt", "<", toDbInstant(daysAfter(now, VISIT_DAYS)))
    .where((eb) =>
      eb.or([
        eb.and([eb("v.status", "=", literal("scheduled")), eb("v.endsAt", ">", toDbInstant(now))]),
        // A request that nobody agreed to in time has lapsed.
        eb.and([eb("v.status", "=", literal("pending")), eb("v.startsAt", ">", toDbInstant(now))]),
      ]),
    )
    .where((eb) => eb.or([eb("p.ambassadorId", "=", userId), eb("p.sellerId", "<>", userId)]))
    .orderBy("v.startsAt")
    .orderBy("v.id")
    .limit(limit)
    .execute();

export type VisitRow = Awaited<ReturnType<typeof visitRows>>[number];
