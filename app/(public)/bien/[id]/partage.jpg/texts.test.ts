import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingDetail } from "../../../../../lib/testing/views.ts";
import { socialPictureTexts } from "./texts.ts";

describe("socialPictureTexts", () => {
  it("says where, how much, what and how big", () => {
    expect(socialPictureTexts(listingDetail())).toEqual({
      notice: null,
      place: "Rennes 35000",
      headline: "250 000 €",
      type: "Appartement 3 pièces",
      surface: "62 m²",
    });
  });

  it("says that a sold listing is sold", () => {
    expect(socialPictureTexts(listingDetail({ state: "sold" })).headline).toBe("Vendu");
  });

  it("says that a demonstration is one", () => {
    expect(socialPictureTexts(listingDetail({ isDemonstration: true })).notice).toBe(
      "Démonstration",
    );
  });

  it("keeps French names whole", () => {
    for (const city of ["L’Haÿ-les-Roses", "Mœurs-Verdey", "Îlets-à-Cordes", "Besançon"]) {
      expect(socialPictureTexts(listingDetail({ city })).place).toBe(`${city} 35000`);
    }
  });

  it("never has a character that the font lacks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (city) => {
        const { place } = socialPictureTexts(listingDetail({ city }));
        expect(place).toMatch(/^[ -~¡-ÿŒœŸ€’–—]*$/);
      }),
    );
  });
});
