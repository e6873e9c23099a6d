import { formatSurface } from "@/lib/kernel/format";

/** What a plan is called; its label may say already that it is one: "Plan 1", "Plan du jardin". */
const planName = (label: string, plan = "Plan") =>
  /^plan\b/i.test(label) ? label : `${plan}, ${label}`;

/** Copy of a home's rooms and plans. */
export const ROOMS = {
  button: "Plan",
  planHeading: "Plan du logement",
  heading: "Pièces et surfaces",
  /** Whose figures they are. */
  lead: "Les surfaces sont indiquées par le vendeur.",
  plan: (label: string) => planName(label),
  enlarge: (label: string) => `Agrandir : ${planName(label, "plan")}`,
  /** Names what the plan is shown in, over the page. */
  enlarged: (label: string, title: string) => `${planName(label)} : ${title}`,
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
