import { plural } from "@/lib/kernel/format";

/** What the quiz says in the browser: apart from its questions, whose answers stay on the server. */
export const QUIZ_WORDS = {
  question: (number: number) => `Question ${number}`,
  submit: "Valider mes réponses",
  sending: "Correction…",
  lastOf: (day: string, time: string) => `Votre questionnaire du ${day}, à ${time}`,
  given: (choice: string) => `Votre réponse\u00a0: ${choice}`,
  passed: (score: number, total: number) =>
    `Bravo\u00a0: ${score} bonnes réponses sur ${total}, la formation est validée.`,
  failed: (score: number, total: number, needed: number) =>
    `${score} ${plural(score, "bonne réponse", "bonnes réponses")} sur ${total}\u00a0: il en faut ${needed}.`,
  right: "Bonne réponse.",
  wrong: "Réponse inexacte.",
} as const;
