/**
 * Claims of the launch campaign, worded as the pages show them. They are copy, not rules:
 * amounts that are due come from lib/pricing only. Every page that shows one shows `CLAIMS_NOTE`.
 */
export const CLAIMS = {
  cheaper: "60 à 70 %",
  cheaperThan: "moins cher qu’une agence",
  sellerSavings: "jusqu’à 80 %",
  sellerSavingsOf: "d’économies sur les frais de vente",
  /** Of the card on which a role is chosen. */
  cardSavings: "jusqu’à 90 %",
  /** The landing page's and the registration's range, and that of the signed-in space. */
  packages: "de 2 500 à 10 000 €",
  packagesInApp: "de 2 500 à 12 000 €",
  faster: "2 fois",
  fasterThan: "plus vite",
  assistant: "24 h/24",
  assistantDays: "7 jours sur 7",
  looperAverage: "1 500 €",
  looperMonth: "5 à 10 h",
  landingSavings: "-72 %",
  landingSavingsOf: "de frais de vente, en moyenne",
  loopers: "500+",
  sold: "15 000+",
  rating: "4,8/5",
  buyers: [
    "Des annonces exclusives",
    "Des visites accompagnées et gratuites",
    "Une négociation assistée",
    "Un dossier de financement optimisé",
  ],
} as const;

export const CLAIMS_NOTE =
  "Les chiffres de cette page sont ceux du lancement : indicatifs, ils ne valent pas engagement. Les honoraires, eux, sont fixes et publiés.";
