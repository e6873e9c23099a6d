import { MINUTE_MS } from "../../kernel/time.ts";
import type { ModuleId } from "./question.ts";

/** How long a quiz is, what passes, and when it may be taken again: apart from the questions, which stay on the server. */

/** Right answers that are needed, of ten. */
export const PASS_MARK = 8;

/** How many questions of each module a quiz has: what the law punishes comes twice. */
export const DRAWN: Readonly<Record<ModuleId, number>> = {
  role: 2,
  quartier: 1,
  visite: 2,
  criteres: 2,
  donnees: 2,
  suivi: 1,
};

/** Questions of a quiz. */
export const QUIZ_LENGTH = Object.values(DRAWN).reduce((sum, count) => sum + count, 0);

/** Between a failed quiz and the next one. */
export const QUIZ_PAUSE_MS = 15 * MINUTE_MS;

/** Whether so many right answers pass. */
export const isPassed = (score: number): boolean => score >= PASS_MARK;

/** From when on the quiz may be taken again; null where it may now. */
export function nextQuizAt(lastFailedAt: Date | null, now: Date): Date | null {
  if (lastFailedAt === null) return null;
  const at = new Date(lastFailedAt.getTime() + QUIZ_PAUSE_MS);
  return at > now ? at : null;
}
