import { formatDecimal, formatSurface } from "../../kernel/format.ts";

/** Copy of a listing's plan and of its virtual tour. */
export const FLOOR_PLAN = {
  button: "Plan",
  heading: "Plan du logement",
  lead: "Les surfaces sont celles de chaque pièce, murs non compris.",
  dialog: (title: string) => `Plan du logement : ${title}`,
  close: "Fermer",
  level: (label: string) => `Plan, ${label}`,
  picture: (label: string) => `Plan fourni par le vendeur, ${label}`,
  table: (label: string) => `Pièces et surfaces, ${label}`,
  room: "Pièce",
  surface: "Surface",
  total: "Total habitable",
  notCounted: "hors surface habitable",
  metres: (metres: number) => `${metres}\u00a0m`,
  surfaceText: (squareMetres: number) => `${formatDecimal(squareMetres)}\u00a0m²`,
  totalText: (dm2: number) => formatSurface(dm2),
} as const;

export const TOUR = {
  title: "Visite virtuelle",
  headTitle: (title: string) => `Visite virtuelle : ${title}`,
  stop: (number: number, total: number) => `Pièce ${number} sur ${total}`,
  previous: (name: string) => `Pièce précédente : ${name}`,
  next: (name: string) => `Pièce suivante : ${name}`,
  previousShort: "Précédente",
  nextShort: "Suivante",
  controls: "Changer de pièce",
  plan: "Se déplacer sur le plan",
  levelPlan: (label: string) => `Plan de la visite, ${label}`,
  rooms: "Pièces de la visite",
  hint: "Choisissez une pièce pour y entrer. Les pièces sans couleur n’ont pas d’image.",
  station: (number: number, name: string) => `${number}. ${name}`,
  back: "Retour à l’annonce",
  illustrations:
    "Annonce de démonstration : ce bien n’existe pas, et les images de la visite sont des illustrations.",
  none: {
    title: "Pas de visite virtuelle",
    text: "Ce bien n’a pas, ou n’a plus, de visite virtuelle. Son annonce est toujours en ligne.",
    action: "Voir l’annonce",
  },
} as const;
