import { formatDuration } from "@/lib/kernel/format";

export const TRAINING = {
  title: "Formation",
  lead: "Six modules, environ deux heures, à votre rythme et gratuitement. Un questionnaire de dix questions, tirées de quarante, valide la formation.",
  total: (minutes: number) => `${formatDuration(minutes)} de lecture et d’exercices`,
  modulesTitle: "Les modules",
  example: "En situation",
  done: (date: string) => `Formation validée le ${date}`,
  doneText: "Vous pouvez relire les modules quand vous le souhaitez.",
  certificate: "Télécharger mon attestation de formation (PDF)",
  next: "Poursuivre mon dossier",
  quizTitle: "Le questionnaire",
  quizLead: (needed: number, total: number) =>
    `${needed} bonnes réponses sur ${total} suffisent. En cas d’échec, un nouveau tirage s’ouvre un quart d’heure plus tard, autant de fois que nécessaire.`,
  again: (time: string) =>
    `Un nouveau questionnaire s’ouvre à ${time}, heure de Paris. D’ici là, relisez les explications et les modules.`,
  passedBefore: "Vous avez réussi le questionnaire.",
} as const;
