import { notify } from "../../notifications/commands/notify.ts";
import { writer } from "../../platform/db/clients.ts";
import { type ListingWeek, listWeeks } from "../queries/list-listing-weeks.ts";
import { weekToTell } from "../weeks.ts";

/** Listings that one transaction reports on. */
const BATCH = 200;

const happened = ({ views, favorites, contacts, visits }: ListingWeek) =>
  views + favorites + contacts + visits > 0;

/**
 * Tells sellers what the last week was like for each of their listings on the market, where something
 * happened: once, however often it is called. @returns how many listings were reported on.
 */
export async function notifyWeeks(now = new Date()): Promise<number> {
  const week = weekToTell(now);
  if (week === null) return 0;
  let count = 0;
  let after = "";
  for (;;) {
    const listings = await listWeeks(week, after, BATCH);
    const news = listings.filter(happened);
    if (news.length > 0) {
      count += await writer().$transaction(async (tx) => {
        let written = 0;
        for (const { id, sellerId, ...figures } of news) {
          const content = { event: "market.week", data: { listingId: id, ...figures } } as const;
          const onceKey = `market.week:${id}:${week.from}`;
          if (await notify(tx, { userId: sellerId, onceKey, ...content }, now)) written += 1;
        }
        return written;
      });
    }
    const last = listings.at(-1);
    if (listings.length < BATCH || !last) return count;
    after = last.id;
  }
}
