import { civilDay, MONTH_DAYS, shiftCivilDay } from "../../../kernel/time.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { AudienceFacts } from "../facts.ts";
import { type OfPerson, onlyRow } from "./person-statements.ts";

const audienceRow = preparedRead<
  OfPerson & { looping: 0 | 1; today: string; month: string; before: string },
  AudienceFacts
>(
  `WITH mine AS MATERIALIZED (
     SELECT id, viewCount, favoriteCount FROM Property
     WHERE sellerId = :userId OR (:looping AND ambassadorId = :userId)),
   day AS MATERIALIZED (
     SELECT d.day, d.views FROM mine CROSS JOIN PropertyDay d ON d.propertyId = mine.id
     WHERE d.day > :before AND d.day <= :today),
   rated AS MATERIALIZED (
     SELECT v.feedbackRating FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
     WHERE v.feedbackRating IS NOT NULL)
   SELECT
     coalesce(sum(viewCount), 0) AS views,
     coalesce(sum(favoriteCount), 0) AS favorites,
     (SELECT coalesce(sum(views), 0) FROM day WHERE day > :month) AS viewsRecent,
     (SELECT coalesce(sum(views), 0) FROM day WHERE day <= :month) AS viewsBefore,
     (SELECT count(*) FROM rated) AS ratings,
     (SELECT coalesce(sum(feedbackRating), 0) FROM rated) AS ratingsSum
   FROM mine`,
);

/** Of the listings a person sells, and with `looping` of those the person looks after. */
export function audienceFacts(userId: string, now: Date, looping: boolean): AudienceFacts {
  const today = civilDay(now);
  const month = shiftCivilDay(today, -MONTH_DAYS);
  const before = shiftCivilDay(month, -MONTH_DAYS);
  return onlyRow(audienceRow().get({ userId, looping: looping ? 1 : 0, today, month, before }));
}
