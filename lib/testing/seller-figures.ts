import { expect } from "vitest";
import { getHomeAnalytics } from "../dashboards/analytics/queries/get-home-analytics.ts";
import { getSellerAnalytics } from "../dashboards/analytics/queries/get-seller-analytics.ts";
import { getSellerMonth } from "../dashboards/analytics/queries/get-seller-month.ts";
import { MEASURES, PERIODS } from "../dashboards/analytics/rules.ts";
import { FUNNEL, LINE_DAYS } from "../dashboards/homes/rules.ts";
import { getOverview } from "../dashboards/queries/get-overview.ts";
import { getSellerFigures } from "../dashboards/queries/get-seller-figures.ts";
import { listOffers } from "../offers/queries/list-offers.ts";
import type { Actor } from "../policy/actor.ts";
import { listOwnedProperties } from "../selling/queries/list-owned-properties.ts";
import { listVisits } from "../visits/queries/list-visits.ts";

const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);

/**
 * Whatever pages show a figure of a seller, it is the same there, and the sum of its rows: the dashboard, a home's
 * row, the statistics, a listing's own, My properties, and the lists of offers and visits. For a seller whose lists
 * have one page each.
 */
export async function expectFiguresToAgree(actor: Actor, now: Date): Promise<void> {
  const { figures, monthlyPercent } = await getSellerFigures(actor, now);
  if (figures === null) throw new Error("a seller without a home has no figures");
  const owned = await listOwnedProperties(actor, "seller");
  const { properties, drafts, counts, totals } = owned;

  // My properties: tiles, tabs and cards.
  const prices = [...properties, ...drafts.flatMap(({ price }) => price ?? [])];
  expect(totals).toEqual({
    properties: properties.length + drafts.length,
    valueCents: sumOf(prices, ({ priceCents }) => priceCents),
    savingsCents: sumOf(prices, ({ savingsCents }) => savingsCents),
    views: sumOf(properties, ({ views }) => views),
    favorites: sumOf(properties, ({ favorites }) => favorites),
  });
  for (const filter of ["all", "active", "draft", "sold"] as const) {
    const view = await listOwnedProperties(actor, "seller", { filter });
    expect(view.properties.length + view.drafts.length, filter).toBe(counts[filter]);
  }

  // The dashboard's tiles.
  expect(figures).toMatchObject({
    views: totals.views,
    favorites: totals.favorites,
    drafts: counts.draft,
    sold: counts.sold,
  });
  expect(figures.active + figures.paused).toBe(counts.active);
  expect(
    (await getOverview(actor, now)).panels.find(({ role }) => role === "seller")?.figures,
  ).toEqual(figures);

  // The statistics, by period and by listing.
  const month = await getSellerMonth(actor, now);
  for (const period of PERIODS) {
    const all = await getSellerAnalytics(actor, period, now);
    const each = await Promise.all(
      all.listings.map(({ id }) => getHomeAnalytics({ propertyId: id, period }, actor, now)),
    );
    for (const [index, measure] of MEASURES.entries()) {
      const total = all.totals[index]?.total;
      expect(total, `${measure} by day`).toBe(sumOf(all.days, (day) => day[measure]));
      expect(total, `${measure} by listing`).toBe(
        sumOf(each, ({ totals: own }) => own[index]?.total ?? 0),
      );
    }
    expect(each.map(({ home }) => home.funnel)).toEqual(all.listings.map(({ funnel }) => funnel));
    if (period !== LINE_DAYS) continue;
    expect(month.audience.totals).toEqual(all.totals);
    expect(monthlyPercent).toBe(all.totals[0]?.change);
    // A row's line is the month of its listing.
    for (const { id, line, funnel } of month.homes) {
      const own = each.find(({ home }) => home.id === id);
      expect(line).toEqual(own?.days.map(({ day, views }) => ({ day, views })));
      expect(funnel).toEqual(own?.home.funnel);
    }
  }
  const { listings } = await getSellerAnalytics(actor, PERIODS[0], now);
  const steps = Object.fromEntries(
    FUNNEL.map((step) => [step, sumOf(listings, ({ funnel }) => funnel[step])]),
  );

  // What the rows of offers and visits come to.
  const offers = await listOffers(actor, "seller", {}, now);
  const visits = await listVisits(actor, "seller", {}, now);
  expect(figures.offersOpen).toBe(offers.counts.pending);
  expect(figures.upcomingVisits - figures.unconfirmedVisits).toBe(visits.figures.toCome);
  expect(steps).toMatchObject({
    views: totals.views,
    favorites: totals.favorites,
    visits: visits.counts.scheduled + visits.counts.completed,
    offers: offers.offers.filter(({ author }) => author === "buyer").length,
  });
}
