import { beforeAll, expect, test } from "vitest";
import { replaceOnce } from "../../platform/once.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import type { CommunePricesView } from "../views.ts";
import { findCommunePrices, findNamedCommunePrices } from "./find-commune-prices.ts";

const POSTAL_CODES = [
  { communeCode: "35238", postalCode: "35000" },
  { communeCode: "35238", postalCode: "35200" },
  { communeCode: "93066", postalCode: "93200" },
  { communeCode: "97411", postalCode: "97400" },
  { communeCode: "35093", postalCode: "35800" },
  { communeCode: "35287", postalCode: "35800" },
];

const database = adoptedDatabase();
const seller = userRow();

beforeAll(async () => {
  for (const name of ["search.following", "search.gazetteer", "communes.counts"])
    replaceOnce(name, undefined);
  const inSeine = { departmentCode: "93", departmentName: "Seine-Saint-Denis" };
  const onReunion = { departmentCode: "974", departmentName: "La Réunion" };
  const communes = [
    communeRow({ code: "35238", name: "Rennes", slug: "rennes" }),
    communeRow({
      code: "93066",
      name: "Saint-Denis",
      slug: "saint-denis-93",
      ...inSeine,
    }),
    communeRow({
      code: "97411",
      name: "Saint-Denis",
      slug: "saint-denis",
      ...onReunion,
    }),
    communeRow({ code: "35093", name: "Dinard", slug: "dinard" }),
    communeRow({ code: "35287", name: "Saint-Lunaire", slug: "lunaire" }),
  ];
  await database.writer.$transaction(async (tx) => {
    await tx.commune.createMany({ data: communes });
    await tx.communePostalCode.createMany({ data: POSTAL_CODES });
    await tx.user.create({ data: seller });
    await tx.property.createMany({
      data: [propertyRow({ sellerId: seller.id, communeCode: "93066", postalCode: "93200" })],
    });
  });
});

/** What is shown, and of which communes. */
function answer(view: CommunePricesView) {
  switch (view.kind) {
    case "nothing-asked":
      return [view.kind];
    case "found":
      return [view.kind, view.commune.code];
    case "several":
      return [view.kind, ...view.communes.map(({ code }) => code)];
    case "unknown":
      return [view.kind, ...view.suggestions.map(({ code }) => code)];
  }
}

test.each([
  ["", ["nothing-asked"]],
  ["  ", ["nothing-asked"]],
  ["Rennes", ["found", "35238"]],
  [" rennes ", ["found", "35238"]],
  ["35200", ["found", "35238"]],
  ["saint denis (93)", ["found", "93066"]],
  ["Saint-Denis (974)", ["found", "97411"]],
  ["Saint-Denis", ["several", "93066", "97411"]],
  ["35800", ["several", "35093", "35287"]],
  ["Ille-et-Vilaine", ["unknown"]],
  ["(((", ["unknown"]],
  ["x".repeat(5_000), ["unknown"]],
])("the text %j is answered by %j", async (text, expected) => {
  const [kind, ...codes] = answer(await findNamedCommunePrices(text));
  expect([kind, ...codes.toSorted()]).toEqual(expected);
});

test.each([
  ["saint-denis-93", ["found", "93066"]],
  ["saint-denis", ["found", "97411"]],
  ["Saint-Denis (93)", ["unknown", "93066"]],
  ["dinard' OR 1=1", ["unknown"]],
  ["", ["unknown"]],
])("the slug %j is answered by %j", async (slug, expected) => {
  expect(answer(await findCommunePrices(slug))).toEqual(expected);
});

test("a commune's figures are its own, whichever way it is asked for", async () => {
  const bySlug = await findCommunePrices("saint-denis-93");
  const byText = await findNamedCommunePrices("Saint-Denis (93)");
  expect(bySlug).toEqual(byText);
  const figures = bySlug.kind === "found" ? [...bySlug.real, ...bySlug.demonstrations] : [];
  expect(figures.map(({ count }) => count)).toEqual([1]);
  const other = await findCommunePrices("saint-denis");
  expect(other).toMatchObject({ real: [], demonstrations: [] });
});
