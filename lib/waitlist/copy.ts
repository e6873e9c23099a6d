/** The mistakes in the text typed to subscribe (specification § 9). */
export const WAITLIST_FIELDS = {
  email: "Veuillez entrer un email valide",
} as const;
