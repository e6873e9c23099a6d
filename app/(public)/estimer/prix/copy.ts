import { formatInteger, plural } from "../../../../lib/kernel/format.ts";

/** What the listings of a commune ask for. */
export const ASKING_PRICES = {
  metaTitle: "Les prix dans votre commune",
  metaDescription:
    "Les prix médians par type de bien dans une commune\u00a0: ceux des annonces en ligne et ceux des ventes conclues, avec leur nombre.",
  title: "Les prix dans votre commune",
  lead: "Ce que demandent les annonces en ligne, et ce qui a été payé. Pour savoir ce que vaut votre bien, estimez-le à partir des ventes autour de lui.",
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
  paid: {
    heading: (city: string) => `Les prix payés ${city}`,
    caption: (from: string, until: string) => `Ventes conclues du ${from} au ${until}`,
    sales: (count: number) => `${formatInteger(count)} ${plural(count, "vente", "ventes")}`,
    tooFew: (least: number) => `moins de ${formatInteger(least)} ventes\u00a0: pas de médiane`,
    source: (date: string) =>
      `Source\u00a0: DGFiP, Demandes de valeurs foncières, état au ${date}, Licence Ouverte 2.0. Prix des actes, hors ventes de plusieurs logements à la fois.`,
    none: "L’État n’a pas publié de ventes pour cette commune.",
    unreachable: "Les fichiers de l’État sont injoignables pour le moment.",
    pending:
      "Nous lisons les fichiers de l’État pour la première fois\u00a0: c’est l’affaire de quelques secondes.",
    again: "Recharger la page",
  },
  official:
    "Pour les prix de vente réels, l’État publie les transactions des cinq dernières années.",
  officialLink: "Demandes de valeurs foncières",
} as const;
