import { inCommune } from "@/lib/communes/french";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatInteger, formatPrice, formatSurface, plural } from "@/lib/kernel/format";
import type { SellersHome } from "@/lib/leads/views";

/** What lists of leads say of a person. */
export const LEAD = {
  seller: "Vend",
  home: ({ type, surfaceDm2, rooms }: SellersHome) =>
    `${PROPERTY_TYPE_LABELS[type]} de ${formatSurface(surfaceDm2)}, ${formatInteger(rooms)} ${plural(rooms, "pièce", "pièces")}`,
  estimate: (cents: number) => `Estimé à ${formatPrice(cents)}`,
  noEstimate: "Sans chiffre\u00a0: trop peu de ventes publiées",
  in: (commune: string) => `Un bien ${inCommune(commune)}`,
  email: (name: string) => `Écrire à ${name}`,
  phone: (name: string) => `Appeler ${name}`,
} as const;
