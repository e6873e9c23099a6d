import { expressionBuilder } from "kysely";
import { OVERSEAS_ZONES } from "../../kernel/place.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";

/**
 * The civil day that it is at the home of each row, of a read that has `Property as p`: planned days are compared with
 * it, for two homes need not have the same one.
 */
export function todayOfHome(now: Date) {
  const eb = expressionBuilder<Models & { p: Models["Property"] }, "p">();
  const paris = civilDay(now, TIME_ZONE);
  const elsewhere = OVERSEAS_ZONES.map(([department, zone]) => ({
    codes: `${department}%`,
    day: civilDay(now, zone),
  })).filter(({ day }) => day !== paris);
  const [first, ...others] = elsewhere;
  if (first === undefined) return eb.val(paris);
  let cases = eb.case().when("p.communeCode", "like", first.codes).then(first.day);
  for (const { codes, day } of others) cases = cases.when("p.communeCode", "like", codes).then(day);
  return cases.else(paris).end();
}
