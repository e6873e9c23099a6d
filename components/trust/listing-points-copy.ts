import type { ListingFinding } from "@/lib/trust/listings/rules";

/** What the checks of the site found of a listing, and the figures that they compare. */
export const LISTING_POINTS = {
  findings: {
    "no-photo": "Aucune photo",
    "few-photos": "Moins de trois photos",
    "photo-blurred": "Photo floue",
    "photo-dark": "Photo sombre",
    "photo-small": "Photo petite",
    "photo-duplicate": "Photos qui se ressemblent",
    "price-low": "Prix au m² inférieur de plus de moitié à la moyenne",
    "price-high": "Prix au m² supérieur au double de la moyenne",
  } satisfies Record<ListingFinding, string>,
  nothing: "Aucun point relevé par les contrôles automatiques",
  pricePerM2: "Prix au m²",
  unknown: "Non renseigné",
  mean: "Moyenne de la commune",
  meanUnknown: "Trop peu d’annonces",
  photos: "Photos",
  illustrations: "Illustrations",
} as const;
