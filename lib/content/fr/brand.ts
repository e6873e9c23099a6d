/** The brand, written once (decision 1 of the rulings), and what is known of the company. */
export const BRAND = {
  name: "Loopimmo",
  /** Fits after the name in a page title. */
  tagline: "L’immobilier au forfait, avec les gens du quartier",
  /** What the picture shown by social networks is. */
  pictureAlt: "Une rue de maisons de toutes les régions, sous le nom de Loopimmo",
  description:
    "Achetez accompagné par un habitant du quartier, vendez au forfait plutôt qu’au pourcentage. Loopimmo réunit vendeurs, acheteurs et Loopers partout en France.",
} as const;

/**
 * The publisher's identity, to be completed as the company is registered. `null` means not known
 * yet: the legal pages then say so, and never show a made-up number.
 */
export interface Publisher {
  legalForm: string | null;
  /** Register and SIREN number, as on the Kbis. */
  registration: string | null;
  vatNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  publicationDirector: string | null;
  /** Number of the professional card "Transactions", chamber of commerce, guarantor. */
  professionalCard: string | null;
  liabilityInsurer: string | null;
  consumerMediator: string | null;
  /** Name, address and phone of the hosting company. */
  host: string | null;
}

export const PUBLISHER: Publisher = {
  legalForm: null,
  registration: null,
  vatNumber: null,
  address: null,
  email: null,
  phone: null,
  publicationDirector: null,
  professionalCard: null,
  liabilityInsurer: null,
  consumerMediator: null,
  host: null,
};

/**
 * Claims of the launch campaign, worded as the pages show them. They are copy, not rules:
 * amounts that are due come from lib/pricing only. Every page that shows one shows `CLAIMS_NOTE`.
 */
export const CLAIMS = {
  cheaper: "60 à 70 %",
  cheaperThan: "moins cher qu’une agence",
  sellerSavings: "jusqu’à 80 %",
  sellerSavingsOf: "d’économies sur les frais de vente",
  faster: "2 fois",
  fasterThan: "plus vite",
  service: "de 9 h à 20 h",
  serviceDays: "tous les jours",
  assistant: "24 h/24",
  assistantDays: "7 jours sur 7",
  looperAverage: "1 500 €",
  looperMonth: "5 à 10 h",
  landingSavings: "-72 %",
  landingSavingsOf: "de frais de vente, en moyenne",
  loopers: "500+",
  sold: "15 000+",
  rating: "4,8/5",
} as const;

export const CLAIMS_NOTE =
  "Les chiffres de cette page sont ceux du lancement : indicatifs, ils ne valent pas engagement. Les honoraires, eux, sont fixes et publiés.";
