import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listingDetail } from "@/lib/testing/views";
import { LocationSection } from "./LocationSection";
import { listingWays } from "./ways";

const render = (overrides: Parameters<typeof listingDetail>[0]) =>
  renderToStaticMarkup(
    <LocationSection
      listing={listingDetail(overrides)}
      ways={listingWays(listingDetail(overrides))}
      styleUrl={null}
    />,
  );

test("gives the seller's words on transport, and says nothing where there are none", () => {
  expect(render({ transport: "Métro Sainte-Anne à cinq minutes." })).toContain(
    "Métro Sainte-Anne à cinq minutes.",
  );
  expect(render({ transport: null })).not.toContain("Transports");
});

test("says that the place is approximate, and marks no point elsewhere, unless the seller shows it", () => {
  const street = render({});
  expect(street).toMatch(/Emplacement approximatif.*150\sm de rayon/);
  expect(street).not.toContain("mlat");
  const town = render({ address: null, addressPrecision: "neighbourhood", circleRadiusM: 500 });
  expect(town).toMatch(/500\sm de rayon/);
  expect(town).toContain("35000 Rennes");
  const exact = render({ address: "12 rue X", addressPrecision: "exact", circleRadiusM: 0 });
  expect(exact).not.toContain("approximatif");
  expect(exact).toContain("mlat=48.11");
});

test.each(["active", "under_offer", "sold"] as const)(
  "leads to the past sales around a home that is %s",
  (state) => {
    expect(render({ state })).toMatch(
      /<a [^>]*href="\/bien\/[^"]+\/ventes"[^>]*>Voir les ventes récentes à proximité/,
    );
  },
);
