import type { LegalField, ListingFinding, ListingView } from "@/lib/trust/listings/rules";

/** /trust-manager/quality-control */
export const QUALITY = {
  title: "Annonces à contrôler",
  lead: "Ce que la loi demande à chaque annonce, et ce qui mérite un second regard. Le prix est comparé à la moyenne au m² des annonces du même type dans la commune.",
  tabs: "Annonces à contrôler",
  views: {
    "in-review": "À valider",
    incomplete: "Publiées incomplètes",
    published: "Dernières publiées",
  } satisfies Record<ListingView, string>,
  empty: {
    "in-review": "Aucune annonce n’attend d’être validée",
    incomplete: "Toutes les annonces publiées sont légalement complètes",
    published: "Aucune annonce n’est publiée",
  } satisfies Record<ListingView, string>,
  since: { review: "Reçue le", published: "Publiée le" },
  missing: "Mentions légales manquantes",
  fields: {
    energyClass: "Classe énergie (DPE)",
    ghgClass: "Classe climat (GES)",
    energyCost: "Dépenses annuelles d’énergie",
    energyCostYear: "Année de référence des prix de l’énergie",
    coownershipCharges: "Charges annuelles de copropriété",
    coownershipProceedings: "Procédures de la copropriété",
  } satisfies Record<LegalField, string>,
  complete: "Mentions légales complètes",
  findings: {
    "no-photo": "Aucune photo",
    "few-photos": "Moins de trois photos",
    "price-low": "Prix au m² inférieur de plus de moitié à la moyenne",
    "price-high": "Prix au m² supérieur au double de la moyenne",
  } satisfies Record<ListingFinding, string>,
  nothingOdd: "Rien à signaler",
  pricePerM2: "Prix au m²",
  mean: "Moyenne de la commune",
  meanUnknown: "Trop peu d’annonces",
  photos: "Photos",
  illustrations: "Illustrations",
  energy: "DPE",
  energyMissing: "Manquant",
  description: "Lire la description",
} as const;
