import { CRITERES_QUESTIONS } from "./bank/criteres-copy.ts";
import { DONNEES_QUESTIONS } from "./bank/donnees-copy.ts";
import { QUARTIER_QUESTIONS } from "./bank/quartier-copy.ts";
import { ROLE_QUESTIONS } from "./bank/role-copy.ts";
import { SUIVI_QUESTIONS } from "./bank/suivi-copy.ts";
import { VISITE_QUESTIONS } from "./bank/visite-copy.ts";
import type { ModuleId, QuizQuestion } from "./question.ts";

/** Forty questions, by module. */
export const BANK: Readonly<Record<ModuleId, readonly QuizQuestion[]>> = {
  role: ROLE_QUESTIONS,
  quartier: QUARTIER_QUESTIONS,
  visite: VISITE_QUESTIONS,
  criteres: CRITERES_QUESTIONS,
  donnees: DONNEES_QUESTIONS,
  suivi: SUIVI_QUESTIONS,
};

/** All of them. */
export const QUESTIONS: readonly QuizQuestion[] = Object.values(BANK).flat();
