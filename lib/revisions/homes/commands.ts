import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { newBlurSeed, publicLocation } from "../../listings/location/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { RevisionContent } from "../content.ts";
import { contentOfHome, type HomeRow, homeRowOf } from "../property-row.ts";

/** The columns of a property that a revision reads and writes. */
const HOME_COLUMNS = {
  type: true,
  title: true,
  description: true,
  priceCents: true,
  surfaceDm2: true,
  landSurfaceM2: true,
  rooms: true,
  bedrooms: true,
  bathrooms: true,
  floor: true,
  floorCount: true,
  builtYear: true,
  features: true,
  address: true,
  neighbourhood: true,
  transport: true,
  communeCode: true,
  postalCode: true,
  lat: true,
  lng: true,
  addressPrecision: true,
  addressId: true,
  lot: true,
  parcelId: true,
  virtualTourUrl: true,
  dpeNumber: true,
  dpeDoneOn: true,
  energyClass: true,
  ghgClass: true,
  energyUse: true,
  ghgEmission: true,
  energyCostMinCents: true,
  energyCostMaxCents: true,
  energyCostYear: true,
  coownershipLots: true,
  coownershipChargesCents: true,
  coownershipProceedings: true,
} as const satisfies Record<keyof HomeRow, true>;

/** What a property says now, in the caller's transaction. @throws {DomainError} listing.not-found */
export async function readHome(tx: Transaction, propertyId: string): Promise<RevisionContent> {
  const property = await tx.property.findUnique({
    where: { id: propertyId },
    select: {
      ...HOME_COLUMNS,
      sellerId: true,
      photos: { orderBy: { position: "asc" } },
      floorPlans: { where: { mediaKey: { not: null } }, orderBy: { position: "asc" } },
      schedules: { include: { rules: true } },
    },
  });
  if (!property) throw new DomainError("listing.not-found");
  const { photos, floorPlans, schedules, sellerId, ...home } = property;
  return contentOfHome(home, {
    photos,
    plans: floorPlans.flatMap(({ mediaKey, label }) => (mediaKey ? [{ mediaKey, label }] : [])),
    windows: schedules.find(({ hostId }) => hostId === sellerId)?.rules ?? [],
  });
}

/** @throws {DomainError} revision.incomplete for a commune that is none, or not of that postal code */
async function checkCommune(
  tx: Transaction,
  { communeCode, postalCode }: Pick<HomeRow, "communeCode" | "postalCode">,
): Promise<void> {
  const known = await tx.communePostalCode.findFirst({ where: { communeCode, postalCode } });
  if (!known) throw new DomainError("revision.commune-unknown");
}

/**
 * Writes a revision without issues to its property, which it creates where there is none yet; never the status
 * of one that exists. Pictures are written by who publishes.
 * @returns the property's id
 * @throws {DomainError} revision.commune-unknown
 */
export async function writeHome(
  tx: Transaction,
  {
    propertyId,
    sellerId,
    content,
    searchText = "",
  }: {
    propertyId: string | null;
    sellerId: string;
    content: RevisionContent;
    /** Its words, for the search: of what is published. */
    searchText?: string;
  },
  now: Date,
): Promise<string> {
  const row = homeRowOf(content);
  await checkCommune(tx, row);
  if (propertyId === null) {
    const seed = { lat: row.lat, lng: row.lng, addressPrecision: row.addressPrecision };
    const blurSeed = newBlurSeed();
    const id = newId();
    await tx.property.create({
      data: {
        id,
        sellerId,
        status: "draft",
        ...row,
        blurSeed,
        ...publicLocation({ ...seed, blurSeed }),
        searchText,
        createdAt: now,
        updatedAt: now,
      },
    });
    return id;
  }
  const { blurSeed } = await tx.property.findUniqueOrThrow({
    where: { id: propertyId },
    select: { blurSeed: true },
  });
  await tx.property.update({
    where: { id: propertyId },
    data: { ...row, ...publicLocation({ ...row, blurSeed }), searchText, updatedAt: now },
  });
  return propertyId;
}
