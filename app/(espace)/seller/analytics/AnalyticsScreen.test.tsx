import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AudienceCharts } from "@/components/charts/AudienceCharts";
import type { AnalyticsView } from "@/lib/dashboards/analytics/views";
import { AnalyticsScreen } from "./AnalyticsScreen";

const VIEW: AnalyticsView = {
  period: 30,
  totals: [
    { measure: "views", total: 40, change: 25 },
    { measure: "favorites", total: 0, change: null },
    { measure: "contacts", total: 2, change: -50 },
  ],
  days: [
    { day: "2026-11-20", views: 30, favorites: 0, contacts: 2 },
    { day: "2026-11-21", views: 10, favorites: 0, contacts: 0 },
  ],
  before: [
    { day: "2026-10-21", views: 12, favorites: 0, contacts: 4 },
    { day: "2026-10-22", views: 20, favorites: 0, contacts: 0 },
  ],
  listings: [
    {
      id: "rennes000001",
      title: "Quatre-pièces",
      city: "Rennes",
      ended: null,
      funnel: { views: 40, favorites: 10, contacts: 2, visits: 1, offers: 0 },
      daysOnline: 12,
      averageDaysOnline: 45,
      averageIsIndicative: true,
    },
  ],
  hasMore: false,
};

const render = (view: AnalyticsView) =>
  renderToStaticMarkup(
    <AnalyticsScreen view={view} charts={<AudienceCharts audience={view} className="flex" />} />,
  );

it("draws the days beside those before, and has each of their figures in a table", () => {
  const html = render(VIEW).replaceAll("\u00a0", " ");
  expect(html.match(/class="chart-point"/g)).toHaveLength(6);
  expect(html).toContain(
    "<title>20 novembre 2026 : 30, contre 12 sur la période précédente</title>",
  );
  expect(html).toContain("40 vues en 30 jours, contre 32 sur les 30 jours précédents (+25 %).");
  expect(html).toContain("Rien sur ces 30 jours.");
  // In each of three tables the sum and two days, and the listing in its own.
  expect(html.match(/<th scope="row"/g)).toHaveLength(10);
  expect(html).not.toMatch(/ style=|NaN|undefined/);
});

it("relates what becomes of a listing to its views, and its time online to the others'", () => {
  const html = render(VIEW).replaceAll("\u00a0", " ");
  expect(html).toContain("10 (25 %)");
  expect(html).toContain("33 jours de moins que la moyenne");
  expect(html).toContain("indicatif");
});

it("leads to the listings before the first is online", () => {
  const html = render({ ...VIEW, listings: [] });
  expect(html).toContain("Pas encore de données");
  expect(html).toContain('href="/seller/properties"');
  expect(html).not.toContain("<table");
});
