/** Barème des honoraires: order of 10 January 2017; amounts come from lib/pricing only. */
export const FEES = {
  metaTitle: "Barème des honoraires",
  metaDescription:
    "Le barème complet des honoraires de Loopimmo : un forfait TTC par tranche de prix, à la charge du vendeur, dû à la conclusion de la vente.",
  title: "Nos honoraires, en entier.",
  lead: "Un forfait par tranche de prix de vente. TTC, à la charge du vendeur, dû une seule fois, quand la vente est conclue.",
  table: {
    caption: "Honoraires de vente, TVA comprise",
    tier: "Palier",
    price: "Prix de vente",
    fee: "Forfait TTC",
    upTo: (price: string) => `jusqu’à ${price}`,
    above: (from: string) => `au-delà de ${from}`,
    excess: (rate: string, from: string) => `+ ${rate} de la part au-delà de ${from}`,
  },
  example: {
    title: "Un exemple au-delà du dernier seuil",
    text: (price: string, fee: string) =>
      `Un bien vendu ${price} donne lieu à ${fee} d’honoraires.`,
  },
  rules: {
    title: "Ce qu’il faut savoir",
    items: [
      {
        term: "Qui paie",
        text: "Le vendeur. Les prix affichés dans les annonces comprennent les honoraires, et rien n’est demandé à l’acheteur.",
      },
      {
        term: "Quand",
        text: "Une fois l’opération effectivement conclue et constatée par écrit (article 6 de la loi du 2 janvier 1970). Ni acompte, ni frais de dossier, ni frais d’annonce.",
      },
      {
        term: "Sur quel prix",
        text: "Le prix de vente inscrit au mandat détermine le palier, qui est alors fixé et ne change plus.",
      },
      {
        term: "La TVA",
        text: "Elle est comprise, au taux du lieu du bien\u00a0: 20\u00a0% en métropole, 8,5\u00a0% en Guadeloupe, en Martinique et à La Réunion. En Guyane et à Mayotte, elle ne s’applique pas. Le forfait TTC est le même partout.",
      },
      {
        term: "Et si la vente n’aboutit pas",
        text: "Vous ne devez rien.",
      },
      {
        term: "Les autres frais",
        text: "Les diagnostics obligatoires et les prestations que vous commandez à un professionnel de l’annuaire sont facturés par lui, à son tarif. Les frais de notaire sont à la charge de l’acheteur.",
      },
      {
        term: "Les Loopers",
        text: "Leur rémunération est prélevée sur le forfait : elle ne s’y ajoute pas.",
      },
    ],
  },
  note: "Barème en vigueur au",
  effectiveOn: "2026-11-21",
  action: "Simuler mes honoraires",
} as const;
