/** The modules of the training, in their order, by the anchors that their texts have. */
export const MODULE_IDS = ["role", "quartier", "visite", "criteres", "donnees", "suivi"] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** A question of the bank, and what is right: that stays on the server. */
export interface QuizQuestion {
  /** Its module and number: "role-1". It never changes, for attempts name it. */
  id: string;
  question: string;
  choices: Readonly<Record<"a" | "b" | "c", string>>;
  right: "a" | "b" | "c";
  /** Why, in words that leave the right choice to find. */
  explanation: string;
}
