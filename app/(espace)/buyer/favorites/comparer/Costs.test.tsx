import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listingDetail } from "@/lib/testing/views";
import { Costs } from "./Costs";

/** The text of each home's lines, with ordinary spaces. */
function costsOf(...homes: Parameters<typeof listingDetail>[0][]): string[] {
  const listings = homes.map((home, at) => listingDetail({ id: `home-${at}`, ...home }));
  return renderToStaticMarkup(<Costs listings={listings} />)
    .split("<li ")
    .slice(1)
    .map((part) => part.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " "));
}

const FLAT = {
  priceCents: 348_000_00,
  coownership: { lots: 12, yearlyChargesCents: 1_920_00, proceedings: false },
  energyCost: { minCents: 1_150_00, maxCents: 1_560_00, year: 2023 },
  propertyTax: null,
};

test("shows each home's lines with their sources, as its page does", () => {
  const [flat, house] = costsOf(FLAT, {
    ...FLAT,
    coownership: null,
    energyCost: null,
    propertyTax: { yearlyCents: 1_262_00, year: 2025 },
  });
  for (const line of [
    /Prêt, assurance comprise Simulation : 35 000 € d’apport, 25 ans à 3,40 %.* 1 785 €/,
    /Charges de copropriété Annonce : 1 920 € par an.* 160 €/,
    /Énergie DPE : milieu de la fourchette, 1 150 € à 1 560 € par an.* 113 €/,
    /Taxe foncière Non comptée dans ce total\. Non communiquée/,
    /Coût par mois hors taxe foncière 2 058 €/,
  ]) {
    expect(flat).toMatch(line);
  }
  expect(house).toMatch(/Taxe foncière Avis 2025 du vendeur : 1 262 € par an\. 105 €/);
  expect(house).toMatch(/Coût par mois hors énergie 1 890 €/);
  expect(house).not.toContain("Charges");
});

test("simulates nothing of a home that is sold", () => {
  const sold = { ...FLAT, state: "sold" } as const;
  const costs = costsOf(sold, FLAT);
  expect(costs).toHaveLength(1);
  expect(costs[0]).toContain("home-1");
  expect(costsOf(sold, sold)).toEqual([]);
});
