/** The mistakes in the text typed to subscribe. */
export const WAITLIST_FIELDS = {
  email: "Veuillez entrer un email valide",
} as const;
