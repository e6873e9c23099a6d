import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Contact } from "../../../statistics/rules.ts";
import type { HomeFigures } from "../views.ts";
import { homeFiguresOf } from "./home-figures.ts";
import { readPublishedHomes } from "./read-published-homes.ts";

/**
 * One listing of the actor's that was published once, whatever became of it; null for another.
 * @param contacts of the seller's listings
 * @throws {DomainError} request.forbidden
 */
export async function findHomeFigures(
  propertyId: string,
  actor: Actor,
  contacts: readonly Contact[],
  now: Date,
): Promise<HomeFigures | null> {
  authorize(actor, "selling.figures");
  const homes = await readPublishedHomes(
    { sellerId: actor.userId, contacts, which: { propertyId }, limit: 1 },
    now,
  );
  const [home] = await homeFiguresOf(homes, now);
  return home ?? null;
}
