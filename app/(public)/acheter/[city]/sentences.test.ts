import { expect, test } from "vitest";
import { type CityMarket, cityDescription, cityIntroduction, cityJsonLd } from "./sentences.ts";

const mans: CityMarket = {
  name: "Le Mans",
  slug: "le-mans",
  departmentName: "Sarthe",
  departmentCode: "72",
  regionName: "Pays de la Loire",
  population: 145_004,
  count: 3,
  demonstrations: 0,
  byType: [
    { type: "apartment", count: 2, medianPriceCents: 150_000_00, medianPricePerM2Cents: 2_100_00 },
    { type: "house", count: 1, medianPriceCents: null, medianPricePerM2Cents: null },
  ],
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the introduction is written from the city's figures", () => {
  expect(plain(cityIntroduction(mans))).toBe(
    "3 biens sont en vente au Mans sur Loopimmo aujourd’hui : 2 appartements et 1 maison. " +
      "Le Mans compte 145 004 habitants (Sarthe, 72, région Pays de la Loire).",
  );
});

test("a place without inhabitants is not said to have none", () => {
  expect(plain(cityIntroduction({ ...mans, population: 0 }))).toMatch(/1 maison\.$/);
});

test("demonstrations are counted apart, and make no market", () => {
  expect(plain(cityIntroduction({ ...mans, demonstrations: 2 }))).toContain(
    "1 maison. 2 annonces de démonstration s’y ajoutent. Le Mans compte",
  );
  const none = { ...mans, count: 0, demonstrations: 1, byType: [] };
  const sentence =
    "Aucun bien n’est encore en vente au Mans sur Loopimmo : 1 annonce de démonstration montre à quoi ressemble une annonce.";
  expect(plain(cityIntroduction(none))).toContain(`${sentence} Le Mans compte`);
  expect(plain(cityDescription(none))).toBe(sentence);
});

test("the description gives the median price of each type that has one", () => {
  const [flats, houses] = mans.byType;
  if (!flats || !houses) throw new Error("no types");
  expect(plain(cityDescription(mans))).toContain(
    "3 biens à vendre au Mans. Prix médians : appartements à 2 100 €/m².",
  );
  expect(plain(cityDescription({ ...mans, byType: [houses] }))).toMatch(
    /^3 biens à vendre au Mans\. (?!Prix)/,
  );
  const two = { ...houses, count: 2, medianPriceCents: 1, medianPricePerM2Cents: 2_400_00 };
  expect(plain(cityDescription({ ...mans, byType: [flats, two] }))).toContain(
    "appartements à 2 100 €/m² et maisons à 2 400 €/m².",
  );
});

test("structured data carries the way to the page and absolute addresses", () => {
  const items = [{ id: "abc", title: "Maison </script>" }];
  const [crumbs, list] = cityJsonLd(mans, items, "https://example.test")["@graph"];
  expect(crumbs.itemListElement.at(-1)).toMatchObject({
    position: 3,
    name: "Le Mans",
    item: "https://example.test/acheter/le-mans",
  });
  expect(list.itemListElement[0]).toMatchObject({ url: "https://example.test/bien/abc" });
});
