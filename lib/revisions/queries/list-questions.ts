import { civilDay } from "../../kernel/time.ts";
import { findDpe } from "../../public-data/dpe/client.ts";
import { WAIT_MS, within } from "../../public-data/result.ts";
import type { RevisionContent } from "../content.ts";
import { mayBeConfirmed, type Question, questionsOf } from "../contradictions.ts";

/**
 * The questions that a listing raises, but for those that the register of DPE answers. It is read here, by the DPE's
 * number: where a value is from, as a browser says it, proves nothing. Out of its reach they stay open.
 */
export async function listQuestions(
  content: RevisionContent,
  now: Date,
  waitMs = WAIT_MS,
): Promise<Question[]> {
  const today = civilDay(now);
  const questions = questionsOf(content, today);
  if (content.dpeNumber === undefined || !mayBeConfirmed(questions)) return questions;
  const found = await within(waitMs, findDpe(content.dpeNumber));
  return found.state === "found" ? questionsOf(content, today, found.value) : questions;
}
