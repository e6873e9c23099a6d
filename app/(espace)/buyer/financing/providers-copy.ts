import { formatCount } from "@/lib/kernel/format";
import type { ProviderAvailability, ProviderType } from "@/lib/providers/views";

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
  percentage: (rate: string) => `${rate} du prix du bien`,
  specialties: "Spécialités",
  certifications: "Certifications",
} as const;
