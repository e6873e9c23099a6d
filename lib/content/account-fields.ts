/** The messages of the fields of an account, word for word as in the specification. */
export const ACCOUNT_FIELDS = {
  firstName: "Prénom requis",
  lastName: "Nom requis",
  email: "Email invalide",
  sameEmail: "C’est déjà l’adresse de votre compte",
  phone: "Numéro de téléphone invalide",
  password: (min: number) => `Le mot de passe doit contenir au moins ${min} caractères`,
  passwordMissing: "Saisissez votre mot de passe",
  passwordTooLong: (max: number) => `Le mot de passe ne peut pas dépasser ${max} caractères`,
  confirmPassword: "Les mots de passe ne correspondent pas",
  address: "Adresse invalide",
  city: "Ville invalide",
  postalCode: "Code postal invalide",
  role: "Choisissez un rôle",
  code: "Saisissez le code à six chiffres, ou un code de secours",
  referral: "Ce code de parrainage n’est pas valide",
  erasureConsent: "Cochez cette case pour confirmer la suppression.",
} as const;
