import { formatCivilDate } from "@/lib/kernel/format-date";

/** The words for a correction, to whoever makes it. */
export const CORRECTIONS = {
  title: (correctOn: string) => `À corriger jusqu’au ${formatCivilDate(correctOn)} inclus`,
  over: (correctOn: string) => `Le délai de correction a pris fin le ${formatCivilDate(correctOn)}`,
  from: "Lors d’un contrôle, l’équipe a relevé :",
  next: "L’équipe regarde de nouveau une fois ce délai passé.",
  nextOver: "L’équipe regarde de nouveau, puis conclut.",
} as const;
