import { describe, expect, it } from "vitest";
import { ENERGY_CLASSES } from "../kernel/property-kinds.ts";
import { type LegalFacts, legalMentions } from "./legal.ts";
import { isEnergyExcessive } from "./legal-terms.ts";

const APARTMENT: LegalFacts = {
  type: "apartment",
  rooms: 3,
  bedrooms: 2,
  surfaceDm2: 6_342,
  landSurfaceM2: null,
  priceCents: 320_000_00,
  energyClass: "D",
  energyUse: 214,
  ghgClass: "B",
  ghgEmission: 9,
  energyCost: { minCents: 1_130_00, maxCents: 1_560_00, year: 2023 },
  coownership: { lots: 24, yearlyChargesCents: 1_480_00, proceedings: false },
};

const HOUSE: LegalFacts = {
  ...APARTMENT,
  type: "house",
  landSurfaceM2: 480,
  coownership: null,
};

/** Mentions as plain text, with ordinary spaces. */
function mentionsOf(facts: LegalFacts): Record<string, string> {
  return Object.fromEntries(
    legalMentions(facts).map(({ term, detail, link }) => [
      term,
      `${detail}${link?.label ?? ""}`.replaceAll(/\s/g, " "),
    ]),
  );
}

describe("legalMentions", () => {
  it("says everything of a home in a coownership", () => {
    expect(mentionsOf(APARTMENT)).toEqual({
      Bien: "Appartement de 3 pièces, dont 2 chambres",
      "Surface privative (loi Carrez)": "63,42 m²",
      Prix: "320 000 €, honoraires à la charge du vendeur",
      "Classe énergie (DPE)": "D, 214 kWh/m²/an",
      "Classe climat (GES)": "B, 9 kg CO₂/m²/an",
      "Dépenses d’énergie":
        "Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre 1 130 € et 1 560 € par an. Prix moyens des énergies indexés sur l’année 2023, abonnements compris.",
      Copropriété: "Bien soumis au statut de la copropriété, qui compte 24 lots",
      "Charges courantes": "1 480 € par an en moyenne, quote-part du vendeur",
      Procédures: "Le syndicat des copropriétaires ne fait pas l’objet d’une procédure",
      Risques:
        "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
    });
  });

  it("gives the living area and the land of a house, and says that there is no coownership", () => {
    const mentions = mentionsOf(HOUSE);
    expect(mentions).toMatchObject({
      "Surface habitable": "63,42 m²",
      Terrain: "480 m²",
      Copropriété: "Bien non soumis au statut de la copropriété",
    });
    expect(mentions).not.toHaveProperty("Charges courantes");
    expect(mentions).not.toHaveProperty("Surface privative (loi Carrez)");
  });

  it("names a proceeding against the coownership", () => {
    const facts = {
      ...APARTMENT,
      coownership: { lots: 1, yearlyChargesCents: 0, proceedings: true },
    };
    expect(mentionsOf(facts)).toMatchObject({
      Copropriété: "Bien soumis au statut de la copropriété, qui compte 1 lot",
      Procédures: "Le syndicat des copropriétaires fait l’objet d’une procédure",
    });
  });

  it("says a studio's one room, without bedrooms", () => {
    const facts: LegalFacts = { ...APARTMENT, type: "studio", rooms: 1, bedrooms: 0 };
    expect(mentionsOf(facts).Bien).toBe("Studio de 1 pièce");
  });

  it.each(["F", "G"] as const)("warns of excessive consumption in class %s", (energyClass) => {
    expect(mentionsOf({ ...APARTMENT, energyClass })["Consommation d’énergie"]).toBe(
      `Logement à consommation énergétique excessive : classe ${energyClass}`,
    );
  });

  it("admits what was not provided", () => {
    const mentions = mentionsOf({
      ...APARTMENT,
      energyClass: null,
      energyUse: null,
      ghgClass: null,
      ghgEmission: null,
      energyCost: null,
    });
    expect(mentions).toMatchObject({
      "Classe énergie (DPE)": "Non communiquée",
      "Classe climat (GES)": "Non communiquée",
    });
    expect(mentions).not.toHaveProperty("Dépenses d’énergie");
  });

  it("gives a class whose figure is unknown by itself", () => {
    const mentions = mentionsOf({ ...APARTMENT, energyUse: null, ghgEmission: null });
    expect(mentions["Classe énergie (DPE)"]).toBe("D");
    expect(mentions["Classe climat (GES)"]).toBe("B");
  });

  it("gives one amount when the cost is not a range", () => {
    const energyCost = { minCents: 900_00, maxCents: 900_00, year: 2021 };
    expect(mentionsOf({ ...APARTMENT, energyCost })["Dépenses d’énergie"]).toContain(
      "usage standard : 900 € par an.",
    );
  });
});

describe("isEnergyExcessive", () => {
  it("holds for F and G only", () => {
    expect(ENERGY_CLASSES.filter(isEnergyExcessive)).toEqual(["F", "G"]);
    expect(isEnergyExcessive(null)).toBe(false);
  });
});
