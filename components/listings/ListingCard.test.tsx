import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cardFields } from "@/lib/listings/card-fields";
import type { ListingCard as ListingCardView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { listingCard } from "@/lib/testing/listing-card";
import { ListingCard } from "./ListingCard";

const now = new Date("2026-11-27T12:00:00Z");

/** The card's markup, its no-break spaces made plain. */
const render = (changes: Partial<ListingCardView> = {}, eager = false) =>
  renderToStaticMarkup(
    <ListingCard listing={cardFields(listingCard(changes), now)} eager={eager} />,
  ).replaceAll(/[\u00a0\u202f]/g, " ");

describe("ListingCard", () => {
  it("leads to the listing, and from the heart to the login and back", () => {
    const markup = render();
    expect(markup).toContain('href="/bien/abcdefghjkmn"');
    const login = routes.loginForFavorite("abcdefghjkmn", "/bien/abcdefghjkmn");
    expect(markup).toContain(`href="${login.replaceAll("&", "&amp;")}"`);
  });

  it("states the price, its price per m², the type, rooms, surface and place", () => {
    const markup = render();
    for (const text of [
      "320 000 €",
      "5 050 €/m²",
      "Appartement",
      "63,42 m²",
      "Rennes 35000",
      "Thabor",
    ])
      expect(markup).toContain(text);
    expect(markup).toContain("Trois-pièces &lt;traversant&gt;");
  });

  it("names the energy class in words, and says nothing when there is none", () => {
    expect(render()).toContain("Classe énergie C");
    expect(render({ energyClass: null })).not.toContain("Classe énergie");
  });

  it("says when the property is under offer", () => {
    expect(render()).not.toContain("Sous offre");
    expect(render({ underOffer: true })).toContain("Sous offre");
  });

  it("says when it is a demonstration, above that it is under offer", () => {
    expect(render()).not.toContain("Démonstration");
    expect(render({ isDemonstration: true, underOffer: true })).toMatch(
      /Démonstration.*Sous offre/,
    );
  });

  it("says that it is new, or by how much and since when its price fell, unless it is under offer", () => {
    expect(render()).not.toMatch(/Nouveau|Baisse|Prix en baisse/);
    expect(render({ publishedAt: "2026-11-20T08:00:00Z" })).toContain("Nouveau");
    const drop = { priceDrop: { fromCents: 332_000_00, at: "2026-11-24T08:00:00Z" } };
    const cheaper = render({ ...drop, publishedAt: "2026-11-20T08:00:00Z" });
    expect(cheaper).toContain("Baisse de 12 000 €");
    expect(cheaper).toContain("Prix en baisse depuis le 24 novembre");
    expect(cheaper).not.toContain("Nouveau");
    expect(render({ ...drop, underOffer: true })).not.toMatch(/Baisse|Prix en baisse/);
  });

  it("states the floor or the land, and what there is of the open air", () => {
    expect(render({ floor: 2, floorCount: 4, features: ["balcon"] })).toContain(
      "2e étage sur 4 · Balcon",
    );
    expect(render({ floor: 0 })).toContain("Rez-de-chaussée");
    expect(render({ type: "house", landSurfaceM2: 1_250, features: ["jardin"] })).toContain(
      "Terrain de 1 250 m² · Jardin",
    );
  });

  it("is one picture before scripts run, however many it has", () => {
    const pictures = ["pool-1", "pool-2"].map((mediaKey) => ({ mediaKey, alt: "" }));
    const markup = render({ pictures });
    expect(markup.match(/<img/g)).toHaveLength(1);
    expect(markup).not.toContain("Photo suivante");
  });

  it("names the looper and counts the visits, and says nothing of what there is not", () => {
    expect(render()).not.toMatch(/Looper|visite/);
    expect(render({ ambassador: { firstName: "Nadia" } })).toMatch(/Nadia, Looper<\/p>/);
    expect(render({ visitCount: 1 })).toContain(">1 visite<");
    expect(render({ ambassador: { firstName: "Nadia" }, visitCount: 3 })).toContain(
      "Nadia, Looper · 3 visites",
    );
  });

  it("offers the photo in every width, and loads it at once only when asked", () => {
    expect(render()).toContain("/media/pool-1-320.webp 320w");
    expect(render()).toContain('loading="lazy"');
    expect(render({}, true)).toContain('loading="eager"');
  });

  it("carries no inline style, which the content policy refuses", () => {
    expect(render()).not.toContain("style=");
  });
});
