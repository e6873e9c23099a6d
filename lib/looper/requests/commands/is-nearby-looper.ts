import { slugify } from "../../../communes/slugs.ts";
import { isLooperInForce } from "../../../listings/commands/is-looper-in-force.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { distanceTo, type HomePlace } from "../home-place.ts";
import { NEARBY_KM } from "../rules.ts";

/**
 * Whether somebody is a looper in force near a home, who can be asked, as a command reads it in its transaction: one
 * of those whom `listNearbyLoopers` begins with.
 */
export async function isNearbyLooper(
  tx: Transaction,
  userId: string,
  place: HomePlace,
  now: Date,
): Promise<boolean> {
  if (!(await isLooperInForce(tx, userId, [now]))) return false;
  const person = await tx.user.findUnique({ where: { id: userId } });
  if (!person?.city || !person.postalCode) return false;
  const { city, postalCode } = person;
  const communes = await tx.commune.findMany({
    where: { postalCodes: { some: { postalCode } } },
    select: { code: true, name: true, lat: true, lng: true },
  });
  const commune = communes.find(({ name }) => slugify(name) === slugify(city));
  const distance = commune ? distanceTo(place, commune) : null;
  return distance !== null && distance <= NEARBY_KM;
}
