import { formatCount, formatDecimal, formatInteger } from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import type { ProviderType } from "../../lib/kernel/provider-kinds.ts";
import type {
  PriceUnit,
  ProviderAvailability,
  ProviderCheckKind,
} from "../../lib/providers/rules.ts";

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

export const UNIT_LABELS: Record<PriceUnit, string> = {
  fixed: "Au forfait",
  hourly: "À l’heure",
  percentage: "En pourcentage",
};

export const CHECK_LABELS: Record<ProviderCheckKind, string> = {
  orias: "Immatriculation ORIAS",
  cofrac_certificate: "Certification par un organisme accrédité COFRAC",
  professional_body: "Inscription à l’Ordre ou à la chambre",
  liability_insurance: "Assurance de responsabilité civile professionnelle",
  decennial_insurance: "Assurance décennale",
  rge: "Qualification RGE",
};

/** From the place searched: whole kilometres, for a commune is no point. */
function distance(km: number): string {
  if (km === 0) return "dans la commune";
  return km < 1 ? "à moins d’un kilomètre" : `à ${formatInteger(Math.round(km))} km`;
}

export const PROVIDERS = {
  verified: "Vérifié",
  notVerified: "Pièces non vérifiées à ce jour",
  distance,
  rating: (ratingTenths: number, count: number) =>
    count === 0
      ? "Pas encore d’avis"
      : `${formatDecimal(ratingTenths / 10)} sur 5, ${formatCount(count, "avis", "avis")}`,
  fixed: (price: string) => `${price} au forfait`,
  hourly: (price: string) => `${price} de l’heure`,
  percentage: (rate: string) => `${rate} du prix du bien`,
  price: "Tarif",
  availability: "Disponibilité",
  reviews: "Note",
  specialties: "Spécialités",
  certifications: "Déclaré, non vérifié",
  checked: "Pièces vérifiées",
  check: (number: string, body: string) => `n° ${number}, ${body}`,
  validUntil: (day: string) => `valable jusqu’au ${formatCivilDate(day)}`,
} as const;
