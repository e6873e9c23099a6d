import { inCommune } from "../../../../../lib/communes/french.ts";
import { formatInteger, plural } from "../../../../../lib/kernel/format.ts";
import type { PropertyType } from "../../../../../lib/kernel/property-kinds.ts";

/* Copy of what the server alone makes of a listing's page: its scripts do without. */

/** Of its metadata. */
export const HEAD = {
  /** Before the title or the description, where these stand alone. */
  demonstration: (text: string) => `Démonstration : ${text}`,
  /** Lead of the page's metadata; the rest comes from the listing's fields. */
  metaTitle: (type: string, rooms: string, surface: string, city: string, price: string) =>
    `${type} ${rooms} ${surface} ${inCommune(city)}, ${price}`,
  rooms: (count: number) => `${formatInteger(count)} ${plural(count, "pièce", "pièces")}`,
  socialPictureAlt: (isDemonstration: boolean) =>
    `${isDemonstration ? "Illustration" : "Photo"} de couverture, prix et ville du bien`,
} as const;

/** What stands at the address of a listing that is not there. */
export const MISSING_LISTING = {
  unknown: {
    title: "Bien non trouvé",
    text: "L’adresse est peut-être incomplète, ou l’annonce n’est plus, ou pas encore, publiée.",
    action: "Voir les biens à vendre",
  },
  withdrawn: {
    title: "Cette annonce a été retirée",
    text: "Le vendeur a retiré son bien de la vente. D’autres attendent leur visite.",
    action: "Voir les biens à vendre",
  },
} as const;

/** Before the description, of what is not simply for sale. */
export const NOTICES = {
  demonstration: {
    title: "Annonce de démonstration",
    note: "Ce bien n’existe pas et n’est pas à vendre : il montre à quoi ressemble une annonce. Ses images sont des illustrations.",
  },
  under_offer:
    "La vente est engagée, mais pas encore conclue. Gardez ce bien en favori : vous y verrez ce qu’il devient.",
  sold: (days: number) =>
    `Ce bien a trouvé preneur après ${formatInteger(days)} ${plural(days, "jour", "jours")} en ligne. Son annonce reste affichée pour information.`,
} as const;

/** What the page ends with. */
export const CLOSING = {
  performance: {
    title: "La vie de l’annonce",
    views: "Vues",
    favorites: "Favoris",
    daysOnline: "Jours en ligne",
    daysBeforeSale: "Jours avant la vente",
    average: "Jours en ligne, en moyenne",
    averageNote: (type: PropertyType, city: string) =>
      `Moyenne des ${TYPE_PLURALS[type]} que nous connaissons ${inCommune(city)}.`,
    indicativeNote: (city: string) =>
      `Moyenne indicative : nous connaissons moins de cinq biens de ce type ${inCommune(city)}.`,
  },

  footer: {
    reference: "Référence",
    published: "Publiée le",
    updated: "Mise à jour le",
    report: "Signaler cette annonce",
  },
} as const;

const TYPE_PLURALS: Record<PropertyType, string> = {
  apartment: "appartements",
  house: "maisons",
  studio: "studios",
};
