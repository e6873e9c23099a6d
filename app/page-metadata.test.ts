import { describe, expect, it } from "vitest";
import { BRAND } from "@/lib/content/brand";
import { pageMetadata } from "./page-metadata";

describe("the metadata of a page", () => {
  it("is a title alone, not indexed, where the page has no canonical address", () => {
    expect(pageMetadata({ title: "Connexion", description: "Un texte", path: null })).toEqual({
      title: "Connexion",
      robots: { index: false },
    });
  });

  it("has one canonical address, which Open Graph repeats", () => {
    const { alternates, openGraph, robots } = pageMetadata({ title: "Aide", path: "/help" });
    expect(alternates).toEqual({ canonical: "/help" });
    expect(openGraph).toMatchObject({ url: "/help", title: "Aide", type: "website" });
    expect(robots).toBeUndefined();
  });

  it("takes the brand's description and the site's picture where the page has none", () => {
    const { description, openGraph } = pageMetadata({ title: "Accueil", path: "/" });
    expect(description).toBe(BRAND.description);
    expect(openGraph).toMatchObject({
      description: BRAND.description,
      images: { url: "/partage.jpg", alt: BRAND.pictureAlt, width: 1200, height: 630 },
    });
  });

  it("shows a listing as an article with its own picture", () => {
    const picture = { path: "/bien/x/partage.jpg", alt: "Photo" };
    expect(
      pageMetadata({ title: "Maison", path: "/bien/x", picture, kind: "article" }).openGraph,
    ).toMatchObject({ type: "article", images: { url: picture.path, alt: "Photo" } });
  });
});
