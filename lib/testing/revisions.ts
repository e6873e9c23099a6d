import { newId } from "../kernel/ids.ts";
import { daysBefore } from "../kernel/time.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { RevisionContent } from "../revisions/content.ts";
import { mandateNames, propertyRow } from "./builders.ts";
import { type WrittenMandate, writeMandate } from "./mandates.ts";

/** A key as uploads make them. */
export const pictureKey = (): string => newId().padEnd(32, newId());

/** Gives a revision the pictures that a content names, as if they had been sent for it. */
export async function writePictures(
  tx: Prisma.TransactionClient,
  { revisionId, content, now }: { revisionId: string; content: RevisionContent; now: Date },
): Promise<void> {
  const { photos = [], floorPlans = [] } = content;
  await tx.mediaAsset.createMany({
    data: [...photos, ...floorPlans].map(({ key }, index) => ({
      key,
      revisionId,
      sha256: key + key,
      similarity: "0".repeat(16),
      width: 1_280,
      height: 853,
      color: `#00000${index}`,
      sharpness: 200,
      brightness: 120,
      createdAt: now,
    })),
  });
}

/** A home of which nothing is missing, in the commune of `communeRow()`: a flat in a copropriété. */
export function completeContent(overrides: RevisionContent = {}): RevisionContent {
  return {
    type: "apartment",
    address: "12 rue de Paris",
    postalCode: "35000",
    communeCode: "35238",
    lat: 48.1113,
    lng: -1.6702,
    addressId: "35238_6844_00012",
    lot: "B12",
    addressPrecision: "street",
    title: "Appartement traversant près du Thabor",
    description:
      "Au deuxième étage d’un immeuble de 1930, trois pièces traversantes et lumineuses, à cinq minutes du parc.",
    surfaceDm2: 6_350,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    floor: 2,
    floorCount: 4,
    builtYear: 1930,
    features: ["balcon", "cave"],
    dpeNumber: "2435E0000000A",
    dpeDoneOn: "2024-03-12",
    energyClass: "D",
    ghgClass: "C",
    energyUse: 210,
    ghgEmission: 24,
    energyCostMinCents: 980_00,
    energyCostMaxCents: 1_380_00,
    energyCostYear: 2021,
    isCoowned: true,
    coownershipLots: 18,
    coownershipChargesCents: 1_450_00,
    coownershipProceedings: false,
    propertyTaxCents: 1_132_00,
    propertyTaxYear: 2025,
    photos: [{ key: pictureKey(), alt: "Le salon" }],
    priceCents: 289_000_00,
    availability: [{ weekday: 3, startMinute: 1_020, endMinute: 1_140 }],
    ...overrides,
  };
}

/** A complete listing that its seller handed in, with its pictures: its home in review, its mandate signed at its price. */
export async function writeHandedIn(
  tx: Prisma.TransactionClient,
  {
    sellerId,
    now,
    content = completeContent(),
    status = "in_review",
    submittedAt = now,
    version = 1,
    mandate = {},
  }: {
    sellerId: string;
    now: Date;
    content?: RevisionContent;
    status?: "editing" | "in_review" | "approved" | "discarded";
    submittedAt?: Date | null;
    version?: number;
    /** Null without one. */
    mandate?: WrittenMandate | null;
  },
): Promise<{ revisionId: string; propertyId: string }> {
  const revisionId = newId();
  const { addressId = null, lot = null, priceCents = 289_000_00 } = content;
  const { type, address, postalCode, communeCode, surfaceDm2, landSurfaceM2, parcelId } = content;
  const described = { type, address, postalCode, communeCode, surfaceDm2, landSurfaceM2, parcelId };
  const named = Object.fromEntries(
    Object.entries({ ...described, lot }).filter(([, value]) => value !== undefined),
  );
  const home = propertyRow({
    sellerId,
    addressId,
    ...named,
    priceCents,
    status: status === "in_review" ? "in_review" : "draft",
    publishedAt: null,
    energyClass: "D",
  });
  await tx.property.create({ data: home });
  await tx.listingRevision.create({
    data: {
      id: revisionId,
      propertyId: home.id,
      sellerId,
      status,
      content: content as object,
      version,
      fieldVersions: {},
      createdAt: now,
      updatedAt: now,
      submittedAt,
    },
  });
  await writePictures(tx, { revisionId, content, now });
  if (mandate !== null) {
    const signed = { priceCents, signedAt: daysBefore(now, 30), ...mandateNames(home) };
    await writeMandate(tx, home.id, { ...signed, ...mandate });
  }
  return { revisionId, propertyId: home.id };
}
