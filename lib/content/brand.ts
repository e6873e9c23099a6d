/** The brand, written once (decision 0013). */
export const BRAND = {
  name: "Loopimmo",
  /** Fits after the name in a page title. */
  tagline: "L’immobilier au forfait, avec les gens du quartier",
  /** What the picture shown by social networks is. */
  pictureAlt: "Une rue de maisons de toutes les régions, sous le nom de Loopimmo",
  description:
    "Achetez accompagné par un habitant du quartier, vendez au forfait plutôt qu’au pourcentage. Loopimmo réunit vendeurs, acheteurs et Loopers partout en France.",
} as const;

/** When the team answers. */
export const SERVICE = { hours: "de 9 h à 20 h", days: "tous les jours" } as const;
