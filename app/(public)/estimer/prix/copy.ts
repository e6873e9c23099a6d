import { formatInteger, plural } from "../../../../lib/kernel/format.ts";

/** What the listings of a commune ask for. */
export const ASKING_PRICES = {
  metaTitle: "Les prix affichés dans votre commune",
  metaDescription:
    "Les prix médians affichés par type de bien dans une commune, d’après les annonces en ligne, avec le nombre de biens dont ils viennent.",
  title: "Les prix affichés dans votre commune",
  lead: "Ce que demandent les annonces en ligne aujourd’hui. Pour savoir ce que vaut votre bien, partez des ventes conclues.",
  estimate: "Estimer mon bien",
  field: "Votre commune",
  placeholder: "Nom ou code postal…",
  submit: "Voir les prix",
  form: "Choisir une commune",
  heading: (city: string) => `Les prix affichés ${city}`,
  real: "Biens à vendre",
  demonstrations: "Annonces de démonstration",
  demonstrationsNote:
    "Ces biens n’existent pas : leurs prix sont plausibles, mais ils ne disent rien du marché.",
  columns: { type: "Type", price: "Prix médian", pricePerM2: "Prix médian au m²" },
  homes: (count: number) => `${formatInteger(count)} ${plural(count, "bien", "biens")}`,
  tooFew: (least: number) => `moins de ${formatInteger(least)} biens : pas de médiane`,
  noReal: "Aucun bien à vendre n’est en ligne dans cette commune.",
  none: "Aucune annonce n’est en ligne dans cette commune.",
  note: "Prix affichés, honoraires compris, et non prix de vente. La médiane partage les annonces en deux moitiés égales.",
  unknown: (text: string) => `Nous ne connaissons pas de commune « ${text} ».`,
  several: (text: string) => `Plusieurs communes répondent à « ${text} ». Choisissez la vôtre :`,
  perhaps: "Peut-être cherchiez-vous :",
  seeListings: "Voir les annonces",
  fees: "Simuler mes honoraires",
  official:
    "Pour les prix de vente réels, l’État publie les transactions des cinq dernières années.",
  officialLink: "Demandes de valeurs foncières",
} as const;
