import { reads } from "../../platform/db/read.ts";
import { type DocumentGroup, OFFERS_IN_FORCE } from "../rules.ts";
import type { PossibleReader } from "../views.ts";

/** The homes that a buyer deals about: by an offer that stands, or a conversation. */
async function homesOf(buyerId: string) {
  const offers = await reads()
    .selectFrom("Offer as o")
    .select("o.propertyId")
    .distinct()
    .where("o.buyerId", "=", buyerId)
    .where("o.status", "in", OFFERS_IN_FORCE)
    .execute();
  const conversations = await reads()
    .selectFrom("Conversation as c")
    .select("c.propertyId")
    .where("c.contactId", "=", buyerId)
    .where("c.propertyId", "is not", null)
    .execute();
  const ids = new Set([...offers, ...conversations].flatMap(({ propertyId }) => propertyId ?? []));
  if (ids.size === 0) return [];
  return reads()
    .selectFrom("Property as p")
    .select(["p.id", "p.title", "p.sellerId", "p.ambassadorId"])
    .where("p.id", "in", [...ids])
    .orderBy("p.title")
    .orderBy("p.id")
    .execute();
}

/** The buyers of a home: by an offer that stands, or a conversation. */
async function buyersOf(propertyId: string): Promise<string[]> {
  const offers = await reads()
    .selectFrom("Offer as o")
    .select("o.buyerId as id")
    .distinct()
    .where("o.propertyId", "=", propertyId)
    .where("o.status", "in", OFFERS_IN_FORCE)
    .orderBy("o.buyerId")
    .execute();
  const conversations = await reads()
    .selectFrom("Conversation as c")
    .select("c.contactId as id")
    .where("c.propertyId", "=", propertyId)
    .orderBy("c.contactId")
    .execute();
  return [...new Set([...offers, ...conversations].map(({ id }) => id))];
}

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
      ...buyers.map((userId) => ({ userId, side: "buyer" as const, title })),
    ],
    ownerId,
  );
}
