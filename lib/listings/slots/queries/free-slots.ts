import type { StoredInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { looperInForce } from "../../queries/looper-in-force.ts";

/** More than any schedule makes. */
export const MOST_SLOTS = 6_000;

/** Slots that were not closed, of hosts in force: the seller, or the looper of the home. */
export const freeSlots = (now: StoredInstant, today: string) =>
  reads()
    .selectFrom("VisitSlot as s")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .innerJoin("User as h", "h.id", "s.hostId")
    .leftJoin("AmbassadorProfile as lo", "lo.userId", "s.hostId")
    .leftJoin("VisitSchedule as d", (join) =>
      join.onRef("d.propertyId", "=", "s.propertyId").onRef("d.hostId", "=", "s.hostId"),
    )
    .select(["s.id", "s.startsAt", "s.endsAt", "s.hostId", "h.firstName", "p.sellerId"])
    .select(["s.propertyId", "p.title", "p.status", "p.communeCode"])
    .select(["d.bufferMinutes", "d.noticeHours", "d.dailyCap", "d.physical", "d.virtual"])
    .select(["lo.trainedAt", "lo.rsacNumber", "lo.attestationExpiresOn", "lo.insuranceExpiresOn"])
    .select("lo.identityExpiresOn")
    .where("s.closedAt", "is", null)
    .where("s.startsAt", ">", now)
    .where((eb) =>
      eb.or([
        eb("s.hostId", "=", eb.ref("p.sellerId")),
        eb.and([
          eb("s.hostId", "=", eb.ref("p.ambassadorId")),
          eb.exists(looperInForce(eb.ref("s.hostId"), today)),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Visit as v")
            .select(lit(1).as("taken"))
            // Its visits alone: the index of slots that are taken is for texts that name its statuses.
            .whereRef("v.propertyId", "=", "s.propertyId")
            .whereRef("v.slotId", "=", "s.id")
            .where("v.status", "in", ["pending", "scheduled"]),
        ),
      ),
    )
    .orderBy("s.startsAt")
    .limit(MOST_SLOTS);

export type SlotRow = Awaited<ReturnType<ReturnType<typeof freeSlots>["execute"]>>[number];
