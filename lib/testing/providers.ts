import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import { communeRow } from "./builders.ts";

/** A provider of the directory, in the commune of `communeRow`; without papers. */
export const providerRow = (
  overrides: Partial<Prisma.ServiceProviderUncheckedCreateInput> = {},
): Prisma.ServiceProviderUncheckedCreateInput => ({
  id: newId(),
  name: "Cap Crédit",
  type: "financial_advisor",
  description: "Courtage en prêt immobilier.",
  ratingTenths: 45,
  reviewCount: 10,
  priceUnit: "fixed",
  priceCents: 250_00,
  availability: "immediate",
  specialties: ["Premier achat"],
  certifications: [],
  communeCode: communeRow().code,
  isDemonstration: true,
  createdAt: new Date("2026-11-01T09:00:00Z"),
  ...overrides,
});
