import { formatCount, formatInteger } from "@/lib/kernel/format";

/** Words that every form shares. */
export const FORMS = {
  /** What a text still takes; below zero, by how much it is too long. */
  room: (left: number) =>
    left >= 0
      ? `Encore ${formatCount(left, "caractère", "caractères")}`
      : `${formatCount(-left, "caractère", "caractères")} de trop`,
  tooLong: (limit: number) => `Texte trop long : ${formatInteger(limit)} caractères au plus.`,
  showPassword: "Afficher le mot de passe",
  /** Of a form whose person signed in again. */
  offered: {
    text: "Nous avons gardé votre texte : relisez-le, puis envoyez.",
    clear: "Effacer",
    cleared: "Le texte gardé est effacé.",
  },
  /** The session ended, and the browser stores nothing. */
  notSaved:
    "Votre session a pris fin et ce navigateur ne peut rien garder. Connectez-vous dans un autre onglet, puis renvoyez d’ici : ce que vous avez écrit reste affiché.",
} as const;
