import { PROPERTY_STATUSES } from "../../../kernel/property-kinds.ts";
import { knownDaysOnline } from "../../../listings/queries/known-days-online.ts";
import { paceOf } from "../../../listings/rules.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listContacts } from "../../../statistics/queries/list-contacts.ts";
import { countContacts } from "../../../statistics/rules.ts";
import {
  type PublishedHome,
  readPublishedHomes,
} from "../../homes/queries/read-published-homes.ts";
import type { Period } from "../rules.ts";
import type { AnalyticsView, ListingFigures } from "../views.ts";
import { audienceOfPeriod } from "./audience-of-period.ts";

/** More than anybody sells by themself. */
const MAX_LISTINGS = 50;

/** When it left the market for good, and how. */
const endOf = ({ status }: PublishedHome): ListingFigures["ended"] =>
  status === "sold" || status === "withdrawn" ? status : null;

/** How the actor's listings did over a period, day by day and listing by listing. */
export async function getSellerAnalytics(
  actor: Actor,
  period: Period,
  now: Date,
): Promise<AnalyticsView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = await listContacts(userId);
  const homes = await readPublishedHomes(
    { sellerId: userId, contacts, which: { statuses: PROPERTY_STATUSES }, limit: MAX_LISTINGS + 1 },
    now,
  );
  return {
    ...(await audienceOfPeriod({ userId }, countContacts(contacts), period, now)),
    hasMore: homes.length > MAX_LISTINGS,
    listings: await Promise.all(
      homes.slice(0, MAX_LISTINGS).map(async (home): Promise<ListingFigures> => {
        const { id, title, city, funnel, online } = home;
        const known = await knownDaysOnline(home.communeCode, home.type, now);
        return { id, title, city, ended: endOf(home), funnel, ...paceOf(online, known, now) };
      }),
    ),
  };
}
