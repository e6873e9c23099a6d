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

/** What makes it a provider whom the team entered; its rating is that of its reviews. */
export const REAL_PROVIDER = {
  isDemonstration: false,
  email: "contact@example.org",
  ratingTenths: 0,
  reviewCount: 0,
} as const satisfies Partial<Prisma.ServiceProviderUncheckedCreateInput>;

type QuoteColumns = Prisma.QuoteRequestUncheckedCreateInput;

/** A request for a quote, in the commune of `communeRow`, which nobody answered. */
export const quoteRow = (
  overrides: Partial<QuoteColumns> & Pick<QuoteColumns, "providerId" | "clientId">,
): QuoteColumns => ({
  id: newId(),
  communeCode: communeRow().code,
  need: "Dix photos d’un appartement de trois pièces.",
  createdAt: new Date("2026-11-01T09:00:00Z"),
  movedAt: new Date("2026-11-01T09:00:00Z"),
  ...overrides,
});

/** The columns of an answer. */
export const answered = (overrides: Partial<QuoteColumns> = {}) => ({
  status: "answered" as const,
  answers: 1,
  amountCents: 190_00,
  day: "2026-11-10",
  validUntil: "2026-11-08",
  answeredAt: new Date("2026-11-02T09:00:00Z"),
  ...overrides,
});
