import { BRAND } from "../../../../lib/content/brand.ts";
import { formatCount, plural } from "../../../../lib/kernel/format.ts";

/** The page of a city. */
export const CITY = {
  /** No such city, or nothing for sale there. */
  missing: {
    title: "Rien à vendre à cette adresse",
    text: "Aucune commune ne porte ce nom, ou aucun bien n’y est à vendre pour le moment. Cherchez aux alentours : la carte montre tout ce qui est en vente.",
    action: "Voir les biens à vendre",
  },
  breadcrumb: "Acheter",
  /** `where` is "à Rennes", "au Mans". */
  title: (where: string) => `Biens à vendre ${where}`,
  forSale: (where: string, count: number, types: string) =>
    `${formatCount(count, "bien", "biens")} ${plural(count, "est", "sont")} en vente ${where} sur ${BRAND.name} aujourd’hui : ${types}.`,
  demonstrationsToo: (count: number) =>
    `${formatCount(count, "annonce", "annonces")} de démonstration ${plural(count, "s’y ajoute", "s’y ajoutent")}.`,
  onlyDemonstrations: (where: string, count: number) =>
    `Aucun bien n’est encore en vente ${where} sur ${BRAND.name} : ${formatCount(count, "annonce", "annonces")} de démonstration ${plural(count, "montre", "montrent")} à quoi ressemble une annonce.`,
  noMedian: "un seul bien : pas de prix médian",
  medianPrice: (price: string) => `prix médian ${price}`,
  figuresNote:
    "Valeurs médianes des biens en vente ici aujourd’hui : la moitié coûte moins, l’autre moitié davantage.",
} as const;
