/** The steps of the editor, in their order, by the word that its address has. */
export const STEPS = [
  "adresse",
  "surfaces",
  "description",
  "equipements",
  "diagnostics",
  "copropriete",
  "photos",
  "prix",
  "disponibilites",
  "verification",
] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);
