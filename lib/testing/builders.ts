import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../accounts/referral-code.ts";
import { newId } from "../kernel/ids.ts";
import { randomText } from "../kernel/random.ts";
import { newBlurSeed, publicLocation } from "../listings/location/rules.ts";
import { type MandateNames, type NamedHome, type NamesRow, namesRow } from "../mandates/names.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import { newToken } from "../platform/tokens.ts";

/** Rows with sensible defaults for database tests; override what a test is about. */

const NOW = new Date("2026-11-01T09:00:00Z");

export function communeRow(
  overrides: Partial<Prisma.CommuneUncheckedCreateInput> = {},
): Prisma.CommuneUncheckedCreateInput {
  return {
    code: "35238",
    name: "Rennes",
    slug: "rennes",
    departmentCode: "35",
    departmentName: "Ille-et-Vilaine",
    regionName: "Bretagne",
    population: 225_081,
    lat: 48.1147,
    lng: -1.6794,
    ...overrides,
  };
}

export function userRow(
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Prisma.UserUncheckedCreateInput {
  const id = newId();
  const email = `${id}@example.org`;
  return {
    id,
    email,
    emailNormalized: email,
    firstName: "Camille",
    lastName: "Martin",
    phone: "06 12 34 56 78",
    referralCode: randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH),
    createdAt: NOW,
    ...overrides,
  };
}

/** A published apartment, shown to the public by its street; `sellerId` must be given. */
export function propertyRow(
  overrides: Partial<Prisma.PropertyUncheckedCreateInput> & { sellerId: string },
): Prisma.PropertyUncheckedCreateInput {
  const home = {
    lat: overrides.lat ?? 48.11,
    lng: overrides.lng ?? -1.68,
    addressPrecision: overrides.addressPrecision ?? "street",
    blurSeed: overrides.blurSeed ?? newBlurSeed(),
  };
  return {
    id: newId(),
    status: "active",
    type: "apartment",
    title: "Appartement lumineux",
    description: "Au calme, proche du centre.",
    priceCents: 250_000_00,
    surfaceDm2: 6_200,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    features: ["balcon"],
    address: "12 rue de la Monnaie",
    communeCode: "35238",
    postalCode: "35000",
    energyClass: "C",
    createdAt: NOW,
    publishedAt: NOW,
    ...home,
    ...publicLocation(home),
    ...overrides,
  };
}

/** A property of `propertyRow`, in Rennes, as a mandate or an offer names it. */
export function namedHome(home: Partial<Prisma.PropertyUncheckedCreateInput> = {}): NamedHome {
  return {
    type: home.type ?? "apartment",
    address: home.address ?? "12 rue de la Monnaie",
    lot: home.lot ?? null,
    postalCode: home.postalCode ?? "35000",
    communeCode: home.communeCode ?? "35238",
    city: "Rennes",
    parcelId: home.parcelId ?? null,
    surfaceDm2: home.surfaceDm2 ?? 6_200,
    landSurfaceM2: home.landSurfaceM2 ?? null,
  };
}

/** What the mandate of such a property names, of Camille Martin's; override what differs. */
export function mandateNames(
  home: Partial<Prisma.PropertyUncheckedCreateInput> = {},
  overrides: Partial<MandateNames> = {},
): NamesRow {
  return namesRow({
    ...namedHome(home),
    sellerName: "Camille Martin",
    sellerDecides: false,
    ...overrides,
  });
}

/** The plan of a level; `propertyId` must be given. */
export function floorPlanRow(
  overrides: Partial<Prisma.FloorPlanUncheckedCreateInput> & { propertyId: string },
): Prisma.FloorPlanUncheckedCreateInput {
  return { position: 0, label: "Rez-de-chaussée", mediaKey: "plan", ...overrides };
}

/** A room of 24.5 m²; `propertyId` must be given. */
export function roomRow(
  overrides: Partial<Prisma.RoomUncheckedCreateInput> & { propertyId: string },
): Prisma.RoomUncheckedCreateInput {
  return { position: 0, name: "Séjour", areaDm2: 2_450, level: "Rez-de-chaussée", ...overrides };
}

/** The accepted offer that a listing needs to be under offer or sold. */
export function acceptedOfferRow(
  propertyId: string,
  buyerId: string,
): Prisma.OfferUncheckedCreateInput {
  return {
    id: newId(),
    propertyId,
    buyerId,
    authorId: buyerId,
    home: namedHome(),
    buyerName: "Camille Martin",
    buyerEmail: "camille@example.org",
    buyerPhone: "06 12 34 56 78",
    amountCents: 240_000_00,
    status: "accepted",
    financingType: "loan",
    financingApproved: true,
    ...offerEnd("2026-12-01", "35238"),
    createdAt: NOW,
    decidedAt: NOW,
  };
}

/** A registration that waits for its confirmation, for a month. */
export function registrationRow(
  email: string,
  overrides: Partial<Prisma.PendingRegistrationUncheckedCreateInput> = {},
): Prisma.PendingRegistrationUncheckedCreateInput {
  return {
    id: newId(),
    email,
    emailNormalized: email.toLowerCase(),
    firstName: "Camille",
    lastName: "Martin",
    phone: "06 12 34 56 78",
    passwordHash: null,
    role: "buyer",
    createdAt: NOW,
    expiresAt: new Date("2026-12-01T09:00:00Z"),
    ...overrides,
  };
}

/** An estimate without a figure, of an account or of a browser. */
export function estimateRow(
  overrides: Partial<Prisma.EstimateUncheckedCreateInput> = {},
): Prisma.EstimateUncheckedCreateInput {
  return {
    id: newToken(),
    outcome: "too_few",
    type: "apartment",
    surfaceDm2: 6_000,
    rooms: 3,
    details: { floor: null, lift: null, outside: null, condition: null, year: null },
    houseNumber: "12",
    street: "Rue des Lilas",
    postalCode: "35000",
    communeCode: "35238",
    lat: 48.11,
    lng: -1.67,
    placedByStreet: false,
    day: "2026-11-01",
    methodVersion: 1,
    yearlyTrend: 0,
    createdAt: NOW,
    ...overrides,
  };
}
