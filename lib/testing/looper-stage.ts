import type { Actor } from "../policy/actor.ts";
import { bookVisit } from "../visits/commands/book-visit.ts";
import { completeVisit } from "../visits/commands/complete-visit.ts";
import { confirmVisit } from "../visits/commands/confirm-visit.ts";
import { communeRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { createSlot, type VisitedHome } from "./visits.ts";

/** The zone of a looper: the builders' commune alone, so far from theirs. */
export async function writeLooperZone(
  database: TestDatabase,
  { userId: looperId }: Pick<Actor, "userId">,
  { distanceM, updatedAt, capacity = 8 }: { distanceM: number; updatedAt: Date; capacity?: number },
): Promise<void> {
  const communes = { create: { communeCode: communeRow().code, distanceM } };
  await database.writer.$transaction((tx) =>
    tx.looperZone.create({ data: { looperId, capacity, radiusKm: 15, updatedAt, communes } }),
  );
}

/** A visit of a home that its looper receives, agreed unless stated otherwise. @returns its id */
export async function planVisit(
  database: TestDatabase,
  { propertyId, looper, buyer }: VisitedHome,
  startsAt: Date,
  now: Date,
  { by = buyer, confirm = true }: { by?: Actor; confirm?: boolean } = {},
): Promise<string> {
  const slotId = await createSlot(database, { propertyId, hostId: looper.userId, startsAt });
  const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
  const { id } = await bookVisit(booking, by, now);
  if (confirm) await confirmVisit({ visitId: id, meetingUrl: null }, looper, now);
  return id;
}

/** Types wrong codes at a visit's door, until none is taken any more. */
export async function lockCode(visitId: string, host: Actor, now: Date): Promise<void> {
  for (let tried = 0; tried < 5; tried += 1) {
    await completeVisit({ visitId, code: "wrong" }, host, now).catch(() => undefined);
  }
}
