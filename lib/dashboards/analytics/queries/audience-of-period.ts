import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import { reads } from "../../../platform/db/read.ts";
import type { countContacts } from "../../../statistics/rules.ts";
import { percentChange } from "../../rules.ts";
import { type DayFigures, everyDay, MEASURES, type Period, totalOf } from "../rules.ts";
import type { AudienceView } from "../views.ts";

type AudienceDay = Omit<DayFigures, "contacts">;

/** Whose listings are looked at; one alone where it is named. */
interface Whose {
  userId: string;
  propertyId?: string;
}

/** The views and favourites of a person's listings, on the civil days after one and up to another. */
const daysOf = (
  { userId, propertyId }: Whose,
  after: string,
  today: string,
): Promise<AudienceDay[]> =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("PropertyDay as d", "d.propertyId", "p.id")
    .select("d.day")
    .select(({ fn }) => [
      fn.sum<number>("d.views").as("views"),
      fn.sum<number>("d.favorites").as("favorites"),
    ])
    .where("p.sellerId", "=", userId)
    .$if(propertyId !== undefined, (query) => query.where("p.id", "=", propertyId ?? ""))
    .where("d.day", ">", after)
    .where("d.day", "<=", today)
    .groupBy("d.day")
    .orderBy("d.day")
    .execute();

/** Days of views and favourites, with the contacts of each: a day may have nothing but contacts. */
function withContacts(
  days: readonly AudienceDay[],
  contacts: ReturnType<typeof countContacts>,
): DayFigures[] {
  const all = new Map<string, DayFigures>(days.map((row) => [row.day, { ...row, contacts: 0 }]));
  for (const { day, contacts: count } of contacts) {
    const row = all.get(day) ?? { day, views: 0, favorites: 0, contacts: 0 };
    all.set(day, { ...row, contacts: row.contacts + count });
  }
  return [...all.values()];
}

export async function audienceOfPeriod(
  whose: Whose,
  contacts: ReturnType<typeof countContacts>,
  period: Period,
  now: Date,
): Promise<AudienceView> {
  const today = civilDay(now);
  const known = await daysOf(whose, shiftCivilDay(today, -2 * period), today);
  const rows = withContacts(known, contacts);
  const days = everyDay(rows, today, period);
  const before = everyDay(rows, shiftCivilDay(today, -period), period);
  return {
    period,
    totals: MEASURES.map((measure) => {
      const total = totalOf(days, measure);
      return { measure, total, change: percentChange(total, totalOf(before, measure)) };
    }),
    days,
    before,
  };
}
