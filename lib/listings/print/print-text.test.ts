import { describe, expect, test } from "vitest";
import { listingDetail } from "../../testing/views.ts";
import type { ListingDetail } from "../views.ts";
import { printText } from "./print-text.ts";

const PUBLISHER = {
  name: "Loopimmo",
  legalForm: "SAS au capital de 10 000 €",
  professionalCard: "CPI 3501 2026 000 000 001",
};
const NOW = new Date("2026-11-24T10:00:00Z");

const textOf = (listing: Partial<ListingDetail> = {}, publisher = PUBLISHER) =>
  printText(listingDetail(listing), { origin: "https://loopimmo.fr", publisher, now: NOW });

/** With ordinary spaces. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll(/\u00a0|\u202f/g, " ");

describe("printText", () => {
  test("says what the law wants of an advertisement, and the fee in euros", () => {
    const { mentions, energy, labels } = textOf();
    expect(JSON.parse(plain(mentions))).toEqual([
      ["Bien", "Appartement de 3 pièces, dont 2 chambres"],
      ["Surface privative (loi Carrez)", "62 m²"],
      ["Prix", "250 000 €, honoraires à la charge du vendeur"],
      ["Honoraires", "4 000 € TTC, compris dans le prix et à la charge du vendeur"],
      ["Copropriété", "Bien soumis au statut de la copropriété, qui compte 24 lots"],
      ["Charges courantes", "1 480 € par an en moyenne, quote-part du vendeur"],
      ["Procédures", "Le syndicat des copropriétaires ne fait pas l’objet d’une procédure"],
      [
        "Risques",
        "Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr",
      ],
    ]);
    expect(plain(energy)).toContain("entre 1 130 € et 1 560 € par an");
    expect(plain(energy)).toContain("indexés sur l’année 2023");
    expect(labels).toMatchObject([
      { kind: "dpe", energyClass: "D", value: "214" },
      { kind: "ges", energyClass: "B", value: "9" },
    ]);
  });

  test.each(["F", "G"] as const)(
    "names the excessive consumption of class %s first",
    (energyClass) => {
      expect(plain(textOf({ energyClass }).energy[0])).toContain(
        `Logement à consommation énergétique excessive : classe ${energyClass}`,
      );
    },
  );

  test.each<[string, Partial<ListingDetail>, string]>([
    ["its address as its seller shows it", {}, "rue de la Monnaie, 35000 Rennes"],
    ["its neighbourhood", { address: null }, "Centre, 35000 Rennes"],
    ["its town alone", { address: null, neighbourhood: null }, "35000 Rennes"],
  ])("places the home by %s", (_what, listing, place) => {
    expect(textOf(listing).place).toBe(place);
  });

  test("marks an example, and what is under offer", () => {
    expect(textOf()).toMatchObject({ mark: null, status: "À vendre" });
    const { mark, status } = textOf({ isDemonstration: true, state: "under_offer" });
    expect(mark).toContain("Annonce de démonstration");
    expect(status).toBe("Sous offre");
  });

  test("leads to the listing, and names who publishes it where that is configured", () => {
    const { url, footer } = textOf();
    expect(url).toBe("https://loopimmo.fr/bien/abc123def456");
    expect(plain(footer[0])).toContain(
      "Référence abc123def456 · Annonce en ligne : loopimmo.fr/bien/abc123def456",
    );
    expect(footer[1]).toContain("loopimmo.fr/honoraires");
    expect(footer[1]).toContain("24 novembre 2026");
    expect(footer[2]).toContain("Carte professionnelle CPI 3501 2026 000 000 001");
    const nobody = { name: null, legalForm: null, professionalCard: null };
    const unnamed = printText(listingDetail(), {
      origin: "https://loopimmo.fr",
      publisher: nobody,
      now: NOW,
    });
    expect(unnamed.footer).toHaveLength(2);
  });

  test("leaves out figures that are none, and blank lines", () => {
    const { figures, description } = textOf({
      bedrooms: 0,
      bathrooms: 0,
      rooms: 1,
      landSurfaceM2: 480,
      description: "Au calme.\r\n\r\n  \nProche du centre. ",
    });
    expect(figures.map(({ label }) => label)).toEqual(["Surface", "Pièce", "Terrain"]);
    expect(description).toEqual(["Au calme.", "Proche du centre."]);
  });
});
