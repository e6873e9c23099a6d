import { formatCount } from "../../../kernel/format.ts";
import type { ProviderAvailability, ProviderType } from "../../../providers/views.ts";

export const PROVIDER_TYPE_LABELS: Record<ProviderType, string> = {
  photographer: "Photographe",
  diagnostician: "Diagnostiqueur",
  home_stager: "Home stager",
  financial_advisor: "Courtier en financement",
  notary: "Notaire",
  lawyer: "Avocat",
  contractor: "Artisan",
};

export const AVAILABILITY_LABELS: Record<ProviderAvailability, string> = {
  immediate: "Disponible immédiatement",
  within_24h: "Répond sous 24 heures",
  within_week: "Disponible dans la semaine",
};

export const PROVIDERS = {
  verified: "Vérifié",
  rating: (rating: string, count: number) =>
    `${rating} sur 5, ${formatCount(count, "avis", "avis")}`,
  fixed: (price: string) => `${price} au forfait`,
  hourly: (price: string) => `${price} de l’heure`,
  percentage: (rate: string) => `${rate} % du prix du bien`,
  specialties: "Spécialités",
  certifications: "Certifications",
} as const;
