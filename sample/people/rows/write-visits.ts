import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../lib/kernel/time.ts";
import { toDbInstant } from "../../../lib/platform/db/instants.ts";
import { visitHours } from "../../catalogue/visit-hours.ts";
import { PROPERTIES, SAMPLE_PROPERTIES } from "./properties.ts";
import { PEOPLE, SAMPLE_PEOPLE } from "./users.ts";
import type { SampleWriter } from "./writer.ts";

/** Starts of the visits offered, as [day of `visitHours`, half-hour of that day]. */
const OFFERED: Readonly<Record<string, readonly (readonly [day: number, half: number])[]>> = {
  [PROPERTIES.thabor]: [
    [1, 1],
    [1, 18],
    [3, 6],
    [4, 17],
    [6, 2],
    [8, 19],
  ],
  [PROPERTIES.parame]: [
    [2, 3],
    [2, 5],
    [5, 11],
    [7, 10],
    [9, 2],
  ],
  [PROPERTIES.graslin]: [
    [0, 7],
    [0, 17],
    [3, 18],
    [4, 8],
  ],
};

interface WrittenSlot {
  id: string;
  propertyId: string;
  hostId: string;
  startsAt: string;
  endsAt: string;
}

/** The person who shows a home: its looper, or else its seller. */
function hostOf(propertyId: string): string {
  const property = SAMPLE_PROPERTIES.find(({ id }) => id === propertyId);
  if (!property) throw new Error(`the sample has no property ${propertyId}`);
  return property.ambassadorId ?? PEOPLE.seller;
}

/** The times at which the properties on the market can be visited. */
export function writeSlots(writer: SampleWriter): WrittenSlot[] {
  const days = visitHours(writer.now.getTime());
  const slots: WrittenSlot[] = [];
  for (const [propertyId, offered] of Object.entries(OFFERED)) {
    for (const [day, half] of offered) {
      const time = days[day]?.[half];
      if (!time) continue;
      const slot = {
        id: `s10t${String(slots.length).padStart(8, "0")}`,
        propertyId,
        hostId: hostOf(propertyId),
        startsAt: toDbInstant(new Date(time.startsAt)),
        endsAt: toDbInstant(new Date(time.endsAt)),
      };
      writer.insert("VisitSlot", slot);
      slots.push(slot);
    }
  }
  return slots;
}

/** One visit that took place and was liked, one to come. */
export function writeVisits(writer: SampleWriter, slots: readonly WrittenSlot[]): void {
  const buyer = SAMPLE_PEOPLE.find(({ id }) => id === PEOPLE.buyer);
  const next = slots.find(({ propertyId }) => propertyId === PROPERTIES.parame);
  if (!buyer || !next) throw new Error("the sample lacks its buyer or its slots");
  const visitor = {
    buyerId: buyer.id,
    visitorName: `${buyer.firstName} ${buyer.lastName}`,
    visitorEmail: buyer.email,
    visitorPhone: buyer.phone,
  };
  // A past visit was at a time of day that visits are offered: two weeks before a coming one.
  const [, firstEvening] = slots.filter(({ propertyId }) => propertyId === PROPERTIES.thabor);
  const held = new Date(new Date(firstEvening?.startsAt ?? writer.now).getTime() - 14 * DAY_MS);
  writer.insert("Visit", {
    id: "v1s1t0000001",
    propertyId: PROPERTIES.thabor,
    slotId: null,
    hostId: hostOf(PROPERTIES.thabor),
    ...visitor,
    startsAt: toDbInstant(held),
    endsAt: toDbInstant(new Date(held.getTime() + HOUR_MS / 2)),
    type: "physical",
    status: "completed",
    completedAt: toDbInstant(new Date(held.getTime() + HOUR_MS / 2)),
    feedbackAt: toDbInstant(new Date(held.getTime() + 20 * HOUR_MS)),
    notes: "Je viens avec ma compagne ; nous regardons surtout la luminosité et le bruit.",
    feedbackRating: 5,
    feedbackComment:
      "Visite très claire, Nadia connaît bien la copropriété. L’appartement est lumineux, comme annoncé.",
    feedbackAskedAt: toDbInstant(new Date(held.getTime() + 3 * HOUR_MS)),
    createdAt: toDbInstant(new Date(held.getTime() - 4 * DAY_MS)),
    updatedAt: toDbInstant(new Date(held.getTime() + 20 * HOUR_MS)),
  });
  writer.insert("Visit", {
    id: "v1s1t0000002",
    propertyId: PROPERTIES.parame,
    slotId: next.id,
    hostId: next.hostId,
    checkInCode: "482913",
    confirmedAt: writer.ago(1),
    ...visitor,
    startsAt: next.startsAt,
    endsAt: next.endsAt,
    type: "physical",
    status: "scheduled",
    notes: "Peut-on voir aussi le garage et les combles ?",
    createdAt: writer.ago(2),
    updatedAt: writer.ago(1),
  });
  // The home's half hour, its host's and the visitor's, by quarters.
  const quarter = Date.parse(next.startsAt) / (15 * MINUTE_MS);
  for (const resource of [
    `property:${next.propertyId}`,
    `host:${next.hostId}`,
    `buyer:${buyer.id}`,
  ]) {
    for (const each of [quarter, quarter + 1]) {
      writer.insert("VisitHold", { resource, quarter: each, visitId: "v1s1t0000002" });
    }
  }
}
