/** What the quiz says in the browser: apart from its questions, whose answers stay on the server. */
export const QUIZ_WORDS = {
  question: (number: number) => `Question ${number}`,
  submit: "Valider mes réponses",
  sending: "Correction…",
  passed: (score: number, total: number) =>
    `Bravo : ${score} bonnes réponses sur ${total}, la formation est validée.`,
  failed: (score: number, total: number, needed: number) =>
    `${score} bonnes réponses sur ${total} : il en faut ${needed}. Relisez les explications, puis recommencez.`,
  right: "Bonne réponse",
  wrong: "Réponse inexacte",
  correctOption: "La bonne réponse :",
} as const;
