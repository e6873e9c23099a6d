import { formatCount } from "@/lib/kernel/format";

/** /trust-manager/notary */
export const NOTARY = {
  open: "Ventes en cours",
  empty: "Aucune vente n’est en cours chez un notaire",
  seeSales: "Voir les ventes",
  directory: "Notaires de l’annuaire",
  directoryEmpty: "L’annuaire ne compte encore aucun notaire.",
  verified: "Vérifié",
  rating: (rating: string, reviews: number) =>
    `${rating} sur 5, ${formatCount(reviews, "avis", "avis")}`,
  availability: {
    immediate: "Disponible tout de suite",
    within_24h: "Disponible sous 24 heures",
    within_week: "Disponible dans la semaine",
  },
  price: {
    fixed: (price: string) => `${price} au forfait`,
    hourly: (price: string) => `${price} de l’heure`,
    percentage: (rate: string) => `${rate} du prix de vente`,
  },
} as const;
