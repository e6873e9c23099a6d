import { findListing } from "../../listings/queries/find-listing.ts";
import { readPortals } from "../../mandate-signing/consented-portals.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { SendableHome } from "../feed.ts";

/**
 * Homes whose listings may leave the site: online, no example, under a mandate in force with a consent that counts. Under
 * offer they are not for sale to whoever reads a portal.
 */
export const consentedHomes = () =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Mandate as m", "m.propertyId", "p.id")
    .innerJoin("DiffusionConsent as k", "k.mandateNumber", "m.number")
    .select(["p.id", "m.number", "m.signedAt", "k.portals"])
    .where("p.status", "=", literal("active"))
    .where("p.isDemonstration", "=", false)
    .where("m.endedAt", "is", null)
    .where("k.endedAt", "is", null);

/**
 * The homes that may go to some portals, as their pages show them, the first published first: each read once, whatever
 * the number of portals. @param names of the portals
 */
export async function listSendable(names: readonly string[], now: Date): Promise<SendableHome[]> {
  const rows = await consentedHomes().orderBy("p.publishedAt").orderBy("p.id").execute();
  const homes: SendableHome[] = [];
  for (const { id, number, signedAt, portals: stored } of rows) {
    const portals = readPortals(stored);
    if (!portals.some((portal) => names.includes(portal))) continue;
    const listing = await findListing(id, now);
    // It left the market between both reads.
    if (listing === null || listing.state !== "active" || listing.isDemonstration) continue;
    homes.push({ listing, mandate: { number, signedAt: fromDbInstant(signedAt) }, portals });
  }
  return homes;
}
