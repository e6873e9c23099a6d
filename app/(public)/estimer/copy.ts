import type { Condition, OutsideSpace } from "../../../lib/estimates/choices.ts";
import type { PropertyType } from "../../../lib/kernel/property-kinds.ts";

/** /estimer: what a home would sell for, from the State's published sales. */
export const ESTIMATE_FORM = {
  title: "Estimer mon bien",
  metaDescription:
    "Une estimation gratuite, sans compte, à partir des ventes publiées par l’État\u00a0: les ventes retenues, la marge d’erreur et la méthode sont montrées.",
  lead: "À partir des ventes que l’État publie, autour de chez vous. Vous voyez chaque vente retenue, et de combien nous nous trompons. Ce n’est pas une expertise.",
  where: "Où se trouve le bien\u00a0?",
  what: "Quel bien\u00a0?",
  type: "Type de bien",
  surface: "Surface habitable, en m²",
  rooms: "Pièces principales",
  roomsHint: "Séjour et chambres, sans cuisine ni salle d’eau.",
  land: "Terrain, en m²",
  landHint: "Pour une maison.",
  more: "Ce que nos données ne voient pas",
  moreText:
    "Les ventes publiées ne disent rien de ces points\u00a0: vos réponses ne changent pas le chiffre, elles vous aident à le situer dans la fourchette.",
  floor: "Étage",
  lift: "Ascenseur",
  liftChoices: { yes: "Oui", no: "Non" },
  outside: "Espace extérieur",
  condition: "État général",
  year: "Année de construction",
  notGiven: "Non précisé",
  submit: "Estimer",
  sending: "Estimation en cours…",
  privacy:
    "Votre adresse sert à trouver les ventes voisines. Elle n’apparaît pas dans la page du résultat, qui s’efface après 90 jours si vous ne la conservez pas.",
  method: "Comment nous calculons",
  support: "Être accompagné sans estimation",
  asking: "Voir les prix affichés par les annonces",
  source:
    "Source\u00a0: DGFiP, Demandes de valeurs foncières, Licence Ouverte 2.0. Il n’y a pas de ventes publiées en Moselle, dans le Bas-Rhin, le Haut-Rhin et à Mayotte.",
} as const;

export const OUTSIDE_LABELS: Record<OutsideSpace, string> = {
  none: "Aucun",
  balcony: "Balcon",
  terrace: "Terrasse",
  garden: "Jardin",
};

export const CONDITION_LABELS: Record<Condition, string> = {
  to_renovate: "À rénover",
  fair: "Correct",
  renovated: "Refait",
};

/** "un appartement de 64\u00a0m²". */
export const ARTICLE: Record<PropertyType, string> = {
  apartment: "un appartement",
  house: "une maison",
  studio: "un studio",
};
