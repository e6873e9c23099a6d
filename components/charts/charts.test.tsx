import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TrendPoint } from "@/lib/dashboards/trends/rules";
import { TimeSeries } from "./TimeSeries";
import { EarningsChart, LeadsChart } from "./TrendCharts";

const read = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\|+/g, "|");

const MONTHS: TrendPoint[] = [
  { start: "2025-12-22", value: 0, before: 0 },
  { start: "2026-01-21", value: -125_00, before: 600_00 },
  { start: "2026-02-20", value: 1_250_00, before: 0 },
];

test("a chart has round amounts on its axis, its months under it, and those before", () => {
  const html = renderToStaticMarkup(<EarningsChart months={MONTHS} />);
  const text = read(html);
  for (const shown of [
    "Gains par période de 30 jours|1 125 € en 360 jours, contre 600 € sur les 360 jours précédents (+88 %).",
    "|-500 €|0 €|500 €|1 000 €|1 500 €|",
    "30 jours à partir du 21 janvier 2026 : -125 €, contre 600 € sur la période précédente",
    "|22 déc.|21 janv.|20 févr.|",
    "|Période précédente|",
    "|Total|1 125 €|600 €|30 jours à partir du 20 février 2026|1 250 €|0 €|",
  ]) {
    expect(text).toContain(shown);
  }
  expect(html).not.toMatch(/ style=|NaN|undefined/);
});

test("few points are stops of the keyboard, many are not", () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      label: `day ${index}`,
      short: `${index}`,
      values: [index],
      before: null,
    }));
  const chart = (count: number) =>
    renderToStaticMarkup(
      <TimeSeries
        id="a"
        title="Vues"
        summary="Peu."
        time="Jour"
        layers={[{ name: "Vues", tone: "brand" }]}
        points={points(count)}
      />,
    );
  expect(chart(12).match(/<g role="img" tabindex="0"/g)).toHaveLength(12);
  expect(chart(12)).toContain('<svg role="group"');
  expect(chart(30)).not.toContain("<g role=");
  expect(chart(30)).toContain('<svg role="img"');
  // One layer and nothing to compare with needs no legend.
  expect(chart(30)).not.toContain("Légende");
});

test("weeks of nothing are drawn flat, without a change to speak of", () => {
  const html = renderToStaticMarkup(
    <LeadsChart weeks={[{ start: "2026-11-23", value: 0, before: 0 }]} />,
  );
  expect(read(html)).toContain("0 prospect reçu en 12 semaines.");
  expect(read(html)).toContain("Semaine du 23 novembre 2026 : 0, contre 0");
});
