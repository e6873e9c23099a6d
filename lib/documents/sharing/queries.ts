import { reads } from "../../platform/db/read.ts";
import type { DocumentGroup } from "../rules.ts";
import type { PossibleReader } from "../views.ts";

/** Offers that still are between people: refused and withdrawn ones are no reason to show anything. */
const OFFERS_IN_FORCE = ["pending", "accepted"] as const;

/** The homes that a buyer deals about: by an offer that stands, or a conversation. */
const homesOf = (buyerId: string) =>
  reads()
    .selectFrom("Property as p")
    .select(["p.id", "p.title", "p.sellerId", "p.ambassadorId"])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("Offer as o")
            .select("o.id")
            .whereRef("o.propertyId", "=", "p.id")
            .where("o.buyerId", "=", buyerId)
            .where("o.status", "in", OFFERS_IN_FORCE),
        ),
        eb.exists(
          eb
            .selectFrom("Conversation as c")
            .select("c.id")
            .whereRef("c.propertyId", "=", "p.id")
            .where("c.contactId", "=", buyerId),
        ),
      ]),
    )
    .orderBy("p.title")
    .orderBy("p.id")
    .execute();

/** The buyers of a home: by an offer that stands, or a conversation. */
const buyersOf = (propertyId: string) =>
  reads()
    .selectFrom("User as u")
    .select("u.id")
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("Offer as o")
            .select("o.id")
            .whereRef("o.buyerId", "=", "u.id")
            .where("o.propertyId", "=", propertyId)
            .where("o.status", "in", OFFERS_IN_FORCE),
        ),
        eb.exists(
          eb
            .selectFrom("Conversation as c")
            .select("c.id")
            .whereRef("c.contactId", "=", "u.id")
            .where("c.propertyId", "=", propertyId),
        ),
      ]),
    )
    .execute();

type Found = Pick<PossibleReader, "userId" | "side" | "title">;

async function withNames(found: readonly Found[], ownerId: string): Promise<PossibleReader[]> {
  const ids = found.map(({ userId }) => userId).filter((id) => id !== ownerId);
  if (ids.length === 0) return [];
  const people = await reads()
    .selectFrom("User as u")
    .select(["u.id", "u.firstName", "u.lastName"])
    .where("u.id", "in", ids)
    .where("u.erasedAt", "is", null)
    .execute();
  const names = new Map(
    people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const readers = new Map<string, PossibleReader>();
  for (const each of found) {
    const name = names.get(each.userId);
    if (name !== undefined && !readers.has(each.userId))
      readers.set(each.userId, { ...each, name });
  }
  return [...readers.values()];
}

/**
 * Whom the documents of a file can be shared with: a buyer's with the sellers and loopers of the homes that
 * they deal about, a home's with its looper and its buyers, a looper's papers with nobody.
 */
export async function listPossibleReaders(
  ownerId: string,
  group: DocumentGroup,
  propertyId: string | null,
): Promise<PossibleReader[]> {
  if (group === "looper") return [];
  if (group === "buyer") {
    const homes = await homesOf(ownerId);
    const found = homes.flatMap(({ title, sellerId, ambassadorId }): Found[] => [
      { userId: sellerId, side: "seller", title },
      ...(ambassadorId === null ? [] : [{ userId: ambassadorId, side: "looper" as const, title }]),
    ]);
    return withNames(found, ownerId);
  }
  if (propertyId === null) return [];
  const home = await reads()
    .selectFrom("Property as p")
    .select(["p.title", "p.ambassadorId"])
    .where("p.id", "=", propertyId)
    .where("p.sellerId", "=", ownerId)
    .executeTakeFirst();
  if (!home) return [];
  const { title, ambassadorId } = home;
  const buyers = await buyersOf(propertyId);
  return withNames(
    [
      ...(ambassadorId === null ? [] : [{ userId: ambassadorId, side: "looper" as const, title }]),
      ...buyers.map(({ id }) => ({ userId: id, side: "buyer" as const, title })),
    ],
    ownerId,
  );
}
