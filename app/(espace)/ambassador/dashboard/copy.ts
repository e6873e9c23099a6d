import type { SmartPart } from "@/lib/leads/smart";

export const SMART_COPY: Record<SmartPart, { letter: string; title: string; text: string }> = {
  followUp: {
    letter: "S",
    title: "Suivi",
    text: "Part des prospects proposés que vous avez acceptés en quatre heures ouvrées.",
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
    text: "Votre premier message, en heures ouvrées : la moitié de vos réponses en quatre heures vaut la note entière.",
  },
  conversion: {
    letter: "T",
    title: "Transformation",
    text: "Actes signés parmi les prospects terminés : un sur deux vaut la note entière.",
  },
};
