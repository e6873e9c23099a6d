/** The messages of the fields of a looper's zone and pauses. */
export const ZONE_FIELDS = {
  kind: "Choisissez un cercle ou des communes.",
  radius: "Indiquez un rayon de 1 à 15\u00a0km, en nombre entier.",
  capacity: "Indiquez un nombre entier, de 1 à 20 prospects.",
  noCommune: "Cochez au moins une commune.",
  manyCommunes: "Cochez dix communes au plus.",
  farCommune: "Choisissez des communes à moins de 15\u00a0km de la vôtre.",
  date: "Indiquez une date complète.",
  untilBefore: "La fin vient avant le début.",
  untilPast: "Cette pause est déjà finie.",
  fromFar: "Une pause se déclare un an à l’avance au plus.",
  long: "Une pause dure un an au plus.",
} as const;
