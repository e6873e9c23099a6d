export const KEEP_CURRENT = {
  changed: "La page a changé : elle montre maintenant où en sont les choses.",
} as const;
