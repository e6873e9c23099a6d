import { shiftCivilDay, startOfCivilDay } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Week } from "../weeks.ts";

/** What a listing's week was like. */
export interface ListingWeek {
  id: string;
  sellerId: string;
  title: string;
  views: number;
  favorites: number;
  /** Conversations that began. */
  contacts: number;
  /** Visits that took place. */
  visits: number;
}

/**
 * The listings on the market after an id, in the order of ids, with their figures of a week: those of
 * sellers who can open their account.
 */
export async function listWeeks(
  { from, to }: Week,
  after: string,
  limit: number,
): Promise<ListingWeek[]> {
  const since = toDbInstant(startOfCivilDay(from));
  const until = toDbInstant(startOfCivilDay(shiftCivilDay(to, 1)));
  return reads()
    .selectFrom("Property as p")
    .innerJoin("User as u", "u.id", "p.sellerId")
    .select(["p.id", "p.sellerId", "p.title"])
    .select((eb) => {
      const day = eb
        .selectFrom("PropertyDay as d")
        .whereRef("d.propertyId", "=", "p.id")
        .where("d.day", ">=", from)
        .where("d.day", "<=", to);
      const sum = (column: "d.views" | "d.favorites") =>
        eb.fn.coalesce(
          day.select(({ fn }) => fn.sum<number>(column).as("sum")),
          eb.lit(0),
        );
      return [
        sum("d.views").as("views"),
        sum("d.favorites").as("favorites"),
        eb
          .selectFrom("Conversation as c")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("c.propertyId", "=", "p.id")
          .where("c.createdAt", ">=", since)
          .where("c.createdAt", "<", until)
          .$asScalar()
          .$notNull()
          .as("contacts"),
        eb
          .selectFrom("Visit as v")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("v.propertyId", "=", "p.id")
          .where("v.status", "=", literal("completed"))
          .where("v.startsAt", ">=", since)
          .where("v.startsAt", "<", until)
          .$asScalar()
          .$notNull()
          .as("visits"),
      ];
    })
    .where("p.status", "=", literal("active"))
    .where("u.passwordHash", "is not", null)
    .where("u.erasedAt", "is", null)
    .where("p.id", ">", after)
    .orderBy("p.id")
    .limit(limit)
    .execute();
}
