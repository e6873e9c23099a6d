import { formatDuration } from "@/lib/kernel/format";

export const TRAINING = {
  title: "Formation",
  lead: "Six modules, environ deux heures, à votre rythme et gratuitement. Un questionnaire de dix questions valide la formation.",
  total: (minutes: number) => `${formatDuration(minutes)} de lecture et d’exercices`,
  modulesTitle: "Les modules",
  example: "En situation",
  done: (date: string) => `Formation validée le ${date}`,
  doneText: "Vous pouvez relire les modules et refaire le questionnaire quand vous le souhaitez.",
  next: "Poursuivre mon dossier",
  quizTitle: "Le questionnaire",
  quizLead: (needed: number, total: number) =>
    `${needed} bonnes réponses sur ${total} suffisent. Vous pouvez recommencer autant de fois que nécessaire.`,
} as const;
