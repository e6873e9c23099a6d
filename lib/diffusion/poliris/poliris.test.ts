import { describe, expect, test } from "vitest";
import type { ListingDetail } from "../../listings/views.ts";
import { listingDetail } from "../../testing/views.ts";
import { checkLine, type PolirisLine } from "./check-line.ts";
import { FIELDS, LINE_LENGTH, MAX_PHOTOS } from "./fields.ts";
import { cleanValue, type FileEncoding, fileText, inLatin1 } from "./file-text.ts";
import { lineOfListing, tenDigits } from "./line-of-listing.ts";

const MANDATE = { number: 41, signedAt: new Date("2026-11-03T23:30:00Z") };
const SENDER = {
  agency: "AG123",
  encoding: "utf-8" as FileEncoding,
  origin: "https://loopimmo.example",
  feesUrl: "https://loopimmo.example/honoraires",
  name: "Loopimmo",
  email: "bonjour@loopimmo.example",
  phone: "02 99 00 00 00",
};

/** What a home that lacks nothing has. */
const WHOLE: Partial<ListingDetail> = { energyClass: "C", ghgClass: "B" };
const line = (listing: Partial<ListingDetail> = {}, sender = SENDER) =>
  lineOfListing({ listing: listingDetail({ ...WHOLE, ...listing }), mandate: MANDATE }, sender);

describe("the description of the format", () => {
  test("gives each field a rank of its own within a line", () => {
    const ranks = Object.values(FIELDS).map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(ranks.length);
    for (const rank of ranks) {
      expect(rank).toBeGreaterThanOrEqual(1);
      expect(rank).toBeLessThanOrEqual(LINE_LENGTH);
    }
  });

  test.each([
    ["reference", 2],
    ["price", 11],
    ["description", 21],
    ["photo9", 93],
    ["photo10", 164],
    ["photo20", 174],
    ["photoTitle9", 102],
    ["photoTitle10", 274],
    ["id", 175],
    ["energyClass", 177],
    ["ghgClass", 179],
    ["proceedings", 261],
    ["feePayer", 302],
  ])("has %s at rank %i", (name, rank) => {
    expect(FIELDS[name]?.rank).toBe(rank);
  });
});

describe("a home's line", () => {
  test("lacks nothing", () => {
    expect(checkLine(line())).toEqual([]);
  });

  test.each<[string, Partial<ListingDetail>, PolirisLine]>([
    ["a flat", { type: "apartment" }, { type: "Appartement", transaction: "Vente" }],
    ["a studio", { type: "studio" }, { type: "Appartement" }],
    ["a house", { type: "house", landSurfaceM2: 640 }, { type: "maison/villa", land: "640" }],
    ["a price", { priceCents: 250_000_00 }, { price: "250000", priceWithoutBuyersFee: "250000" }],
    ["cents", { priceCents: 250_000_50 }, { price: "250000.5" }],
    ["a surface that is never rounded", { surfaceDm2: 6_342 }, { surface: "63.42" }],
    ["the ground floor", { floor: 0 }, { floor: "0" }],
    ["who pays", {}, { feePayer: "2", buyersFee: "0", exclusive: "NON" }],
    ["what it offers", { features: ["ascenseur", "fibre"] }, { lift: "OUI" }],
    [
      "a copropriété",
      { coownership: { lots: 24, yearlyChargesCents: 1_480_00, proceedings: false } },
      { coownership: "OUI", lots: "24", yearlyCharges: "1480", proceedings: "NON" },
    ],
    ["none", { coownership: null }, { coownership: "NON" }],
    [
      "the cost of energy",
      { energyCost: { minCents: 1_130_00, maxCents: 1_560_00, year: 2023 } },
      { energyCostLow: "1130", energyCostHigh: "1560", energyCostYear: "2023" },
    ],
    ["the mandate, by the day of the home", {}, { mandateNumber: "41", mandateDate: "04/11/2026" }],
    ["our own contact", {}, { phone: "0299000000", email: "bonjour@loopimmo.example" }],
  ])("says %s", (_what, listing, expected) => {
    expect(line(listing)).toMatchObject(expected);
  });

  test("says no more of the address than the page does", () => {
    expect(line({ address: "rue de la Monnaie" }).address).toBe("rue de la Monnaie");
    const hidden = line({ address: null, neighbourhood: "Thabor" });
    expect(hidden.address).toBeUndefined();
    expect(hidden.neighbourhood).toBe("Thabor");
    expect(JSON.stringify(hidden)).not.toContain("48.1");
  });

  test("leaves out what is not known, rather than deny it", () => {
    const unknown = line({ features: [], landSurfaceM2: null, builtYear: null, energyCost: null });
    for (const field of ["lift", "cellar", "land", "builtYear", "energyCostLow"] as const) {
      expect(unknown[field]).toBeUndefined();
    }
  });

  test("has the whole of the law's text behind a text of any length", () => {
    for (const description of ["Court.", "mot ".repeat(3_000)]) {
      const text = line({ description, energyClass: "G" }).description ?? "";
      expect(text.length).toBeLessThanOrEqual(4_000);
      for (const words of [
        "honoraires à la charge du vendeur",
        "Classe énergie (DPE) : G",
        "Logement à consommation énergétique excessive : classe G",
        "par an. Prix moyens des énergies indexés sur l’année 2023",
        "www.georisques.gouv.fr",
        "Bien soumis au statut de la copropriété, qui compte",
        "TTC, compris dans le prix et à la charge du vendeur.",
      ]) {
        expect(text).toContain(words);
      }
    }
  });

  test("has whole addresses of its photos, and no more than there is room for", () => {
    const photos = Array.from({ length: 25 }, (_, index) => ({
      mediaKey: `key${index}`,
      alt: `Photo ${index}`,
      ...(index === 1 && { room: "Séjour" }),
    }));
    const written = line({ photos });
    expect(written.photo1).toBe("https://loopimmo.example/media/key0-1280.webp");
    expect(written.photoTitle2).toBe("Séjour");
    expect(written.photo20).toContain("key19");
    expect(written[`photo${MAX_PHOTOS + 1}`]).toBeUndefined();
  });
});

describe("our own check", () => {
  const changed = (change: PolirisLine) => checkLine({ ...line(), ...change });

  test.each<[string, PolirisLine, string, string]>([
    ["no energy class", { energyClass: "" }, "energyClass", "missing"],
    ["an energy class that is none", { energyClass: "H" }, "energyClass", "malformed"],
    ["an address that is too long", { address: "a".repeat(129) }, "address", "too-long"],
    ["a tour that is too long", { tour: `https://a.fr/${"a".repeat(250)}` }, "tour", "too-long"],
    ["a postal code of four digits", { postalCode: "3500" }, "postalCode", "malformed"],
    ["a price of no number", { price: "NaN" }, "price", "malformed"],
    ["three decimals", { surface: "62.123" }, "surface", "malformed"],
    ["a date of another order", { mandateDate: "2026-11-03" }, "mandateDate", "malformed"],
    ["a telephone of nine digits", { phone: "299000000" }, "phone", "malformed"],
    ["a yes in English", { coownership: "YES" }, "coownership", "malformed"],
    ["a script for a photo", { photo1: "javascript:alert(1)" }, "photo1", "malformed"],
  ])("names %s", (_what, change, field, reason) => {
    expect(changed(change)).toEqual([{ field, reason }]);
  });
});

test.each([
  ["02 99 00 00 00", "0299000000"],
  ["+33 2 99 00 00 00", "0299000000"],
  ["+33 (0)2.99.00.00.00", "0299000000"],
  ["+262 262 00 00 00", ""],
  ["39 36", ""],
  [null, ""],
])("%s is %s on a portal", (phone, digits) => {
  expect(tenDigits(phone)).toBe(digits);
});

describe("the file", () => {
  test("has every field at its rank, between quotes", () => {
    const cells = fileText([{ agency: "AG123", feePayer: "2" }])
      .trimEnd()
      .split("!#");
    expect(cells).toHaveLength(LINE_LENGTH);
    expect(cells[0]).toBe('"AG123"');
    expect(cells[301]).toBe('"2"');
    expect(cells.filter((cell) => cell !== '""')).toHaveLength(2);
  });

  test("has a line a home, whatever a text holds", () => {
    const hostile = 'Un "loft"\r\nau calme!#"Vente"!#\u0000\u202e fin';
    const text = fileText([line({ title: hostile, description: hostile }), line()]);
    expect(text.split("\n").filter(Boolean)).toHaveLength(2);
    for (const each of text.trimEnd().split("\n")) {
      expect(each.split("!#")).toHaveLength(LINE_LENGTH);
      expect(each.split('"')).toHaveLength(LINE_LENGTH * 2 + 1);
    }
  });

  test.each([
    ["l’œuvre – 12 € « là »…", "l'oeuvre - 12 euros « là »..."],
    ["kg CO₂/m²", "kg CO2/m²"],
    ["1\u202f480\u00a0€", "1 480\u00a0euros"],
    ["Łódź 🏡 中", "ódz  "],
    ["élégant", "élégant"],
  ])("writes %s in Latin-1 as %s", (text, expected) => {
    expect(inLatin1(text)).toBe(expected);
    expect(Buffer.from(inLatin1(text), "latin1").toString("latin1")).toBe(inLatin1(text));
  });

  test("is empty without a home", () => {
    expect(fileText([])).toBe("");
    expect(cleanValue("  ")).toBe("");
  });
});
