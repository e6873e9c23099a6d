import { zoneOf } from "../../../kernel/place.ts";
import { civilDay, daysBefore, type Zone } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { arePapersInOrder } from "../../../policy/looper-papers.ts";
import {
  DEFAULT_TERMS,
  isDayFull,
  leavesNotice,
  QUARTER_MS,
  quartersWithBuffer,
  resourceOf,
} from "../rules.ts";
import type { SlotRow } from "./free-slots.ts";

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

const dayKey = (hostId: string, zone: Zone, startsAt: Date) =>
  `${hostId} ${zone} ${civilDay(startsAt, zone)}`;

/** How many visits count on each civil day of hosts (`isDayFull`), as each zone has its days, from today on. */
async function visitsByDay(
  hostIds: string[],
  zones: readonly Zone[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await reads()
    .selectFrom("Visit")
    .select(["hostId", "startsAt"])
    .where("hostId", "in", hostIds)
    .where("status", "!=", literal("cancelled"))
    // Today has begun since then, whatever the zone.
    .where("startsAt", ">=", toDbInstant(daysBefore(now, 2)))
    .execute();
  const counts = new Map<string, number>();
  for (const { hostId, startsAt } of rows) {
    for (const zone of zones) {
      const key = dayKey(hostId, zone, fromDbInstant(startsAt));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether the host may receive on that day: a seller always, a looper while their papers hold. */
function receivesOn(row: SlotRow, day: string): boolean {
  if (row.hostId === row.sellerId) return true;
  return arePapersInOrder({ ...row, trained: row.trainedAt !== null }, day);
}

/**
 * Those that can be booked: those of a host who may receive on their day, with the notice that the
 * host wants, on days that are not full, when neither the home nor its host is taken.
 */
export async function bookableSlots(
  rows: readonly SlotRow[],
  now: Date,
  limit: number,
): Promise<SlotRow[]> {
  if (rows.length === 0) return [];
  const hostIds = [...new Set(rows.map(({ hostId }) => hostId))];
  const homes = [...new Set(rows.map(({ propertyId }) => resourceOf.property(propertyId)))];
  const held = await heldQuarters([...homes, ...hostIds.map(resourceOf.host)], now);
  const zones = [...new Set(rows.map(({ communeCode }) => zoneOf(communeCode)))];
  const counts = await visitsByDay(hostIds, zones, now);
  const open: SlotRow[] = [];
  for (const row of rows) {
    if (open.length === limit) break;
    const [startsAt, endsAt] = [fromDbInstant(row.startsAt), fromDbInstant(row.endsAt)];
    const { bufferMinutes, noticeHours } = { ...DEFAULT_TERMS, ...withoutNulls(row) };
    const quarters = quartersWithBuffer({ startsAt, endsAt, bufferMinutes });
    const taken = [resourceOf.property(row.propertyId), resourceOf.host(row.hostId)];
    const isTaken = quarters.some((quarter) => taken.some((of) => held.has(`${of} ${quarter}`)));
    const visits = counts.get(dayKey(row.hostId, zoneOf(row.communeCode), startsAt)) ?? 0;
    if (isTaken || isDayFull(visits, row.dailyCap)) continue;
    if (!leavesNotice({ startsAt }, { noticeHours }, now)) continue;
    if (receivesOn(row, civilDay(startsAt))) open.push(row);
  }
  return open;
}

/** A row's terms; a slot without a schedule has none of its own. */
const withoutNulls = ({ bufferMinutes, noticeHours }: SlotRow) =>
  bufferMinutes === null || noticeHours === null ? {} : { bufferMinutes, noticeHours };
