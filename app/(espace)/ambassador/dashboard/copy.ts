import type { SmartPart } from "@/lib/dashboards/smart";

export const SMART_COPY: Record<SmartPart, { letter: string; title: string; text: string }> = {
  followUp: {
    letter: "S",
    title: "Suivi",
    text: "Part des prospects reçus que vous avez pris en charge.",
  },
  matching: {
    letter: "M",
    title: "Mise en relation",
    text: "Visites organisées depuis vos débuts, à raison de deux par mois.",
  },
  reviews: {
    letter: "A",
    title: "Avis",
    text: "Notes données par les visiteurs des biens que vous accompagnez.",
  },
  responsiveness: {
    letter: "R",
    title: "Réactivité",
    text: "Part des personnes qui vous ont écrit et à qui vous avez répondu.",
  },
  conversion: {
    letter: "T",
    title: "Transformation",
    text: "Prospects devenus des ventes : un sur deux vaut la note entière.",
  },
};
