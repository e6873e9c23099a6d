import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { communeRow, propertyRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { createPerson, writePapers } from "./people.ts";

/** A seller's home with a looper, who receives, and two buyers. */
export interface VisitedHome {
  propertyId: string;
  seller: Actor;
  looper: Actor;
  buyer: Actor;
  rival: Actor;
}

/** Writes such a home; its commune once. */
export async function visitedHome(
  database: TestDatabase,
  overrides: Partial<Prisma.PropertyUncheckedCreateInput> = {},
): Promise<VisitedHome> {
  const seller = await createPerson(database, [["seller", "active"]], { firstName: "Claire" });
  const looper = await createPerson(database, [["ambassador", "active"]], { firstName: "Nadia" });
  const buyer = await createPerson(database, [["buyer", "active"]], { firstName: "Thomas" });
  const rival = await createPerson(database, [["buyer", "active"]], { firstName: "Sarah" });
  const property = propertyRow({
    sellerId: seller.userId,
    ambassadorId: looper.userId,
    title: "Appartement Thabor",
    ...overrides,
  });
  await database.writer.$transaction(async (tx) => {
    const commune = communeRow();
    const { code } = commune;
    await tx.commune.upsert({ where: { code }, create: commune, update: {} });
    await tx.property.create({ data: property });
  });
  await writePapers(database, looper);
  return { propertyId: property.id, seller, looper, buyer, rival };
}

/** Writes an open slot. @returns its id. */
export async function createSlot(
  database: TestDatabase,
  slot: { propertyId: string; hostId: string; startsAt: Date; minutes?: number },
): Promise<string> {
  const { minutes = 30, ...row } = slot;
  const id = newId();
  const endsAt = new Date(slot.startsAt.getTime() + minutes * 60_000);
  await database.writer.$transaction((tx) => tx.visitSlot.create({ data: { id, ...row, endsAt } }));
  return id;
}
