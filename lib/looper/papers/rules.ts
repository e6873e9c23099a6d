import type { FieldErrors } from "../../kernel/errors.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import type { LooperPapers } from "../../policy/looper-papers.ts";
import { LOOPER_FIELDS } from "../copy.ts";

/** Hours a week: the least that the role asks for, and the most that is plausible. */
export const WEEKLY_HOURS = { min: 4, max: 60 } as const;

/** A card holder's authorisation goes with the card, which lasts three years: no paper lasts longer. */
const LONGEST_DAYS = 3 * 366;

/** Whether nine digits are a SIREN number, under which agents are entered in the RSAC (Luhn). */
export function isRsacNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}

type Dates = Pick<LooperPapers, "attestationExpiresOn" | "insuranceExpiresOn">;

/**
 * What is wrong with the dates that were given: each has to be to come, and not too far. One that
 * does not change is accepted, so that one paper can be renewed before the other.
 */
export function dateFaults(given: Dates, known: Dates, now: Date): FieldErrors {
  const today = civilDay(now);
  const faults: FieldErrors = {};
  for (const name of ["attestationExpiresOn", "insuranceExpiresOn"] as const) {
    const date = given[name];
    if (date === null || date === known[name]) continue;
    if (date <= today) faults[name] = LOOPER_FIELDS.datePast;
    else if (date > shiftCivilDay(today, LONGEST_DAYS)) faults[name] = LOOPER_FIELDS.dateFar;
  }
  return faults;
}
