import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ListingCard as ListingCardView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { ListingCard } from "./ListingCard";

const listing: ListingCardView = {
  address: "rue de Paris",
  ghgClass: null,
  package: { tierName: "Premium", feeCents: 6_000_00 },
  id: "abcdefghjkmn",
  title: "Trois-pièces <traversant>",
  type: "apartment",
  priceCents: 32_000_000,
  pricePerM2Cents: 505_000,
  surfaceDm2: 6_342,
  rooms: 3,
  bedrooms: 2,
  city: "Rennes",
  postalCode: "35000",
  neighbourhood: "Thabor",
  citySlug: "rennes",
  lat: 48.11,
  lng: -1.68,
  energyClass: "C",
  features: [],
  photo: { mediaKey: "pool-1", alt: "Illustration : façade" },
  photoCount: 4,
  underOffer: false,
  publishedAt: "2026-11-01T08:00:00.000Z",
  isDemonstration: false,
  ambassador: null,
  visitCount: 0,
};

/** The card's markup, its no-break spaces made plain. */
const render = (changes: Partial<ListingCardView> = {}, eager = false) =>
  renderToStaticMarkup(
    <ListingCard listing={{ ...listing, ...changes }} eager={eager} />,
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
      "63 m²",
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
