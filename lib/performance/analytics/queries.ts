import type { Actor } from "../../accounts/sessions/queries.ts";
import { civilDay, shiftCivilDay } from "../../kernel/time.ts";
import { isPublicStatus, type PropertyType } from "../../listings/kinds.ts";
import { knownDaysOnline } from "../../listings/queries.ts";
import { listingStatistics } from "../../listings/rules.ts";
import { authorize } from "../../policy/can.ts";
import { preparedRead } from "../../server/db/raw.ts";
import { percentChange } from "../rules.ts";
import { OFFER_OF_SELLER } from "../standing/sql.ts";
import { type DayFigures, everyDay, MEASURES, type Period, totalOf } from "./rules.ts";
import type { AnalyticsView } from "./views.ts";

/** More than anybody sells by themself. */
const MAX_LISTINGS = 50;

const daysOf = preparedRead<{ userId: string; after: string; today: string }, DayFigures>(
  `SELECT d.day, sum(d.views) AS views, sum(d.favorites) AS favorites, sum(d.contacts) AS contacts
   FROM Property p JOIN PropertyDay d ON d.propertyId = p.id
   WHERE p.sellerId = :userId AND d.day > :after AND d.day <= :today
   GROUP BY d.day ORDER BY d.day`,
);

interface ListingRow {
  id: string;
  title: string;
  city: string;
  communeCode: string;
  type: PropertyType;
  status: string;
  viewCount: number;
  favoriteCount: number;
  createdAt: string;
  soldAt: string | null;
  contacts: number;
  visits: number;
  offers: number;
}

const listingsOf = preparedRead<{ userId: string }, ListingRow>(
  `SELECT p.id, p.title, c.name AS city, p.communeCode, p.type, p.status, p.viewCount,
     p.favoriteCount, p.createdAt, p.soldAt,
     (SELECT coalesce(sum(d.contacts), 0) FROM PropertyDay d WHERE d.propertyId = p.id) AS contacts,
     (SELECT count(*) FROM Visit v
      WHERE v.propertyId = p.id AND v.status IN ('scheduled', 'completed')) AS visits,
     (SELECT count(*) FROM Offer o WHERE o.propertyId = p.id AND NOT ${OFFER_OF_SELLER}) AS offers
   FROM Property p JOIN Commune c ON c.code = p.communeCode
   WHERE p.sellerId = :userId AND p.publishedAt IS NOT NULL AND p.status <> 'withdrawn'
   ORDER BY p.publishedAt DESC, p.id LIMIT ${MAX_LISTINGS}`,
);

/** How the actor's listings did over a period, day by day and listing by listing. */
export function getSellerAnalytics(actor: Actor, period: Period, now: Date): AnalyticsView {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const today = civilDay(now);
  const rows = daysOf().all({ userId, after: shiftCivilDay(today, -2 * period), today });
  const days = everyDay(rows, today, period);
  const before = everyDay(rows, shiftCivilDay(today, -period), period);
  return {
    period,
    totals: MEASURES.map((measure) => {
      const total = totalOf(days, measure);
      return { measure, total, change: percentChange(total, totalOf(before, measure)) };
    }),
    days,
    listings: listingsOf()
      .all({ userId })
      .map((row) => {
        const { id, title, city, type, contacts, visits, offers } = row;
        const soldAt = row.soldAt === null ? null : new Date(row.soldAt);
        const known = knownDaysOnline(row.communeCode, type, now);
        const statistics = listingStatistics(
          { ...row, createdAt: new Date(row.createdAt), soldAt },
          known,
          now,
        );
        const sold = row.status === "sold";
        const online = isPublicStatus(row.status);
        return { id, title, city, type, sold, online, contacts, visits, offers, statistics };
      }),
  };
}
