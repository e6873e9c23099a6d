import { civilDay } from "../../../kernel/time.ts";
import { type StoredInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal, literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { compareHalves, TREND_WEEKS, weeksUntil } from "../rules.ts";
import { TEAM_TRENDS, type TeamTrend, type TeamTrendsView } from "../views.ts";

/** One week of one trend; `slot` is its place among all that are counted together. */
interface Week {
  slot: number;
  from: StoredInstant;
  to: StoredInstant;
}

interface SlotCount {
  slot: number;
  count: number;
}

const ONLINE = ["active", "under_offer"] as const;

const COUNTED_VISITS = ["scheduled", "completed"] as const;

const accountsIn = ({ slot, from, to }: Week) =>
  reads()
    .selectFrom("User")
    .select(({ fn, lit }) => [lit(slot).as("slot"), fn.countAll<number>().as("count")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", to);

const listingsIn = ({ slot, from, to }: Week) =>
  reads()
    .selectFrom("Property")
    .select(({ fn, lit }) => [lit(slot).as("slot"), fn.countAll<number>().as("count")])
    .where("status", "in", literals(ONLINE))
    .where("publishedAt", ">=", from)
    .where("publishedAt", "<", to);

const visitsIn = ({ slot, from, to }: Week) =>
  reads()
    .selectFrom("Visit")
    .select(({ fn, lit }) => [lit(slot).as("slot"), fn.countAll<number>().as("count")])
    .where("status", "in", COUNTED_VISITS)
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to);

const offersIn = ({ slot, from, to }: Week) =>
  reads()
    .selectFrom("Offer")
    .select(({ fn, lit }) => [lit(slot).as("slot"), fn.countAll<number>().as("count")])
    .where("status", "=", literal("accepted"))
    .where("decidedAt", ">=", from)
    .where("decidedAt", "<", to);

/**
 * The life of the site week by week, and twelve weeks earlier: accounts opened, listings published that
 * are still online, visits that were or are to be, offers accepted. One statement: a count along an index
 * for each week of each.
 * @throws {DomainError} request.forbidden
 */
export async function getTeamTrends(actor: Actor, now: Date): Promise<TeamTrendsView> {
  authorize(actor, "people.check");
  const weeks = weeksUntil(civilDay(now), 2 * TREND_WEEKS);
  const slotOf = (trend: TeamTrend, week: number) =>
    TEAM_TRENDS.indexOf(trend) * weeks.length + week;
  const inWeeks = <Query>(trend: TeamTrend, rowsIn: (week: Week) => Query) =>
    weeks.map(({ from, to }, week) =>
      rowsIn({ slot: slotOf(trend, week), from: toDbInstant(from), to: toDbInstant(to) }),
    );
  const [first, ...others] = inWeeks("accounts", accountsIn);
  if (first === undefined) throw new Error("a trend has weeks");
  const rows: SlotCount[] = await [
    ...others,
    ...inWeeks("listings", listingsIn),
    ...inWeeks("visits", visitsIn),
    ...inWeeks("offers", offersIn),
  ]
    .reduce((all, each) => all.unionAll(each), first)
    .execute();
  const counts = new Map(rows.map(({ slot, count }) => [slot, count]));
  const trendOf = (trend: TeamTrend) =>
    compareHalves(
      weeks,
      weeks.map((_, week) => counts.get(slotOf(trend, week)) ?? 0),
    );
  return {
    accounts: trendOf("accounts"),
    listings: trendOf("listings"),
    visits: trendOf("visits"),
    offers: trendOf("offers"),
  };
}
