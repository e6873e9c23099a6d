import { civilDay, HOUR_MS, startOfCivilDay } from "../../kernel/time.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { arePapersInOrder } from "../../policy/looper-papers.ts";
import { looperInForce } from "../loopers/queries.ts";
import { DEFAULT_TERMS, QUARTER_MS, quartersWithBuffer, resourceOf } from "./rules.ts";
import { type HostSlot, type OpenSlot, SLOT_TYPES } from "./views.ts";

/** More than any schedule makes. */
const MOST_ROWS = 6_000;

/** Slots that were not closed, of hosts in force: the seller, or the looper of the home. */
const slotsFrom = (now: StoredInstant, today: string) =>
  reads()
    .selectFrom("VisitSlot as s")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .innerJoin("User as h", "h.id", "s.hostId")
    .leftJoin("AmbassadorProfile as lo", "lo.userId", "s.hostId")
    .leftJoin("VisitSchedule as d", (join) =>
      join.onRef("d.propertyId", "=", "s.propertyId").onRef("d.hostId", "=", "s.hostId"),
    )
    .select(["s.id", "s.startsAt", "s.endsAt", "s.hostId", "h.firstName", "p.sellerId"])
    .select(["s.propertyId", "p.title", "p.status"])
    .select(["d.bufferMinutes", "d.noticeHours", "d.dailyCap", "d.physical", "d.virtual"])
    .select(["lo.trainedAt", "lo.rsacNumber", "lo.attestationExpiresOn", "lo.insuranceExpiresOn"])
    .select("lo.checkedUntil")
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
    .limit(MOST_ROWS);

type SlotRow = Awaited<ReturnType<ReturnType<typeof slotsFrom>["execute"]>>[number];

/** The quarters that visits take of homes and of hosts, from now on. */
async function heldQuarters(resources: string[], now: Date): Promise<Set<string>> {
  const rows = await reads()
    .selectFrom("VisitHold")
    .select(["resource", "quarter"])
    .where("resource", "in", resources)
    .where("quarter", ">=", Math.floor(now.getTime() / QUARTER_MS))
    .execute();
  return new Set(rows.map(({ resource, quarter }) => `${resource} ${quarter}`));
}

/** How many visits hosts have on each civil day, from today on. */
async function visitsByDay(hostIds: string[], now: Date): Promise<Map<string, number>> {
  const rows = await reads()
    .selectFrom("Visit")
    .select(["hostId", "startsAt"])
    .where("hostId", "in", hostIds)
    .where("status", "!=", "cancelled")
    .where("startsAt", ">=", toDbInstant(startOfCivilDay(civilDay(now))))
    .execute();
  const counts = new Map<string, number>();
  for (const { hostId, startsAt } of rows) {
    const key = `${hostId} ${civilDay(fromDbInstant(startsAt))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function toSlot(row: SlotRow): OpenSlot {
  return {
    id: row.id,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    host: { firstName: row.firstName, isLooper: row.hostId !== row.sellerId },
    types: SLOT_TYPES.filter((type) => Boolean(row[type] ?? DEFAULT_TERMS[type])),
  };
}

/** Whether who receives may on that day: a seller always, a looper while their papers hold. */
function receivesOn(row: SlotRow, day: string): boolean {
  if (row.hostId === row.sellerId) return true;
  return arePapersInOrder({ ...row, trained: row.trainedAt !== null }, day);
}

/**
 * Those that can be booked: by who may receive on their day, with the notice that the host wants, on days that are
 * not full, when neither the home nor its host is taken.
 */
async function bookable(rows: readonly SlotRow[], now: Date, limit: number): Promise<SlotRow[]> {
  if (rows.length === 0) return [];
  const hostIds = [...new Set(rows.map(({ hostId }) => hostId))];
  const homes = [...new Set(rows.map(({ propertyId }) => resourceOf.property(propertyId)))];
  const held = await heldQuarters([...homes, ...hostIds.map(resourceOf.host)], now);
  const counts = await visitsByDay(hostIds, now);
  const open: SlotRow[] = [];
  for (const row of rows) {
    if (open.length === limit) break;
    const [startsAt, endsAt] = [fromDbInstant(row.startsAt), fromDbInstant(row.endsAt)];
    const { bufferMinutes, noticeHours } = { ...DEFAULT_TERMS, ...withoutNulls(row) };
    const quarters = quartersWithBuffer({ startsAt, endsAt, bufferMinutes });
    const taken = [resourceOf.property(row.propertyId), resourceOf.host(row.hostId)];
    const isTaken = quarters.some((quarter) => taken.some((of) => held.has(`${of} ${quarter}`)));
    const visits = counts.get(`${row.hostId} ${civilDay(startsAt)}`) ?? 0;
    const isFull = row.dailyCap !== null && visits >= row.dailyCap;
    const isSoon = startsAt.getTime() < now.getTime() + noticeHours * HOUR_MS;
    if (!isTaken && !isFull && !isSoon && receivesOn(row, civilDay(startsAt))) open.push(row);
  }
  return open;
}

/** The times at which a listing that is for sale can still be visited, soonest first. */
export async function listOpenSlots(
  propertyId: string,
  now: Date,
  limit = MOST_ROWS,
): Promise<OpenSlot[]> {
  const rows = await slotsFrom(toDbInstant(now), civilDay(now))
    .where("s.propertyId", "=", propertyId)
    .execute();
  return (await bookable(rows, now, limit)).map(toSlot);
}

/**
 * The times at which somebody receives and can still be booked, in all their homes, soonest first; in a home
 * that is not for sale yet, those that could be if it were.
 */
export async function listHostSlots(hostId: string, now: Date): Promise<HostSlot[]> {
  const rows = await slotsFrom(toDbInstant(now), civilDay(now))
    .where("s.hostId", "=", hostId)
    .execute();
  return (await bookable(rows, now, MOST_ROWS)).map((row) => ({
    id: row.id,
    startsAt: fromDbInstant(row.startsAt),
    endsAt: fromDbInstant(row.endsAt),
    property: { id: row.propertyId, title: row.title, isActive: row.status === "active" },
  }));
}

/** A row's terms; a slot without a schedule has none of its own. */
const withoutNulls = ({ bufferMinutes, noticeHours }: SlotRow) =>
  bufferMinutes === null || noticeHours === null ? {} : { bufferMinutes, noticeHours };
