/** What a published listing lacks that the law wants in it, as a sentence names it. */
export const LEGAL_GAPS = {
  energyClass: "la classe énergie (DPE)",
  ghgClass: "la classe climat (GES)",
  energyCost: "les dépenses annuelles d’énergie",
  energyCostYear: "l’année de référence des prix de l’énergie",
  coownershipCharges: "les charges annuelles de copropriété",
  coownershipProceedings: "les éventuelles procédures en cours dans la copropriété",
} as const;

/** What its pictures lack. */
export const PHOTO_GAPS = {
  "no-photo": "l’annonce n’en a aucune",
  "few-photos": "l’annonce en a moins de trois",
  "photo-blurred": "au moins une est floue",
  "photo-dark": "au moins une est sombre",
  "photo-small": "au moins une est trop petite",
  "photo-duplicate": "certaines se ressemblent",
} as const;

export type LegalGap = keyof typeof LEGAL_GAPS;
export type PhotoGap = keyof typeof PHOTO_GAPS;

/** What the seller of a published listing can add or mend. */
export type ListingGap = LegalGap | PhotoGap;
