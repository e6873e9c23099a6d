import { formatSurface } from "@/lib/kernel/format";

/** Whether a plan's label says already that it is one: "Plan 1", "Plan du jardin". */
const namesPlan = (label: string) => /^plan\b/i.test(label);

/** Copy of a home's rooms and plans. */
export const ROOMS = {
  button: "Plan",
  planHeading: "Plan du logement",
  heading: "Pièces et surfaces",
  /** Whose figures they are. */
  lead: "Les surfaces sont indiquées par le vendeur.",
  plan: (label: string) => (namesPlan(label) ? label : `Plan, ${label}`),
  enlarge: (label: string) => `Agrandir : ${namesPlan(label) ? label : `plan, ${label}`}`,
  /** Names what the plan is shown in, over the page. */
  enlarged: (label: string, title: string) =>
    `${namesPlan(label) ? label : `Plan, ${label}`} : ${title}`,
  scroll: "Faire défiler le plan",
  close: "Fermer",
  table: (level: string | null) =>
    level === null ? "Pièces et surfaces" : `Pièces et surfaces, ${level}`,
  /** Over the rooms that name no level, beside those that do. */
  elsewhere: "Autres pièces",
  room: "Pièce",
  surface: "Surface",
  unknown: "Surface non indiquée",
  surfaceText: formatSurface,
  sum: "Somme des surfaces",
  /** Neutral: what counts is the law's to say, not a name's. */
  living: "Les balcons, terrasses, caves et garages ne comptent pas dans la surface habitable.",
} as const;
