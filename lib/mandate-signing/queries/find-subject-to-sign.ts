import { findMandateInForce } from "../../mandates/queries/find-mandate-in-force.ts";
import { reads } from "../../platform/db/read.ts";
import { readContent } from "../../revisions/content.ts";
import { findCommuneName } from "../../revisions/queries/find-commune-name.ts";
import { OPEN_REVISIONS } from "../../revisions/states.ts";
import { revisedHome, revisedRow } from "../subject.ts";

/** A seller's own property with what documents say of it; undefined where it is not theirs. */
const subjectRowOf = (propertyId: string, sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .select(["p.id", "p.title", "p.type", "p.address", "p.lot", "p.postalCode", "c.name as city"])
    .select([
      "p.communeCode",
      "p.parcelId",
      "p.surfaceDm2",
      "p.landSurfaceM2",
      "p.rooms",
      "p.coownershipLots",
    ])
    .select(["p.isDemonstration", "p.status", "p.priceCents"])
    .select(["s.firstName as sellerFirstName", "s.lastName as sellerLastName"])
    .select(["s.email as sellerEmail", "s.address as sellerAddress"])
    .select(["s.postalCode as sellerPostalCode", "s.city as sellerCity"])
    .leftJoin("Ownership as ow", "ow.propertyId", "p.id")
    .select("ow.content as ownership")
    .where("p.id", "=", propertyId)
    .where("p.sellerId", "=", sellerId)
    .executeTakeFirst();

/**
 * A seller's own property as a signature is about it, as `subjectToSign` reads it in a transaction; undefined where it
 * is not theirs.
 */
export async function findSubjectToSign(propertyId: string, sellerId: string, now: Date) {
  const row = await subjectRowOf(propertyId, sellerId);
  if (!row) return undefined;
  const mandate = await findMandateInForce(propertyId);
  const open = await reads()
    .selectFrom("ListingRevision")
    .select(["id", "status", "content"])
    .where("propertyId", "=", propertyId)
    .where("status", "in", OPEN_REVISIONS)
    .executeTakeFirst();
  const revision = open ? { ...open, content: readContent(JSON.parse(open.content)) } : null;
  const state = { status: row.status, hasMandate: mandate !== null };
  const home = revisedHome(revision?.content ?? null, state, now);
  const city = home && (await findCommuneName(home.communeCode));
  return {
    row: home && city ? revisedRow(row, home, city) : row,
    /** The property as it stands. */
    standing: row,
    mandate,
    /** The price of the property's own row. */
    shownCents: row.priceCents,
    /** The version or change of the listing that is open; null without one. */
    revision,
  };
}
