import { expect, test } from "vitest";
import { drawRecord } from "./draw-record.ts";
import { type SaleTerms, saleTermsSchema } from "./record.ts";
import { recordText } from "./record-copy.ts";

const TERMS: SaleTerms = {
  version: 1,
  acceptedAt: "2026-11-23T10:00:00.000Z",
  property: {
    id: "appartement0",
    title: "Appartement lumineux au cœur du Thabor",
    type: "apartment",
    address: "12 rue de la Monnaie",
    postalCode: "35000",
    city: "Rennes",
    surfaceDm2: 6_342,
    rooms: 3,
    priceCents: 348_000_00,
  },
  buyerName: "Łukasz Nguyễn",
  sellerName: "Claire Le Goff",
  looperName: "Nadia Benali",
  offer: {
    id: "0ffer0000001",
    author: "seller",
    madeAt: "2026-11-20T10:00:00.000Z",
    expiryDate: "2026-11-30",
    amountCents: 342_000_00,
    financingType: "loan",
    financingApproved: true,
    conditions: "Sous réserve de l’obtention d’un prêt de 270 000 € sous 45 jours.",
  },
  fee: { mandateNumber: 12, tierName: "Premium", feeCents: 6_000_00, netCents: 336_000_00 },
};

test("the record says what was agreed, and nothing else", () => {
  expect(saleTermsSchema.parse(TERMS)).toEqual(TERMS);
  const { subtitle, headline, sections } = recordText("abcdef012345", TERMS);
  expect(subtitle).toBe(
    "Vente ABCDEF012345 · offre acceptée le 23 novembre 2026 à 11 h (heure de Paris)".replaceAll(
      "11 h",
      "11\u00a0h",
    ),
  );
  expect(headline.amount).toBe("342\u00a0000\u00a0€");
  const lines = Object.fromEntries(sections.flatMap((section) => section.lines));
  expect(lines).toMatchObject({
    Vendeur: "Claire Le Goff",
    Looper: "Nadia Benali",
    "Net vendeur": "336\u00a0000\u00a0€",
    "À la charge du vendeur": "6\u00a0000\u00a0€ TTC, forfait Premium, mandat n°\u00a012",
  });
  expect(Object.keys(lines)).toContain("Contre-proposition du vendeur");
});

test("before a mandate the fee is marked as an estimate, and nobody stands in for a looper", () => {
  const fee = { ...TERMS.fee, mandateNumber: null };
  const { sections } = recordText("abcdef012345", { ...TERMS, fee, looperName: null });
  const lines = Object.fromEntries(sections.flatMap((section) => section.lines));
  expect(lines["À la charge du vendeur"]).toContain("estimé");
  expect(lines).not.toHaveProperty("Looper");
});

test("its file is a PDF with its fonts, the same bytes each time", async () => {
  const first = await drawRecord("abcdef012345", TERMS);
  const second = await drawRecord("abcdef012345", TERMS);
  expect(first.subarray(0, 5).toString()).toBe("%PDF-");
  expect(first.includes("FontFile")).toBe(true);
  expect(first.equals(second)).toBe(true);
});

test("long conditions go on to another page", async () => {
  const offer = { ...TERMS.offer, conditions: "Sous réserve. ".repeat(140) };
  const body = await drawRecord("abcdef012345", { ...TERMS, offer });
  expect(body.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
