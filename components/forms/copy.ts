/** Words that every form shares. */
export const FORMS = {
  showPassword: "Afficher le mot de passe",
} as const;
