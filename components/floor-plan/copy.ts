import { formatDecimal, formatSurface } from "@/lib/kernel/format";

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
