/** Words that every form shares. */
export const FORMS = {
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
